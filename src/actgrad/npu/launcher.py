# SPDX-License-Identifier: Apache-2.0
"""``actgrad npu``: runs programs that use torch_npu in a process that finds actgrad's libraries.

It needs only the extra ``actgrad[npu]``: torch, torch_npu and the packages that torch_npu imports.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from itertools import takewhile
from pathlib import Path

from actgrad import toolkit
from actgrad.npu import environment, unwanted
from actgrad.npu.check import require_usable

LEFT_TO_TORCH_NPU = "leak"
"""The check that strict mode leaves out: torch_npu keeps memory and streams until the process ends."""

ASYNC, STRICT, ANY_VERSION = "--async", "--strict", "--any-version"


def variables(*, asynchronous: bool = False) -> dict[str, str]:
    """Returns the environment variables with which a process and its children run torch_npu on actgrad."""
    paths = toolkit.environment()
    return {"LD_LIBRARY_PATH": paths["LD_LIBRARY_PATH"], **environment(asynchronous=asynchronous)}


def main(arguments: list[str]) -> int:
    """Runs ``actgrad npu`` with the given arguments and returns its exit status. ``run`` does not return."""
    options = _options(arguments)
    try:
        require_usable(any_version=options.any_version)
    except RuntimeError as problem:
        print(f"actgrad: {problem}", file=sys.stderr)
        return 2
    settings = variables(asynchronous=options.asynchronous)
    if options.strict:
        from actgrad.cli import strict

        settings["ACTGRAD_STRICT"] = strict.chosen(None, LEFT_TO_TORCH_NPU)
    if options.command == "env":
        for name, value in settings.items():
            print(f"export {name}={shlex.quote(value)}")
        for name in unwanted():
            print(f"unset {name}")
        return 0
    if options.command == "pytest":
        plugin = ["-p", "actgrad.strict"] if options.strict else []
        words = ["-m", "pytest", *plugin, *options.arguments]
    elif not options.arguments:
        print("actgrad: the path of a script, or -m and a module, is needed", file=sys.stderr)
        return 2
    elif (options.arguments[0] == "-m" and len(options.arguments) > 1) or Path(options.arguments[0]).is_file():
        words = options.arguments
    else:
        print(f"actgrad: {_absence(options.arguments)}", file=sys.stderr)
        return 2
    if options.asynchronous:
        words = ["-m", "actgrad.npu.start", *words]
    inherited = {name: value for name, value in os.environ.items() if name not in unwanted()}
    os.execve(sys.executable, [sys.executable, *words], {**inherited, **settings})


def _absence(words: list[str]) -> str:
    """The message for words that begin with no script."""
    if not words[0].startswith("-"):
        return f"there is no script {words[0]!r}"
    return (
        f"{words[0]!r} is no script, and not an option of actgrad npu run, which has {ASYNC}, {STRICT} and "
        f'{ANY_VERSION}; with an option of Python\'s: eval "$(actgrad npu env)"; python {shlex.join(words)}'
    )


def _options(arguments: list[str]) -> argparse.Namespace:
    """Separates actgrad's options, at the beginning, from the arguments that are passed on unchanged."""
    parser = _parser()
    if not arguments or arguments[0] not in ("run", "pytest") or {"-h", "--help"} & set(arguments[1:2]):
        return parser.parse_args(arguments)
    ours = 1 + sum(1 for _ in takewhile((ASYNC, STRICT, ANY_VERSION).__contains__, arguments[1:]))
    options = parser.parse_args(arguments[:ours])
    options.arguments = arguments[ours:]
    return options


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="actgrad npu", description="Run the unmodified torch_npu on the CPU.")
    commands = parser.add_subparsers(dest="command", required=True)
    run = commands.add_parser("run", help="run a script")
    pytest = commands.add_parser("pytest", help="run pytest")
    env = commands.add_parser("env", help="print export lines; use with eval")
    for command in (run, pytest, env):
        command.add_argument(
            ASYNC,
            dest="asynchronous",
            action="store_true",
            help="leave the task queue and the streams on; a failure is then raised later than it happens",
        )
        command.add_argument(
            STRICT, action="store_true", help="find the mistakes that only a card would show (see actgrad strict)"
        )
        command.add_argument(
            ANY_VERSION, action="store_true", help="try a torch_npu that links names which actgrad lacks"
        )
    run.add_argument("arguments", nargs="*", help="the path of a script, or -m and a module, and its arguments")
    pytest.add_argument("arguments", nargs="*", help="pytest's arguments")
    return parser
