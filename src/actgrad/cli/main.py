# SPDX-License-Identifier: Apache-2.0
"""The command ``actgrad``.

``--version``, ``config`` and ``env`` need only the base install, since builds call them. ``run``, ``npu`` and
``strict`` need only what they run. All other commands use typer and rich, the extra ``actgrad[cli]``.
"""

from __future__ import annotations

import argparse
import difflib
import importlib.util
import io
import os
import shlex
import signal
import sys

import actgrad
from actgrad import toolkit
from actgrad.cli import outputs
from actgrad.cli.programs import add_program, parsed

# Each command: what it does, the modules that it needs, and the extra that installs them.
COMMANDS = (
    ("config", "print where the toolkit is and how to build with it", (), ""),
    ("env", "print export lines for build systems; use with eval", (), ""),
    ("run", "run a C++ program; PyTorch computes its other operators", ("torch",), "torch"),
    ("npu", "run a torch_npu program on the CPU", ("torch", "torch_npu"), "npu"),
    ("strict", "run a program and report mistakes that only a card would show", (), ""),
    ("info", "show versions, product, instruction set and libraries", ("typer", "rich"), "cli"),
    ("explain", "explain an operator's contract, or a status", ("typer", "rich"), "cli"),
    (
        "accuracy",
        "compare results with golden values and CANN's precision standards",
        ("typer", "rich", "ml_dtypes", "mpmath", "scipy"),
        "accuracy",
    ),
    (
        "bench",
        "measure functions and gradients, compared with PyTorch",
        ("typer", "rich", "torch", "matplotlib"),
        "bench",
    ),
)


def overview() -> str:
    """Returns the text of ``actgrad --help``; a command whose extra is missing shows what to install."""
    lines = [
        "Usage: actgrad COMMAND …",
        "",
        "CANN's activation operators and their gradients, on any CPU.",
        "",
        "Commands:",
    ]
    for name, words, modules, extra in COMMANDS:
        missing = any(importlib.util.find_spec(module) is None for module in modules)
        lines.append(f"  {name:<10}{words}" + (f" (needs: pip install 'actgrad[{extra}]')" if missing else ""))
    return "\n".join(
        [*lines, "", "Options:", "  --version  print the version", "  --help     print this, or a command's own"]
    )


def main() -> int:
    """Runs the command line and returns its exit status."""
    if sys.argv[1:2] not in (["config"], ["env"]):  # the paths that builds read must stay what they are
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):  # None where it is closed
                stream.reconfigure(errors=outputs.SPELLED)  # formulas have letters that some encodings lack
    try:
        try:
            return _command()
        finally:
            if sys.stdout:
                sys.stdout.flush()
    except BrokenPipeError:  # `actgrad … | head`: its reader has enough
        status = 1
    except KeyboardInterrupt:  # while modules are imported: commands themselves say what they keep
        print("actgrad: interrupted", file=sys.stderr)
        status = 130
    except OSError as problem:
        print(f"actgrad: {problem}", file=sys.stderr)
        status = 2
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # Python writes what is left when it ends
    return status


def _command() -> int:
    if sys.argv[1:2] == ["--version"]:
        print(f"actgrad {actgrad.__version__}")
        return 0
    if sys.argv[1:2] in ([], ["--help"], ["-h"]):
        print(overview())
        return 0
    chosen = sys.argv[1]
    extras = {name: extra for name, _, _, extra in COMMANDS}
    if chosen not in extras:
        kind, names = ("option", ["--version", "--help"]) if chosen.startswith("-") else ("command", list(extras))
        near = difflib.get_close_matches(chosen, names, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(names)}"
        print(f"actgrad: there is no {kind} {chosen!r}; {hint}", file=sys.stderr)
        return 2
    if chosen in (own := {"config": _config, "env": _env, "run": _run}):
        return own[chosen](sys.argv[2:])
    if chosen == "npu":
        from actgrad.npu import launcher

        return launcher.main(sys.argv[2:])
    if chosen == "strict":
        from actgrad.cli import strict

        return strict.main(sys.argv[2:])
    try:
        import rich  # noqa: F401
        import typer  # noqa: F401
    except ImportError:
        print(f"actgrad {chosen} needs typer and rich: pip install 'actgrad[{extras[chosen]}]'", file=sys.stderr)
        return 2
    from actgrad.cli.app import app

    # Otherwise an installed torch_npu ends every command that imports torch: it loads under `actgrad npu` only.
    os.environ.setdefault("TORCH_DEVICE_BACKEND_AUTOLOAD", "0")
    try:
        app(prog_name="actgrad")
    except actgrad.AclnnError as problem:  # such as a setting that has an unknown value
        print(f"actgrad: {problem}", file=sys.stderr)
        return 2
    return 0


def _parser(command: str) -> argparse.ArgumentParser:
    about = next(about for name, about, *_ in COMMANDS if name == command)
    return argparse.ArgumentParser(prog=f"actgrad {command}", description=f"{about[0].upper()}{about[1:]}.")


def _env(arguments: list[str]) -> int:
    parser = _parser("env")
    parser.add_argument("--engine", action="store_true", help="also those for operators that PyTorch computes")
    options = parser.parse_args(arguments)
    try:
        variables = toolkit.environment() | (toolkit.engine() if options.engine else {})
    except RuntimeError as problem:
        print(f"actgrad: {problem}", file=sys.stderr)
        return 2
    for name, value in variables.items():
        print(f"export {name}={shlex.quote(value)}")
    return 0


def _config(arguments: list[str]) -> int:
    parser = _parser("config")
    parser.add_argument("--prefix", action="store_true", help="the folder that holds include/ and lib64/")
    parser.add_argument("--cflags", action="store_true", help="compiler flags")
    parser.add_argument("--libs", action="store_true", help="linker flags")
    options = parser.parse_args(arguments)
    if not (options.prefix or options.cflags or options.libs):
        parser.error("choose at least one of --prefix, --cflags, --libs")
    words = [str(toolkit.prefix())] if options.prefix else []
    words += toolkit.cflags() if options.cflags else []
    words += toolkit.libs() if options.libs else []
    print(shlex.join(words))
    return 0


def _run(arguments: list[str]) -> int:
    """Replaces this process by the program; returns only if it cannot be run."""
    parser = argparse.ArgumentParser(
        prog="actgrad run", description="Run a C++ program; PyTorch computes the operators beyond CANN's activations."
    )
    add_program(parser)
    options = parsed(parser, arguments)
    try:
        variables = toolkit.environment() | toolkit.engine()
        for number in (signal.SIGPIPE, signal.SIGXFSZ):  # Python ignores them, which the program would inherit
            signal.signal(number, signal.SIG_DFL)
        os.execvpe(options.program, [options.program, *options.arguments], {**os.environ, **variables})
    except RuntimeError as problem:
        print(f"actgrad: {problem}", file=sys.stderr)
    except OSError as problem:
        print(f"actgrad: {options.program} cannot be run: {problem.strerror}", file=sys.stderr)
    return 2
