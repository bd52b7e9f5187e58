# SPDX-License-Identifier: Apache-2.0
"""The printer: writes C++, Python and Markdown from the declarations. It is not part of the package.

    python -m codegen           print all files
    python -m codegen --check   compare them with the files on disk

Printing needs only Python: the package's ``__init__``, which loads the native module, is not executed.
"""

import sys
import types
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

if "actgrad" not in sys.modules:
    _package = types.ModuleType("actgrad")
    _package.__path__ = [str(ROOT / "src" / "actgrad")]
    sys.modules["actgrad"] = _package
