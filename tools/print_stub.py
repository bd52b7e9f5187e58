# SPDX-License-Identifier: Apache-2.0
"""Print the stub of the native module as nanobind's stubgen sees it.

python tools/print_stub.py           write src/actgrad/_native.pyi
python tools/print_stub.py --check   compare; exit status 1 when it is stale
"""

from __future__ import annotations

import difflib
import subprocess
import sys
from pathlib import Path

from nanobind.stubgen import StubGen

from actgrad import _native

STUB = Path(__file__).resolve().parents[1] / "src" / "actgrad" / "_native.pyi"
HEAD = """\
# SPDX-License-Identifier: Apache-2.0
# Printed by `python tools/print_stub.py` from the native module. Edit its bindings instead.

"""


def printed() -> str:
    """The stub, formatted as all our code is."""
    generator = StubGen(_native)
    generator.put(_native)
    ruff = [Path(sys.executable).with_name("ruff"), "format", "--stdin-filename", STUB]
    done = subprocess.run(ruff, input=HEAD + generator.get(), capture_output=True, text=True, check=True)
    return done.stdout


def main() -> int:
    text, current = printed(), STUB.read_text(encoding="utf-8")
    if "--check" not in sys.argv[1:]:
        STUB.write_text(text, encoding="utf-8")
        return 0
    names = (f"{STUB.name} (on disk)", f"{STUB.name} (printed)")
    sys.stdout.writelines(difflib.unified_diff(current.splitlines(True), text.splitlines(True), *names))
    return int(text != current)


if __name__ == "__main__":
    sys.exit(main())
