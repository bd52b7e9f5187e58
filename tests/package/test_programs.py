# SPDX-License-Identifier: Apache-2.0
"""aclnn programs, compiled unchanged and run: the examples, and the documents' samples if they are available."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from actgrad import _native, toolkit

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = ROOT.parent / "shared" / "seeds"

UNDEFINED_IN_CP1254 = (0x81, 0x8D, 0x8E, 0x8F, 0x90, 0x9D, 0x9E)


@dataclass(frozen=True)
class Program:
    """A program, and the values that it prints; None if only its exit status counts. Strict mode finds its mistake."""

    name: str
    code: Callable[[], str]
    values: list[str] | None = None
    mistake: str = ""

    def __str__(self) -> str:
        return self.name


def own_examples() -> list[Program]:
    mistakes = {"refusals": "executor: aclnnSiluBackward is given an executor that no phase one gave"}
    return [
        Program(f"example-{path.stem}", path.read_text, mistake=mistakes.get(path.stem, ""))
        for path in sorted((ROOT / "examples").glob("*.cpp"))
    ]


def samples() -> list[Program]:
    """The samples of three documents; that of GeGLU as printed, and with the dtype that its data really has."""
    found = []
    for number, name, values in [
        ("002", "hardswish", "0.000000 0.833333 2.333333 4.500000 4.000000 5.000000 6.000000 7.000000"),
        ("003", "silu", "0.927671 1.090784 1.088104 1.052665 1.026547 1.012326"),
    ]:
        for path in DOCUMENTS.glob(f"{number}_*"):
            found.append(Program(f"sample-{name}", lambda path=path: sample_in(path), values.split()))
    for path in DOCUMENTS.glob("004_*"):
        found += [
            # Floats that are read as halves: every second one is 0, and so are all products.
            Program("sample-geglu-as-printed", lambda path=path: sample_in(path), ["-0.000000", *["0.000000"] * 3]),
            Program(
                "sample-geglu-tanh",
                lambda path=path: replaced(sample_in(path), "ACL_FLOAT16", "ACL_FLOAT"),
                ["4.000000", "-0.331856", "1.000000", "-0.000000"],
            ),
            Program(
                "sample-geglu-erf",
                lambda path=path: replaced(
                    replaced(sample_in(path), "ACL_FLOAT16", "ACL_FLOAT"), "approximate = 1", "approximate = 0"
                ),
                ["4.000000", "-0.333262", "1.000000", "-0.000000"],
            ),
        ]
    return found


def replaced(code: str, old: str, new: str) -> str:
    assert old in code
    return code.replace(old, new)


def sample_in(path: Path) -> str:
    """The program in a document; only its comments may be damaged."""
    text = path.read_text(encoding="utf-8")
    if "产品" not in text:
        text = decoded(text)
    blocks = re.findall(r"^```Cpp\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    (code,) = (block for block in blocks if "int main()" in block)
    assert all(line.partition("//")[0].isascii() for line in code.splitlines())
    return code


def decoded(text: str) -> str:
    """Undoes a decoding of UTF-8 as cp1254; what was lost in it becomes replacement characters."""
    return b"".join(map(byte_of, text)).decode("utf-8", errors="replace")


def byte_of(character: str) -> bytes:
    undefined = ord(character) in UNDEFINED_IN_CP1254
    return bytes([ord(character)]) if undefined else character.encode("cp1254")


def test_decoding() -> None:
    text = "激活函数的梯度 — √ × 产品"

    def misread(byte: int) -> str:
        return chr(byte) if byte in UNDEFINED_IN_CP1254 else bytes([byte]).decode("cp1254")

    damaged = "".join(map(misread, text.encode("utf-8")))
    assert damaged != text
    assert decoded(damaged) == text


@pytest.mark.cpp
@pytest.mark.parametrize("program", [*own_examples(), *samples()], ids=str)
def test_program(program: Program, tmp_path: Path) -> None:
    """Compiles with `g++ FILE.cpp $(actgrad config --cflags --libs)` and runs."""
    source, binary = tmp_path / "program.cpp", tmp_path / "program"
    source.write_text(program.code(), encoding="utf-8")
    subprocess.run(["g++", source, *toolkit.cflags(), *toolkit.libs(), "-o", binary], check=True)
    output = subprocess.run([binary], check=True, capture_output=True, text=True, timeout=60).stdout
    if program.values is None:
        assert output
    else:
        assert re.findall(r"result\[\d+\] is: (\S+)", output) == program.values
    if _native.strict_is_available():
        environment = {**os.environ, "ACTGRAD_STRICT": "1"}
        strict = subprocess.run([binary], check=False, capture_output=True, text=True, timeout=60, env=environment)
        assert without_addresses(strict.stdout) == without_addresses(output), strict.stderr
        if program.mistake:
            assert strict.returncode == 66
            assert strict.stderr.startswith(f"actgrad strict: {program.mistake}")
            assert "\nactgrad strict: 1 finding in " in strict.stderr
        else:
            summary = strict.stderr.partition(" in ")[0]
            assert (strict.returncode, summary) in ((0, "actgrad strict: 0 findings"), (0, ""))


def without_addresses(text: str) -> str:
    return re.sub(r"0x[0-9a-f]+", "0x", text)
