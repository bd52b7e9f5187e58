# SPDX-License-Identifier: Apache-2.0
"""Prints all files that follow from the operators' declarations.

python -m codegen           print them
python -m codegen --check   compare them with the files on disk; exit status 1 when one is stale
"""

from __future__ import annotations

import argparse
import difflib
import keyword
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from actgrad.npu.declared import DECLARED, WITHOUT_FUNCTIONS, header_file
from actgrad.npu.refusals import COMMUNICATION, OF_NOTHING, RUNTIME, refused
from actgrad.npu.table import GROUPS, TABLE
from actgrad.operators import ALL, DOCUMENTED, INTERNAL
from actgrad.operators.contract import Operator
from codegen import ROOT, declared, entry, kernels, npu, pages, python, sweep
from codegen.formula import CPP_WORDS
from codegen.torch import functional, modules
from codegen.torch import kernels as torch_kernels

DECLARATIONS = "src/actgrad/operators/"
ORIGIN = "Printed by `python -m codegen` from {source}. Edit that instead."


def printed_files() -> dict[str, str]:
    """Every printed file: path below the repository root → text."""
    operators, internal = list(DOCUMENTED), list(INTERNAL)
    both = list(ALL)
    refuse_clashes(both, [line.name for line in TABLE])
    unique = kernels.unique_kernels(both)
    served = {operator.aclnn for operator in operators} | {line.symbol for line in TABLE}
    files = {
        "generated/activations.h": _c("src/actgrad/arithmetic/activations.py", kernels.activations_header()),
        "generated/sweep.h": _c("src/actgrad/arithmetic/ and src/actgrad/operators/", sweep.header()),
        "generated/sweep.inc": _c("src/actgrad/arithmetic/ and src/actgrad/operators/", sweep.rows()),
        "generated/kernels.h": _c(DECLARATIONS, kernels.kernel_names(unique, both)),
        "generated/kernels.inc": _c(DECLARATIONS, kernels.kernel_list(unique)),
        "src/actgrad/arrays/functions.py": _py(python.functions(operators)),
        "src/actgrad/_aclnn_operators.py": _py(python.aclnn(operators)),
        "src/actgrad/torch/functional.py": _py(functional.functions(both)),
        "src/actgrad/torch/modules.py": _py(modules.modules(both)),
        "docs/operators/index.md": _md(pages.index(operators)),
        "docs/errors.md": f"<!-- {ORIGIN.format(source='src/actgrad/operators/statuses.py')} -->\n\n{pages.errors()}",
        "generated/plans.h": _c(DECLARATIONS, entry.plans_header(both)),
        "generated/operators.inc": _c(DECLARATIONS, python.binding_list(operators, internal)),
        "generated/torch_kernels.inc": _c(DECLARATIONS, torch_kernels.kernels(both)),
        "generated/table/entries.cpp": _c("src/actgrad/npu/table.py", npu.entries(TABLE)),
        "docs/npu-operators.md": _md(npu.listing(GROUPS), "src/actgrad/npu/table.py"),
        "generated/npu/communication.cpp": _c("src/actgrad/npu/refusals.py", npu.runtime_refusals(COMMUNICATION, {})),
        "generated/ascendcl/refusals.cpp": _c("src/actgrad/npu/refusals.py", npu.runtime_refusals(RUNTIME, OF_NOTHING)),
        "generated/table/refusals.cpp": _c("src/actgrad/npu/refusals.py", npu.refusals(refused(served))),
    }
    for operator in both:
        source = f"{DECLARATIONS}{'documented' if operator.header else 'internal'}/"
        files[f"generated/operators/{operator.snake}.cpp"] = _c(source, entry.entry(operator))
        if own := kernels.kernels_of(operator, unique):
            files[f"generated/kernels/{operator.snake}.cpp"] = _c(source, kernels.kernel_unit(own, both))
        if operator.header:
            files[f"docs/operators/{operator.snake}.md"] = _md(pages.page(operator))
    for name, source, declarations in headers(operators):
        files[f"include/aclnnop/{name}"] = _c(source, entry.header(name, declarations))
    return files


