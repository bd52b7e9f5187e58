# SPDX-License-Identifier: Apache-2.0
"""Strict mode: programs with one mistake each, which is found on its line, and the same programs without it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from actgrad import _native, toolkit
from actgrad.cli import strict as command

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = sorted((ROOT / "native" / "tests" / "strict").glob("*.cpp"))
FINDING = re.compile(r"// finding: ([a-z-]+)")
FUNCTION = re.compile(r"^(?=\S)(?:\[\[gnu::noinline\]\] )?[\w:<>\*& ]+?(\w+)\(.*\{$")

pytestmark = pytest.mark.skipif(not _native.strict_is_available(), reason="strict mode is for Linux with glibc")


def compile_program(program: Path, output: Path, *options: str) -> None:
    words = ["g++", "-std=c++17", "-g", "-pthread", *options, f"-I{ROOT / 'native'}", str(program)]
    subprocess.run([*words, *toolkit.cflags(), *toolkit.libs(), "-o", str(output)], check=True, cwd=output.parent)


def compiled(name: str, folder: Path, *options: str) -> Path:
    """The program of this name, compiled with its mistake, or with ``-DRIGHT`` without."""
    compile_program(ROOT / "native" / "tests" / "strict" / f"{name}.cpp", folder / name, *options)
    return folder / name


def run(words: list[str], **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words, env={**os.environ, **settings}, capture_output=True, text=True, timeout=120, check=False
    )


def expected(program: Path) -> tuple[str, int, str]:
    """The check, the line and the function that a program's comment marks."""
    function = ""
    for number, line in enumerate(program.read_text().splitlines(), 1):
        if start := FUNCTION.match(line):
            function = start[1]
        if finding := FINDING.search(line):
            return finding[1], number, function
    raise AssertionError(f"{program.name} marks no line")


