# SPDX-License-Identifier: Apache-2.0
"""The printer: what follows from the declarations, as C++, Python and Markdown. No part of the package.

    python -m codegen           print all files
    python -m codegen --check   compare them with what is there

Printing needs Python alone: the package's own ``__init__``, which loads the native module, is passed over.
"""

import sys
import types
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

if "actgrad" not in sys.modules:
    _package = types.ModuleType("actgrad")
    _package.__path__ = [str(ROOT / "src" / "actgrad")]
    sys.modules["actgrad"] = _package