def headers(operators: Sequence[Operator]) -> Iterator[tuple[str, str, list[str]]]:
    """The public headers: the file, where it is printed from, and the declarations in it."""
    family = {operator.aclnn for operator in operators}
    table = {line.symbol: line for line in TABLE}
    ours: dict[str, list[str]] = {}
    others = {header_file(stem): [declared.NOTHING_KNOWN] for stem in WITHOUT_FUNCTIONS}
    for operator in operators:
        if operator.header:
            ours.setdefault(operator.header, []).append(entry.declaration(operator))
    for line in DECLARED:
        if line.symbol not in family:
            others.setdefault(line.header, []).append(declared.declaration(line, table.get(line.symbol)))
    for name in sorted(ours.keys() | others.keys()):
        source = DECLARATIONS if name in ours else "src/actgrad/npu/declared.txt"
        one_phase = [declared.ONE_PHASE[name]] if name in declared.ONE_PHASE else []
        yield name, source, [*ours.get(name, []), *others.get(name, []), *one_phase]


def refuse_clashes(operators: Sequence[Operator], others: Sequence[str]) -> None:
    """Raises ValueError if a name is defined twice or a keyword, or if a named gradient is undefined.

    Args:
        operators: all declared operators.
        others: the names of the operators beyond activations, without ``aclnn``.
    """
    kinds = {
        "in the C interface": [operator.aclnn for operator in operators] + [f"aclnn{name}" for name in others],
        "in Python": [operator.python for operator in operators if operator.python],
        "in torch.ops.actgrad": [operator.torch_name for operator in operators if operator.torch_name],
    }
    for where, names in kinds.items():
        if twice := sorted(name for name, count in Counter(names).items() if count > 1):
            raise ValueError(f"defined twice {where}: {', '.join(twice)}")
    for operator in operators:
        parameters = {name for parameter in operator.parameters for name in (parameter.name, parameter.python)}
        if words := parameters & {*CPP_WORDS, *keyword.kwlist}:
            raise ValueError(f"{operator.name}: no parameter can be called {', '.join(words)}, a keyword")
        if operator.gradient and operator.gradient not in kinds["in torch.ops.actgrad"]:
            raise ValueError(f"{operator.name}: its gradient {operator.gradient} is no operator of torch.ops.actgrad")


def _c(source: str, text: str) -> str:
    return f"// SPDX-License-Identifier: Apache-2.0\n// {ORIGIN.format(source=source)}\n\n{text}"


def _py(text: str) -> str:
    return f"# SPDX-License-Identifier: Apache-2.0\n# {ORIGIN.format(source='src/actgrad/operators/')}\n{text}"


def _md(text: str, source: str = "src/actgrad/operators/") -> str:
    return f"<!-- {ORIGIN.format(source=source)} -->\n\n{text}"


PRINTED_FOLDERS = (
    "docs/operators",
    "generated/ascendcl",
    "generated/npu",
    "generated/operators",
    "generated/table",
    "generated/kernels",
    "include/aclnnop",
)


def stray_files(files: dict[str, str]) -> list[Path]:
    """Files in the folders of printed files that are no longer printed."""
    return [
        path
        for folder in PRINTED_FOLDERS
        for path in sorted((ROOT / folder).glob("*"))
        if path.relative_to(ROOT).as_posix() not in files
    ]


def check(files: dict[str, str]) -> int:
    """Shows how the files on disk differ from what would be printed; returns the number of differing files."""
    stale = 0
    for name, text in files.items():
        path = ROOT / name
        current = path.read_text(encoding="utf-8") if path.exists() else ""
        if current != text:
            stale += 1
            sys.stdout.writelines(
                difflib.unified_diff(
                    current.splitlines(True), text.splitlines(True), f"{name} (on disk)", f"{name} (printed)"
                )
            )
    for path in stray_files(files):
        stale += 1
        print(f"{path.relative_to(ROOT)}: nothing prints this file any more")
    return stale


def write(files: dict[str, str]) -> None:
    """Writes the files that changed and removes those that are no longer printed."""
    for name, text in files.items():
        path = ROOT / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"printed {name}")
    for path in stray_files(files):
        path.unlink()
        print(f"removed {path.relative_to(ROOT)}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m codegen", description="Print all generated files.")
    parser.add_argument("--check", action="store_true", help="only compare; exit status 1 when a file is stale")
    files = printed_files()
    if parser.parse_args().check:
        return 1 if check(files) else 0
    write(files)
    return 0


if __name__ == "__main__":
    sys.exit(main())