@pytest.fixture(scope="session")
def precompiled(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The option for program.h as a precompiled header, with and without ``-DRIGHT``: a program is shorter than it."""
    folder = tmp_path_factory.mktemp("precompiled")
    header = Path("tests", "strict", "program.h")
    (folder / header).with_suffix(".h.gch").mkdir(parents=True)
    (folder / header).write_text(f'#include "{ROOT / "native" / header}"\n')
    for options in ([], ["-DRIGHT"]):
        output = (folder / header).with_suffix(".h.gch") / "".join(["program", *options])
        words = ["g++", "-std=c++17", "-g", "-pthread", *options, f"-I{ROOT / 'native'}", "-xc++-header"]
        subprocess.run([*words, str(folder / header), *toolkit.cflags(), "-o", str(output)], check=True)
    return f"-I{folder}"


def run_strictly(path: Path, capfd: pytest.CaptureFixture[str]) -> tuple[int, dict[str, Any], str]:
    """The exit status, the SARIF log and the text of a run."""
    report = path.with_suffix(".sarif")
    status = command.main(["--json", str(report), str(path)])
    return status, json.loads(report.read_text()), capfd.readouterr().err


def test_every_check_has_a_program() -> None:
    names = {name for name, _, _ in _native.strict_checks()}
    assert {expected(program)[0] for program in PROGRAMS} == names


@pytest.mark.cpp
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
def test_mistakes_are_found_on_their_line(
    program: Path, tmp_path: Path, precompiled: str, capfd: pytest.CaptureFixture[str]
) -> None:
    check, line, function = expected(program)
    status, log, text = run_strictly(compiled(program.stem, tmp_path, precompiled), capfd)
    assert status == 66, text
    results = log["runs"][0]["results"]
    assert [result["ruleId"] for result in results] == [check], text
    (location,) = results[0]["locations"]
    assert Path(location["physicalLocation"]["artifactLocation"]["uri"]).name == program.name
    assert location["physicalLocation"]["region"]["startLine"] == line, text
    name = location["logicalLocations"][0]["fullyQualifiedName"]
    assert re.search(rf"\b{function}\b", name), text
    assert f"actgrad strict: {check}: " in text
    assert "1 finding in " in text


@pytest.mark.cpp
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
def test_nothing_is_found_in_the_corrected_programs(
    program: Path, tmp_path: Path, precompiled: str, capfd: pytest.CaptureFixture[str]
) -> None:
    right = compiled(program.stem, tmp_path, precompiled, "-DRIGHT")
    status, log, text = run_strictly(right, capfd)
    assert status == 0, text
    assert log["runs"][0]["results"] == []
    assert "actgrad strict: 0 findings in " in text
    assert run([str(right)]).returncode == 0


def strictly(*words: str, checks: str = "1") -> subprocess.CompletedProcess[str]:
    return run(list(words), ACTGRAD_STRICT=checks)


def test_valid_calls_give_the_same_bits_and_no_finding(tmp_path: Path) -> None:
    program = tmp_path / "valid_calls"
    compile_program(ROOT / "native" / "tests" / "valid_calls.cpp", program)
    for seed in ("1", "2", "3"):
        plain = run([str(program), "5000", seed])
        strict = strictly(str(program), "5000", seed)
        assert (strict.returncode, strict.stdout) == (plain.returncode, plain.stdout) == (0, plain.stdout)
        assert strict.stderr == "actgrad strict: 0 findings in 5000 operator calls\n"


def test_a_loop_is_one_finding_that_is_counted(tmp_path: Path) -> None:
    code = (ROOT / "native" / "tests" / "strict" / "uninitialised_copy.cpp").read_text()
    line = next(line for line in code.splitlines() if "finding" in line)
    program = tmp_path / "loop.cpp"
    program.write_text(code.replace(line, f"for (int i = 0; i < 7; ++i) {{\n{line}\n}}"))
    compile_program(program, tmp_path / "loop")
    text = strictly(str(tmp_path / "loop")).stderr
    assert text.count("actgrad strict: uninitialised: ") == 1
    assert "uninitialised, 7 times, at main " in text


def test_the_environment_alone_chooses_checks(tmp_path: Path) -> None:
    program = str(compiled("early_write", tmp_path))
    assert strictly(program).returncode == 66
    result = strictly(program, checks="early-read,leak")
    assert (result.returncode, result.stderr) == (0, "actgrad strict: 0 findings in 1 operator call\n")
    refused = strictly(program, checks="early-reed")
    assert refused.returncode == 2
    assert 'the checks of strict mode are "early-reed"; 1 for all, or some of host-access, ' in refused.stderr


def launch(*words: str) -> subprocess.CompletedProcess[str]:
    return run([sys.executable, "-m", "actgrad.cli", "strict", *words])


def test_the_launcher_chooses_checks_and_keeps_the_status(tmp_path: Path) -> None:
    program = str(compiled("early_write", tmp_path))
    assert launch(program).returncode == 66
    assert launch("sh", "-c", f"{program}; exit 0").returncode == 66
    assert launch("sh", "-c", f"{program}; exit 5").returncode == 5
    assert launch("--only", "early-write", program).returncode == 66
    assert launch("--skip", "early-write,leak", program).returncode == 0
    refused = launch("--skip", "early", program)
    assert refused.returncode == 2
    assert "there is no check 'early'; the checks are host-access, " in refused.stderr
    assert launch("--only", "leak", "--skip", "leak", program).returncode == 2
    assert "cannot be run: No such file" in launch(str(tmp_path / "nothing")).stderr
    for name in ("", str(tmp_path)):
        refused = launch("--json", name, "touch", str(tmp_path / "started"))
        assert refused.returncode == 2
        assert "cannot be written: Is a directory" in refused.stderr
    full = launch("--json", "/dev/full", "true")
    assert (full.returncode, full.stderr.splitlines()[-1]) == (
        2,
        "actgrad strict: /dev/full cannot be written: No space left on device",
    )
    assert launch("--json", str(tmp_path / "report"), str(tmp_path / "nothing")).returncode == 2
    assert not (tmp_path / "report").exists()
    refused = launch("--json", str(tmp_path / "no" / "report"), "touch", str(tmp_path / "started"))
    assert refused.returncode == 2
    assert "report cannot be written: No such file" in refused.stderr
    assert not (tmp_path / "started").exists()
    assert launch("sh", "-c", "kill -TERM $$").returncode == 128 + 15


def test_the_launcher_passes_a_termination_on() -> None:
    words = [sys.executable, "-m", "actgrad.cli", "strict", "sh", "-c", "echo begun; exec sleep 60"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as launcher:
        assert launcher.stdout
        assert launcher.stdout.readline() == "begun\n"
        launcher.terminate()
        _, summary = launcher.communicate(timeout=30)  # ends when the program, too, has closed its outputs
    assert (launcher.returncode, summary) == (128 + 15, "actgrad strict: 0 findings in 0 operator calls\n")


def test_the_programs_signal_handler_gets_other_faults(tmp_path: Path) -> None:
    program = tmp_path / "handler.cpp"
    program.write_text(
        """\
#include <csignal>
#include <unistd.h>
#include "acl/acl.h"
int main(int count, char**) {
    if (count > 1) {
        std::signal(SIGSEGV, [](int) { _exit(7); });
    }
    aclInit(nullptr);
    *reinterpret_cast<volatile int*>(8) = 1;
}
"""
    )
    compile_program(program, tmp_path / "handler")
    assert strictly(str(tmp_path / "handler")).returncode == -11
    assert strictly(str(tmp_path / "handler"), "with a handler").returncode == 7


def test_the_child_of_a_fork_begins_anew(tmp_path: Path) -> None:
    program = tmp_path / "fork.cpp"
    program.write_text(
        """\
#include <sys/wait.h>
#include <unistd.h>
#include "tests/strict/program.h"
int main() {
    Setting setting;
    const pid_t child = fork();
    if (child == 0) {
        int status = aclrtSetDevice(0);
        void* const block = filled_memory();
        aclSetRawTensorAddr(setting.self, block);  // the parent's tensors are checked, too
        uint64_t size = 0;
        aclOpExecutor* executor = nullptr;
        status += aclnnSiluGetWorkspaceSize(setting.self, setting.self, &size, &executor) + (size > 0 ? 0 : 1);
        status += aclDestroyAclOpExecutor(executor) + aclrtFree(block) + aclrtResetDevice(0);
        std::exit(status);
    }
    int status = 1;
    waitpid(child, &status, 0);
    return status;
}
"""
    )
    compile_program(program, tmp_path / "fork")
    result = strictly(str(tmp_path / "fork"))
    assert result.returncode == 0, result.stderr
    assert result.stderr == "actgrad strict: 0 findings in 0 operator calls\n" or not result.stderr


def compiled_text(code: str, folder: Path) -> str:
    """A program that includes the programs' common header."""
    (folder / "program.cpp").write_text('#include "tests/strict/program.h"\n' + code)
    compile_program(folder / "program.cpp", folder / "program")
    return str(folder / "program")


@pytest.mark.cpp
@pytest.mark.parametrize(
    ("program", "text"),
    [
        ("order_host_memory_twice", "a block is used, or destroyed, that has ended"),
        ("order_other_free", "aclrtFree is given 0x[0-9a-f]+, which is not the start of a block of its own"),
        ("leak_memory", "64 bytes of aclrtMalloc were not freed before aclrtResetDevice gave device 0 back"),
    ],
)
def test_the_text_says_what_is_known_of_a_block(program: str, text: str, tmp_path: Path) -> None:
    assert re.search(text, strictly(str(compiled(program, tmp_path))).stderr)


@pytest.mark.cpp
def test_a_call_without_a_device_is_told_once_and_by_its_name(tmp_path: Path) -> None:
    program = compiled_text(
        """\
int main() {
    aclInit(nullptr);
    aclrtStream stream = nullptr;
    aclrtCreateStream(&stream);
    aclrtSynchronizeStream(nullptr);
    aclrtSetDevice(0);
    void* const block = device_memory();
    aclrtResetDevice(0);
    aclFinalize();
    void* late = nullptr;
    aclrtMalloc(&late, BYTES, ACL_MEM_MALLOC_HUGE_FIRST);
    aclrtFree(block);
}
""",
        tmp_path,
    )
    text = strictly(program, checks="order").stderr
    for function in ("aclrtCreateStream", "aclrtSynchronizeStream"):
        assert f"order: {function} is called by a thread that has no device; " in text
    for function in ("aclrtMalloc", "aclrtFree"):
        assert f"order: {function} is called after aclFinalize" in text
    assert text.count("\n  order, 1 time, at main ") == 4, text


@pytest.mark.cpp
def test_llvms_symbolizer_is_asked_for_lines_without_columns(tmp_path: Path) -> None:
    """A stand-in for it: addr2line, whose lines get a column as LLVM's do unless GNU's style is asked for."""
    addr2line = shutil.which("addr2line")
    assert addr2line
    symbolizer = tmp_path / "tools" / "llvm-symbolizer"
    symbolizer.parent.mkdir()
    symbolizer.write_text(
        f"""\
#!/bin/sh
case "$*" in *--output-style=GNU*) column= ;; *) column=:7 ;; esac
for word; do
    shift
    [ "$word" = --output-style=GNU ] || set -- "$@" "$word"
done
{addr2line} "$@" | sed "s/:\\([0-9][0-9]*\\).*/:\\1$column/"
"""
    )
    symbolizer.chmod(0o755)
    program = compiled("early_read", tmp_path)
    _, line, _ = expected(ROOT / "native" / "tests" / "strict" / "early_read.cpp")
    text = run([str(program)], ACTGRAD_STRICT="1", PATH=str(symbolizer.parent)).stderr
    assert re.search(rf"^  at read_back\(void const\*\) .*early_read\.cpp:{line};", text, re.MULTILINE), text


FAILED_CALLS = {
    "a stream that was destroyed": """
        aclOpExecutor* const executor = setting.phase_one(setting.self, setting.out);
        aclrtStream stream = nullptr;
        aclrtCreateStream(&stream);
        aclrtDestroyStream(stream);
        status = aclnnSilu(setting.workspace, setting.size, executor, stream);""",
    "the executor of another operator": """
        aclOpExecutor* const executor = setting.phase_one(setting.self, setting.out);
        status = aclnnRelu(setting.workspace, setting.size, executor, setting.stream);""",
    "an input that is null": """
        status = aclnnSiluBackwardGetWorkspaceSize(nullptr, setting.self, setting.out, &size, &executor);""",
    "a scalar that is null": """
        status = aclnnSoftplusGetWorkspaceSize(setting.self, nullptr, nullptr, setting.out, &size, &executor);""",
    "workspaceSize that is null": """
        status = aclnnSiluGetWorkspaceSize(setting.self, setting.out, nullptr, &executor);""",
    "executor that is null": """
        status = aclnnSiluGetWorkspaceSize(setting.self, setting.out, &size, nullptr);""",
}


@pytest.mark.cpp
def test_the_output_of_every_failed_call_is_unchecked(tmp_path: Path) -> None:
    """Of each call on its own, and not if something else writes the output before it is read."""
    cases = "".join(f"    if (which == {which}) {{{code}\n    }}\n" for which, code in enumerate(FAILED_CALLS.values()))
    program = compiled_text(
        f"""\
#include "aclnnop/aclnn_softplus.h"
int main(int count, char** arguments) {{
    Setting setting;
    aclrtMemset(setting.y, BYTES, 0, BYTES);
    const int which = std::atoi(arguments[1]);
    uint64_t size = 0;
    aclOpExecutor* executor = nullptr;
    int status = 0;
    // What it would have changed in place is as valid as before.
    aclnnInplaceReluGetWorkspaceSize(setting.self, &size, &executor);
    aclnnSilu(setting.workspace, size, executor, setting.stream);
    float values[ELEMENTS];
    aclrtMemcpy(values, BYTES, setting.x, BYTES, ACL_MEMCPY_DEVICE_TO_HOST);
{cases}
    if (count > 2) {{
        aclrtMemset(setting.y, BYTES, 0, BYTES);
    }}
    aclrtMemcpy(values, BYTES, setting.y, BYTES, ACL_MEMCPY_DEVICE_TO_HOST);
    return status == 0 ? 1 : 0;
}}
""",
        tmp_path,
    )
    for which, case in enumerate(FAILED_CALLS):
        wrong = strictly(program, str(which), checks="unchecked")
        assert wrong.returncode == 66, f"{case}: {wrong.stderr}"
        assert "actgrad strict: 1 finding in 0 operator calls: 1 unchecked\n" in wrong.stderr, case
        right = strictly(program, str(which), "written since", checks="unchecked")
        assert (right.returncode, right.stderr) == (0, ""), case


@pytest.mark.cpp
def test_a_smaller_workspace_than_phase_one_asked_for_is_refused(tmp_path: Path) -> None:
    program = compiled_text(
        """\
int main() {
    Setting setting;
    const auto status = [&](bool given, uint64_t less, size_t distance = 0) {
        aclOpExecutor* const executor = setting.phase_one(setting.self, setting.out);
        void* const workspace = given ? static_cast<char*>(setting.workspace) + distance : nullptr;
        return aclnnSilu(workspace, setting.size - less, executor, setting.stream);
    };
    std::printf("%d", status(true, 0));
    std::printf(" %d", status(true, 1));
    std::printf(" %d", status(false, 0));
    std::printf(" %d", status(false, setting.size));
    std::printf(" %d\\n", status(true, 0, 256));
    aclrtSynchronizeStream(setting.stream);
}
""",
        tmp_path,
    )
    result = strictly(program)
    assert result.stdout == "0 161002 161001 161002 0\n"
    assert result.stderr.count("asked for a workspace of 512 bytes in phase one, and phase two is given 511 bytes") == 1
    assert result.stderr.count("asked for a workspace of 512 bytes in phase one, and phase two is given none") == 2
    assert re.search("asked for a workspace of 512 bytes, and the block at .* has only 256 bytes left", result.stderr)
    assert "actgrad strict: 4 findings in 2 operator calls: 4 workspace\n" in result.stderr


@pytest.mark.cpp
def test_copies_of_pageable_memory_are_made_at_once(tmp_path: Path) -> None:
    """As a card makes them: what becomes of the host's memory after the call does not matter. Each counts once."""
    program = compiled_text(
        """\
extern "C" aclError aclrtLaunchHostFunc(aclrtStream stream, void (*function)(void*), void* arguments);
int main() {
    Setting setting;
    const aclrtStream stream = setting.stream;
    const size_t bytes = 4 << 20;
    void *const block = device_memory(bytes), *const other = device_memory(bytes);
    aclrtMemcpyAsync(setting.y, BYTES, setting.x, BYTES, ACL_MEMCPY_DEVICE_TO_DEVICE, stream);
    float read[ELEMENTS] = {};
    aclrtMemcpyAsync(read, BYTES, setting.y, BYTES, ACL_MEMCPY_DEVICE_TO_HOST, stream);  // 1
    int wrong = read[0] == 1 ? 0 : 1;
    {
        const std::vector<float> gone(bytes / sizeof(float), 2.0F);
        aclrtMemcpyAsync(block, bytes, gone.data(), bytes, ACL_MEMCPY_HOST_TO_DEVICE, stream);  // 2
    }
    float changed[] = {3, 3, 3, 3};
    aclrtMemcpy2dAsync(block, 16, changed, 8, 8, 2, ACL_MEMCPY_HOST_TO_DEVICE, stream);  // 3
    aclrtMemcpy(changed, sizeof changed, block, sizeof changed, ACL_MEMCPY_DEVICE_TO_HOST);
    wrong += changed[0] == 3 && changed[2] == 2 ? 0 : 2;
    aclrtMemcpyAsync(changed, 8, read, 8, ACL_MEMCPY_HOST_TO_HOST, stream);  // 4
    wrong += changed[0] == 1 ? 0 : 4;

    // A copy of pinned memory is held back, and so is one by work on the stream, which cannot wait for itself.
    float* pinned = nullptr;
    aclrtMallocHost(reinterpret_cast<void**>(&pinned), BYTES);
    pinned[0] = 0;
    aclrtMemcpyAsync(pinned, BYTES, setting.y, BYTES, ACL_MEMCPY_DEVICE_TO_HOST, stream);
    wrong += pinned[0] == 0 ? 0 : 8;
    struct Work {
        aclrtStream stream;
        void *target, *source;
    } work{stream, block, read};
    const auto copy = [](void* data) {
        const auto& given = *static_cast<Work*>(data);
        aclrtSetDevice(0);
        aclrtMemcpyAsync(given.target, BYTES, given.source, BYTES, ACL_MEMCPY_HOST_TO_DEVICE, given.stream);  // 5
        aclrtResetDevice(0);
    };
    aclrtLaunchHostFunc(stream, copy, &work);
    aclrtSynchronizeStream(stream);
    aclrtSynchronizeStream(stream);
    aclrtFreeHost(pinned);
    aclrtFree(block);
    aclrtFree(other);
    return wrong;
}
""",
        tmp_path,
    )
    result = strictly(program)
    hint = "5 aclrtMemcpyAsync of pageable host memory: a card waits there"
    assert result.returncode == 0, result.stderr
    assert result.stderr.startswith(f"actgrad strict: 0 findings in 0 operator calls\n  hint: {hint}")


@pytest.mark.cpp
def test_what_outlives_the_end_is_a_leak_once_and_checked_ever_after(tmp_path: Path) -> None:
    program = compiled_text(
        """\
int main(int count, char**) {
    aclInit(nullptr);
    aclrtSetDevice(0);
    void *const x = filled_memory(), *const y = device_memory();
    aclTensor *const self = tensor(x), *const out = tensor(y);
    const int64_t number = 1;
    aclCreateIntArray(&number, 1);
    aclFinalize();
    aclInit(nullptr);
    aclrtSetDevice(0);
    uint64_t size = 0;
    aclOpExecutor* executor = nullptr;
    aclnnSiluGetWorkspaceSize(self, out, &size, &executor);
    void* const workspace = device_memory(size);
    aclnnSilu(workspace, size, executor, nullptr);
    if (count == 1) {
        aclrtSynchronizeStream(nullptr);
    }
    float values[ELEMENTS];
    aclrtMemcpy(values, BYTES, y, BYTES, ACL_MEMCPY_DEVICE_TO_HOST);
    aclrtSynchronizeStream(nullptr);
    aclrtFree(workspace);
    return size > 0 ? 0 : 1;
}
""",
        tmp_path,
    )
    checks = "early-read,uninitialised,workspace"
    assert strictly(program, checks=checks).stderr == "actgrad strict: 0 findings in 1 operator call\n"
    assert "in 1 operator call: 1 early-read\n" in strictly(program, "at once", checks=checks).stderr
    text = strictly(program, checks="leak").stderr
    assert "5 findings in 1 operator call: 5 leak\n" in text
    assert "actgrad strict: leak: an array of integers of aclCreateIntArray is still there at aclFinalize\n" in text
    assert "actgrad strict: leak: 64 bytes of aclrtMalloc are still there at aclFinalize\n" in text
    assert text.count(", 1 time, ") == 5


@pytest.mark.cpp
@pytest.mark.parametrize("holds", ["", "a context"])
def test_memory_goes_with_the_last_reset_of_its_device(holds: str, tmp_path: Path) -> None:
    """Even if the device is set again. A context of aclrtCreateContext may hold the device."""
    program = compiled_text(
        """\
int main(int count, char**) {
    aclInit(nullptr);
    aclrtSetDevice(0);
    aclrtSetDevice(0);
    aclrtContext context = nullptr;
    if (count > 1) {
        aclrtCreateContext(&context, 0);
    }
    void* const block = filled_memory();
    aclrtResetDevice(0);
    aclrtMemset(block, BYTES, 0, BYTES);
    aclrtResetDevice(0);
    aclrtSetDevice(0);
    aclrtMemset(block, BYTES, 0, BYTES);  // the last reset is before this line
    aclrtFree(block);
    if (context) {
        aclrtDestroyContext(context);
    }
    aclrtResetDevice(0);
    aclFinalize();
}
""",
        tmp_path,
    )
    result = strictly(program, *([holds] if holds else []))
    found = re.findall(r"^actgrad strict: (\S+): .*?at main \S+:(\d+);", result.stderr, re.MULTILINE | re.DOTALL)
    assert found == ([] if holds else [("host-pointer", "15"), ("order", "16")]), result.stderr


@pytest.mark.cpp
def test_leaks_are_told_in_the_order_of_creation(tmp_path: Path) -> None:
    program = compiled_text(
        """\
int main() {
    aclInit(nullptr);
    aclrtSetDevice(0);
    float value = 1;
    for (int i = 0; i < 3; ++i) {
        aclCreateScalar(&value, ACL_FLOAT);
        void* pinned = nullptr;
        aclrtMallocHost(&pinned, 7);
    }
    void* const x = filled_memory();
    aclTensor *const self = tensor(x), *const out = tensor(x);
    aclrtEvent event = nullptr;
    aclrtCreateEvent(&event);
    uint64_t size = 0;
    aclOpExecutor* executor = nullptr;
    aclnnSiluGetWorkspaceSize(self, out, &size, &executor);
    aclCreateIntArray(nullptr, 0);
}
""",
        tmp_path,
    )
    text = strictly(program, checks="leak,executor").stderr
    found = re.findall(r"^actgrad strict: \w+: (.+?) (?:of|gave) ", text, re.MULTILINE)
    expected = ["a scalar", "7 bytes", "64 bytes", "a tensor", "a tensor", "an event"]
    assert found == [*expected, "phase one", "an array"]


@pytest.mark.cpp
def test_a_wait_may_precede_its_record(tmp_path: Path) -> None:
    program = compiled_text(
        """\
int main() {
    Setting setting;
    aclrtStream waiting = nullptr;
    aclrtCreateStream(&waiting);
    aclrtNotify notify = nullptr;
    aclrtCreateNotify(&notify, 0);
    void* const z = device_memory();
    aclTensor* const last = tensor(z);
    int status = aclrtWaitAndResetNotify(notify, waiting, 0);
    aclOpExecutor* executor = setting.phase_one(setting.out, last);
    void* const workspace = device_memory(setting.size > 0 ? setting.size : 1);
    status += aclnnSilu(workspace, setting.size, executor, waiting);
    executor = setting.phase_one(setting.self, setting.out);
    status += aclnnSilu(setting.workspace, setting.size, executor, setting.stream);
    status += aclrtRecordNotify(notify, setting.stream);
    status += aclrtSynchronizeStream(waiting) + aclrtSynchronizeStream(setting.stream);
    float values[ELEMENTS];
    aclrtMemcpy(values, BYTES, z, BYTES, ACL_MEMCPY_DEVICE_TO_HOST);
    std::printf("%a\\n", values[0]);
    aclDestroyTensor(last);
    aclrtFree(z);
    aclrtFree(workspace);
    aclrtDestroyNotify(notify);
    aclrtDestroyStream(waiting);
    return status;
}
""",
        tmp_path,
    )
    plain, strict = run([program]), strictly(program)
    assert (strict.returncode, strict.stdout) == (plain.returncode, plain.stdout) == (0, plain.stdout), strict.stderr
    assert strict.stderr == "actgrad strict: 0 findings in 2 operator calls\n"


@pytest.mark.cpp
def test_values_in_freed_memory_are_forgotten(tmp_path: Path) -> None:
    program = compiled_text(
        """\
#include <malloc.h>
int main() {
    Setting setting;
    const auto rounds = [&](int count) {
        for (int i = 0; i < count; ++i) {
            void* const x = device_memory();
            aclrtValueWrite(x, 1, 0, setting.stream);
            aclrtSynchronizeStream(setting.stream);
            aclrtFree(x);
        }
        return mallinfo2().uordblks;
    };
    const size_t before = rounds(1200), after = rounds(1200);  // what is remembered of freed blocks is limited
    std::printf("%d\\n", after < before + 20000);
}
""",
        tmp_path,
    )
    result = strictly(program)
    assert (result.returncode, result.stdout) == (0, "1\n"), result.stderr


@pytest.mark.cpp
def test_a_program_may_wait_for_what_a_host_function_does(tmp_path: Path) -> None:
    """Nothing of the interface waits for the function. What was queued before it is done then, and may be read."""
    program = compiled_text(
        """\
#include <future>
int main() {
    Setting setting;
    aclOpExecutor* const executor = setting.phase_one(setting.self, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);
    std::promise<void> done;
    const auto tell = [](void* promise) { static_cast<std::promise<void>*>(promise)->set_value(); };
    aclrtLaunchHostFunc(setting.stream, tell, &done);
    done.get_future().wait();
    float values[ELEMENTS];
    aclrtMemcpy(values, BYTES, setting.y, BYTES, ACL_MEMCPY_DEVICE_TO_HOST);
    std::printf("%.6f\\n", values[0]);
}
""",
        tmp_path,
    )
    result = strictly(program)
    assert (result.returncode, result.stdout) == (0, "0.731059\n"), result.stderr
    assert result.stderr == "actgrad strict: 0 findings in 1 operator call\n"


def cpp_in(page: str) -> str:
    """The C++ program in a page."""
    text = (ROOT / page).read_text(encoding="utf-8")
    (code,) = re.findall(r"^```cpp.*\n((?s:.*?))^```", text, re.MULTILINE)
    return str(code)


@pytest.mark.checkout
@pytest.mark.parametrize("page", ["docs/tutorials/aclnn-program.md", "docs/getting-started-cpp.md"])
def test_nothing_is_found_in_the_programs_of_the_pages(page: str, tmp_path: Path) -> None:
    (tmp_path / "program.cpp").write_text(cpp_in(page))
    compile_program(tmp_path / "program.cpp", tmp_path / "program")
    plain, strict = run([str(tmp_path / "program")]), strictly(str(tmp_path / "program"))
    assert (strict.returncode, strict.stdout) == (0, plain.stdout), strict.stderr
    assert strict.stderr == "actgrad strict: 0 findings in 1 operator call\n"


@pytest.mark.checkout
def test_the_finding_that_the_readme_shows(tmp_path: Path) -> None:
    """It is that of the program of "Getting started", where the copy stands before the wait."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"^```text\n(actgrad strict: .*?)^```", readme, re.MULTILINE | re.DOTALL)
    code = cpp_in("docs/getting-started-cpp.md")
    (wait,) = re.findall(r"^ *if .*\n.* = aclrtSynchronizeStream.*\n *}\n", code, re.MULTILINE)
    (copy,) = re.findall(r"^ *aclrtMemcpy\(dx.*\n", code, re.MULTILINE)
    (tmp_path / "program.cpp").write_text(code.replace(wait, "").replace(copy, copy + wait))
    subprocess.run(
        ["g++", "-g", "program.cpp", *toolkit.cflags(), *toolkit.libs(), "-o", "program"], check=True, cwd=tmp_path
    )
    words = [sys.executable, "-m", "actgrad.cli", "strict", "./program"]
    result = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    address = re.compile(r"0x[0-9a-f]+")
    assert address.sub("0x", result.stderr).startswith(address.sub("0x", shown))
    assert "actgrad strict: 1 finding in 1 operator call: 1 early-read" in result.stderr


PLUGGED = """
import ctypes
from actgrad import toolkit

library = ctypes.CDLL(str(toolkit.prefix() / "lib64" / "libascendcl.so"))

def test_that_is_right():
    assert library.aclInit(None) == 0
    assert library.aclrtSetDevice(0) == 0

def test_that_is_wrong():
    host = ctypes.create_string_buffer(64)
    assert library.aclrtMemset(ctypes.addressof(host), ctypes.c_size_t(64), 0, ctypes.c_size_t(64)) == 0

def test_that_is_right_again():
    assert library.aclrtResetDevice(0) == 0
"""


def test_the_plugin_fails_the_test_in_which_a_finding_arises(tmp_path: Path) -> None:
    (tmp_path / "test_plugged.py").write_text(PLUGGED.replace("addressof(host)", "c_void_p(ctypes.addressof(host))"))
    words = [sys.executable, "-m", "pytest", "-p", "actgrad.strict", "-p", "no:cacheprovider", "-rA", str(tmp_path)]
    result = run(words)
    assert result.returncode == 1, result.stdout + result.stderr
    assert "1 failed, 2 passed" in result.stdout
    assert "FAILED" in result.stdout
    assert "actgrad strict: host-pointer: aclrtMemset is given devPtr " in result.stdout
    assert re.search(r"  at test_that_is_wrong \S+test_plugged.py:13\n", result.stdout), result.stdout


SAME_MISTAKE = """\
import numpy as np
from actgrad import aclnn

def call():
    aclnn.aclrtSetDevice(0)
    x = aclnn.Tensor.of_array(np.ones(4, np.float32))
    _, size, executor = aclnn.aclnnSiluGetWorkspaceSize(x, x)
    aclnn.aclnnSilu(None, size, executor, None)
    aclnn.aclnnSilu(None, size, executor, None)

def test_one():
    call()

def test_two():
    call()
"""


def test_the_plugin_fails_every_test_with_the_same_mistake_at_the_users_lines(tmp_path: Path) -> None:
    """An executor is run twice. All calls share a line of actgrad, and two files have the same lines."""
    for name in ("first", "second"):
        (tmp_path / f"test_{name}.py").write_text(SAME_MISTAKE)
    words = [sys.executable, "-m", "pytest", "-p", "actgrad.strict", "-p", "no:cacheprovider", "-rA", str(tmp_path)]
    result = run(words, ACTGRAD_STRICT="executor")
    assert "4 failed" in result.stdout, result.stdout + result.stderr
    assert re.search(r"  at call \S+test_first.py:9;.*\n  called from test_one \S+test_first.py:12\n", result.stdout)
    assert "executor, 1 time, at call " in result.stderr
    assert "_two_phase.py" not in result.stdout + result.stderr


LARGE = "more than 200000 rows, or rows of 0 or more than 1024 elements"
# Exclusions of the documents, written by hand: a product, a call of phase one, the argument and the problem.
EXCLUDED = [
    ("Ascend910B", "HardtanhBackward", "empty, empty, aclScalar(), aclScalar(), empty", "gradOutput, self: empty"),
    ("Ascend950", "MishBackward", "empty, empty, empty", "gradOutput, self: empty"),
    ("Ascend910B", "SeluBackward", "empty, empty, empty", "result: empty"),
    ("Ascend910B", "SwiGluGrad", "strided, whole, -1, whole", "yGrad: not contiguous"),
    ("Ascend910B", "SwiGluGrad", "half, whole, -1, strided_whole", "out: not contiguous"),
    ("Ascend310P", "SwiGluGrad", "half, whole, -1, whole", "x: rows of a size that is no multiple of 64 bytes"),
    (
        "Ascend310P",
        "SwiGluGrad",
        "zeros(3, 4), zeros(3, 8), -1, zeros(3, 8)",
        "x: rows of a size that is no multiple of 64 bytes",
    ),
    (
        "Ascend950",
        "ClippedSwigluGrad",
        "empty, empty_whole, None, 1, 1.0, 7.0, 0.0, False, empty_whole",
        "gradY, x: empty",
    ),
    ("Ascend950", "SwigluGroup", "strided_whole, None, None, -1.0, half", "x: not contiguous"),
    ("Ascend950", "SwigluGroup", "empty_whole, None, None, -1.0, empty", "x: empty"),
    (
        "Ascend950",
        "SwigluGroupGrad",
        "strided, whole, None, None, None, 0.0, strided_whole, None",
        "gradY, gradXOut: not contiguous",
    ),
    (
        "Ascend950",
        "SwigluGroupGrad",
        "empty, empty_whole, None, None, None, 0.0, empty_whole, None",
        "gradY, x: empty",
    ),
    ("Ascend910B", "GeluMul", "zeros(3, 1026), None, zeros(3, 513)", f"input: {LARGE}"),
    ("Ascend950", "GeluMul", "zeros(2, 100001, 2), None, zeros(2, 100001, 1)", f"input: {LARGE}"),
    ("Ascend910_93", "FatreluMul", "zeros(3, 0), zeros(1), zeros(3, 0)", f"input: {LARGE}"),
]
SETTING = """
import numpy as np
from actgrad import aclnn
assert aclnn.aclrtSetDevice(0) == 0
def tensor(array): return aclnn.Tensor.of_array(array)
def aclScalar(): return aclnn.aclCreateScalar(1.0, aclnn.ACL_FLOAT)
def zeros(*shape): return tensor(np.zeros(shape, np.float32))
empty, empty_whole, half, whole = zeros(0, 2), zeros(0, 4), zeros(3, 2), zeros(3, 4)
strided, strided_whole = tensor(np.zeros((3, 4), np.float32)[:, ::2]), tensor(np.zeros((3, 8), np.float32)[:, ::2])
"""


@pytest.mark.parametrize(("product", "name", "arguments", "found"), EXCLUDED, ids=str)
def test_excluded_tensors_are_found(product: str, name: str, arguments: str, found: str) -> None:
    """Phase one succeeds nevertheless."""
    code = f"{SETTING}assert aclnn.aclnn{name}GetWorkspaceSize({arguments})[0] == 0"
    result = run([sys.executable, "-c", code], ACTGRAD_STRICT="product", ACTGRAD_PRODUCT=product)
    assert result.returncode == 66, result.stderr
    sentence = f"actgrad strict: product: aclnn{name}: {found}, which the documents exclude on {product}\n"
    assert sentence in result.stderr


def test_rows_within_the_documents_are_not_found() -> None:
    calls = [
        f"aclnn.aclnnGeluMulGetWorkspaceSize(zeros({sizes}, {2 * row}), None, zeros({sizes}, {row}))[0] == 0"
        for sizes, row in (("3", 512), ("2, 100000", 1))
    ]
    code = f"{SETTING}assert {' and '.join(calls)}"
    result = run([sys.executable, "-c", code], ACTGRAD_STRICT="product")
    assert result.returncode == 0, result.stderr


def test_device_memory_is_named_where_python_touches_it(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "import ctypes\n"
        "from actgrad import toolkit\n"
        "library = ctypes.CDLL(str(toolkit.prefix() / 'lib64' / 'libascendcl.so'))\n"
        "library.aclInit(None)\n"
        "library.aclrtSetDevice(0)\n"
        "address = ctypes.c_void_p()\n"
        "library.aclrtMalloc(ctypes.byref(address), ctypes.c_size_t(64), 0)\n"
        "ctypes.c_float.from_address(address.value).value\n"
    )
    result = strictly(sys.executable, str(script))
    assert result.returncode == 66
    assert "actgrad strict: host-access: host code uses " in result.stderr
    assert f"  at <module> {script}:8; allocated by aclrtMalloc(64) at " in result.stderr


def test_other_processes_do_not_disturb_the_log(tmp_path: Path) -> None:
    """Nor does it matter that several find the same at the same address."""
    program = compiled("uninitialised_copy", tmp_path, "-no-pie")
    result = launch("sh", "-c", f"for i in $(seq 30); do {program} 2> /dev/null & done; wait")
    assert result.returncode == 66, result.stderr
    assert "actgrad strict: 1 finding in 0 operator calls: 1 uninitialised\n" in result.stderr, result.stderr
    assert "  uninitialised, 30 times, at main " in result.stderr


def test_the_programs_arguments_are_passed_on_unchanged() -> None:
    words = ["--", "-a", "--", "--json", "x"]
    for before in ([], ["--"], ["--skip", "leak"]):
        result = launch(*before, sys.executable, "-c", "import sys; print(sys.argv[1:])", *words)
        assert result.stdout == f"{words}\n"
        result = launch(*before, "echo", *words)
        assert result.stdout == " ".join(words) + "\n"
    assert launch("echo", "--").stdout == "--\n"


@pytest.mark.cpp
def test_lines_are_found_wherever_the_program_goes(tmp_path: Path) -> None:
    program = compiled_text(
        """\
#include <unistd.h>
int main() {
    Setting setting;
    const int status = chdir("/");
    float values[ELEMENTS];
    aclrtMemcpy(values, BYTES, setting.y, BYTES, ACL_MEMCPY_DEVICE_TO_HOST);
    return status;
}
""",
        tmp_path,
    )
    folder, name = str(Path(program).parent), Path(program).name
    by_path = run(["sh", "-c", f"cd {folder} && ./{name}"], ACTGRAD_STRICT="1")
    by_name = run([name], ACTGRAD_STRICT="1", PATH=f"{folder}:{os.environ['PATH']}")
    for result in (by_path, by_name):
        assert re.search(r"^  at main \S*program\.cpp:7; allocated", result.stderr, re.MULTILINE), result.stderr


@pytest.mark.cpp
def test_a_file_of_python_may_have_any_name(tmp_path: Path) -> None:
    for name in (b"script-\xff.py", "script-\u2028.py".encode()):
        script = tmp_path / os.fsdecode(name)
        script.write_text(
            "import ctypes\n"
            "from actgrad import toolkit\n"
            "library = ctypes.CDLL(str(toolkit.prefix() / 'lib64' / 'libascendcl.so'))\n"
            "library.aclInit(None)\n"
            "print(library.aclrtMalloc(None, ctypes.c_size_t(64), 0))\n"
            "library.aclrtSynchronizeStream(None)\n"
            "print('done')\n"
        )
        words = [sys.executable, "-m", "actgrad.cli", "strict", "--only", "order", sys.executable, str(script)]
        result = subprocess.run(words, capture_output=True, timeout=60)
        assert result.stdout.endswith(b"\ndone\n"), result.stderr
        assert result.returncode == 66, result.stderr
        assert b"  at <module> " + os.fsencode(script) + b":6\n" in result.stderr
        assert b"actgrad strict: 1 finding in 0 operator calls: 1 order\n" in result.stderr


@pytest.mark.cpp
def test_names_of_templates_may_be_long(tmp_path: Path) -> None:
    program = compiled_text(
        """\
template <class T>
struct with_a_long_name_as_some_libraries_of_templates_have_it {};
template <int depth>
struct Deep {
    using Type = with_a_long_name_as_some_libraries_of_templates_have_it<typename Deep<depth - 1>::Type>;
};
template <>
struct Deep<0> {
    using Type = int;
};
template <int depth, class T>
[[gnu::noinline]] void* call(void* block, T* some) {
    if constexpr (depth > 0) {
        void* const called = call<depth - 1>(block, some);
        asm volatile("");
        return called;
    }
    float values[ELEMENTS];
    if (block) {
        aclrtMemcpy(values, BYTES, block, BYTES, ACL_MEMCPY_DEVICE_TO_HOST);
        return block;
    }
    aclrtMalloc(&block, BYTES, ACL_MEM_MALLOC_HUGE_FIRST);
    return block;
}
int main() {
    Setting setting;
    Deep<8>::Type* some = nullptr;
    void* const block = call<6>(nullptr, some);
    aclrtFree(call<6>(block, some));
}
""",
        tmp_path,
    )
    folder = tmp_path.joinpath(*["a-folder-with-a-long-name-as-builds-have-them"] * 8)
    folder.mkdir(parents=True)
    code = folder / "program.cpp"
    shutil.move(tmp_path / "program.cpp", code)
    compile_program(code, Path(program))
    result = launch("--json", str(tmp_path / "log"), program)
    assert result.returncode == 66, result.stderr
    assert "actgrad strict: 1 finding in 0 operator calls: 1 uninitialised\n" in result.stderr, result.stderr
    (found,) = json.loads((tmp_path / "log").read_text())["runs"][0]["results"]
    assert len(found["stacks"][0]["frames"]) == 5
    assert "relatedLocations" in found


@pytest.mark.cpp
def test_calls_before_the_host_touches_device_memory_are_counted(tmp_path: Path) -> None:
    program = compiled_text(
        """\
int main() {
    Setting setting;
    aclOpExecutor* const executor = setting.phase_one(setting.self, setting.out);
    aclnnSilu(setting.workspace, setting.size, executor, setting.stream);
    *static_cast<volatile float*>(setting.x) = 1;
}
""",
        tmp_path,
    )
    result = launch(program)
    assert result.returncode == 66, result.stderr
    assert "actgrad strict: 1 finding in 1 operator call: 1 host-access\n" in result.stderr


@pytest.mark.cpp
def test_the_host_may_use_blocks_without_the_check_but_no_more(tmp_path: Path) -> None:
    program = compiled_text(
        """\
int main() {
    Setting setting;
    float* const x = static_cast<float*>(setting.x);
    x[ELEMENTS - 1] = 1;
    std::printf("used\\n");
    std::fflush(stdout);
    static_cast<volatile float*>(x)[ELEMENTS] = 1;
}
""",
        tmp_path,
    )
    result = launch("--skip", "host-access", program)
    assert (result.returncode, result.stdout) == (66, "used\n"), result.stderr
    assert "actgrad strict: out-of-bounds: host code uses " in result.stderr
    assert "host-access" not in result.stderr


@pytest.mark.cpp
def test_paths_in_the_log_are_uris(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    folder = Path("a folder")
    folder.mkdir()
    shutil.copy(ROOT / "native" / "tests" / "strict" / "uninitialised_copy.cpp", folder)
    words = ["g++", "-std=c++17", "-g", f"-I{ROOT / 'native'}", "a folder/uninitialised_copy.cpp"]
    subprocess.run([*words, *toolkit.cflags(), *toolkit.libs(), "-o", "program"], check=True)
    _, log, text = run_strictly(Path("./program").absolute(), capfd)
    (result,) = log["runs"][0]["results"]
    uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
    assert uri == "a%20folder/uninitialised_copy.cpp", text


@pytest.mark.cpp
def test_a_thread_may_wait_for_an_event_of_a_stream_that_waits(tmp_path: Path) -> None:
    program = compiled_text(
        """\
#include <chrono>
int main() {
    Setting setting;
    aclrtStream waiting = nullptr;
    aclrtCreateStream(&waiting);
    aclrtNotify notify = nullptr;
    aclrtCreateNotify(&notify, 0);
    aclrtEvent event = nullptr;
    aclrtCreateEvent(&event);
    aclrtWaitAndResetNotify(notify, waiting, 0);
    aclrtMemsetAsync(setting.y, BYTES, 0, BYTES, waiting);
    aclrtRecordEvent(event, waiting);
    int status = 1;
    std::thread waiter([&] {
        aclrtSetDevice(0);
        status = aclrtSynchronizeEvent(event);
        float values[ELEMENTS];
        status += aclrtMemcpy(values, BYTES, setting.y, BYTES, ACL_MEMCPY_DEVICE_TO_HOST);
        aclrtResetDevice(0);
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    aclrtRecordNotify(notify, setting.stream);
    waiter.join();
    aclrtDestroyEvent(event);
    aclrtDestroyNotify(notify);
    aclrtDestroyStream(waiting);
    return status;
}
""",
        tmp_path,
    )
    result = strictly(program)
    assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.cpp
def test_blocks_of_pinned_memory_are_told_apart_among_threads(tmp_path: Path) -> None:
    """A block of one thread begins where another has just freed one: large blocks are mapped one by one."""
    program = compiled_text(
        """\
void copy_often(void* target) {
    aclrtSetDevice(0);
    for (int i = 0; i < 2000; ++i) {
        constexpr size_t large = size_t{64} << 20;
        void* block = nullptr;
        aclrtMallocHost(&block, large);
        aclrtMemcpyAsync(target, BYTES, block, BYTES, ACL_MEMCPY_HOST_TO_DEVICE, nullptr);
        aclrtSynchronizeStream(nullptr);
        aclrtFreeHost(block);
    }
    aclrtResetDevice(0);
}
int main() {
    Setting setting;
    std::vector<std::thread> threads;
    std::vector<void*> targets(16);
    for (void*& target : targets) {
        aclrtMalloc(&target, BYTES, ACL_MEM_MALLOC_HUGE_FIRST);
        threads.emplace_back(copy_often, target);
    }
    for (size_t i = 0; i < targets.size(); ++i) {
        threads[i].join();
        aclrtFree(targets[i]);
    }
}
""",
        tmp_path,
    )
    result = strictly(program)
    assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.cpp
@pytest.mark.parametrize("size", [32768, 8192])
def test_a_stack_for_signals_may_be_small(size: int, tmp_path: Path) -> None:
    program = compiled_text(
        """\
#include <csignal>
#include <sys/mman.h>
int main() {
    constexpr size_t guard = 65536, size = SIZE;
    void* const area = mmap(nullptr, guard + size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    stack_t stack{};
    stack.ss_sp = static_cast<char*>(area) + guard;
    stack.ss_size = size;
    if (mprotect(area, guard, PROT_NONE) != 0 || sigaltstack(&stack, nullptr) != 0) {
        return 1;
    }
    Setting setting;
    *static_cast<volatile float*>(setting.x) = 1;
}
""".replace("SIZE", str(size)),
        tmp_path,
    )
    result = strictly(program)
    assert result.returncode == 66, result.stderr
    assert "actgrad strict: host-access: host code uses " in result.stderr


@pytest.mark.parametrize("plugin", [["-p", "actgrad.strict"], []])
def test_the_plugin_names_the_host_access_that_ends_the_run(plugin: list[str], tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text("" if plugin else 'pytest_plugins = ["actgrad.strict"]\n')
    (tmp_path / "test_block.py").write_text(
        "import ctypes\n"
        "from actgrad import toolkit\n"
        "library = ctypes.CDLL(str(toolkit.prefix() / 'lib64' / 'libascendcl.so'))\n"
        "def test_block():\n"
        "    library.aclInit(None)\n"
        "    library.aclrtSetDevice(0)\n"
        "    block = ctypes.c_void_p()\n"
        "    library.aclrtMalloc(ctypes.byref(block), ctypes.c_size_t(64), 0)\n"
        "    ctypes.c_float.from_address(block.value).value\n"
    )
    result = run([sys.executable, "-m", "pytest", *plugin, "-p", "no:cacheprovider", str(tmp_path)])
    assert result.returncode == 66, result.stdout + result.stderr
    assert "actgrad strict: host-access: host code uses " in result.stderr
    assert f"  at test_block {tmp_path}/test_block.py:9; allocated by aclrtMalloc(64) at " in result.stderr


def test_aclfinalize_reports_while_a_thread_with_pythons_lock_waits_for_it(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "import ctypes, faulthandler, threading\n"
        "from actgrad import toolkit\n"
        "path = str(toolkit.prefix() / 'lib64' / 'libascendcl.so')\n"
        "library, keeps_lock = ctypes.CDLL(path), ctypes.PyDLL(path)\n"
        "faulthandler.dump_traceback_later(30, exit=True)\n"
        "library.aclInit(None)\n"
        "library.aclrtSetDevice(0)\n"
        "ended = False\n"
        "def ask():\n"
        "    while not ended:\n"
        "        keeps_lock.aclInit(None)\n"
        "asking = threading.Thread(target=ask)\n"
        "asking.start()\n"
        "for _ in range(100):\n"
        "    block = ctypes.c_void_p()\n"
        "    library.aclrtMallocHost(ctypes.byref(block), ctypes.c_size_t(64))\n"
        "    library.aclFinalize()\n"
        "ended = True\n"
        "asking.join()\n"
    )
    result = strictly(sys.executable, str(script))
    assert result.returncode == 66, result.stderr
    assert "actgrad strict: leak: " in result.stderr


def test_the_plugin_begins_before_conftest_files_use_devices(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(
        "import ctypes\n"
        "from actgrad import toolkit\n"
        "library = ctypes.CDLL(str(toolkit.prefix() / 'lib64' / 'libascendcl.so'))\n"
        "library.aclInit(None)\n"
        "library.aclrtSetDevice(0)\n"
        "block = ctypes.c_void_p()\n"
        "library.aclrtMalloc(ctypes.byref(block), ctypes.c_size_t(64), 0)\n"
    )
    (tmp_path / "test_block.py").write_text(
        "import ctypes\n"
        "from conftest import block, library\n"
        "def test_block():\n"
        "    size = ctypes.c_size_t(64)\n"
        "    assert library.aclrtMemset(block, size, 0, size) == 0\n"
        "    assert library.aclrtFree(block) == 0\n"
        "    assert library.aclrtResetDevice(0) == 0\n"
    )
    words = [sys.executable, "-m", "pytest", "-p", "actgrad.strict", "-p", "no:cacheprovider", str(tmp_path)]
    result = run(words)
    assert result.returncode == 0, result.stdout + result.stderr
