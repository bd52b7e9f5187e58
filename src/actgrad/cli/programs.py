# SPDX-License-Identifier: Apache-2.0
"""The program that a command runs, and its arguments."""

from __future__ import annotations

import argparse


def add_program(parser: argparse.ArgumentParser) -> None:
    """Adds ``program`` and the ``arguments`` after it, which are passed on unchanged."""
    parser.add_argument("program", type=_program, help="a program, found as a shell finds it")
    rest = parser.add_argument("arguments", nargs=argparse.REMAINDER, help="its arguments")
    rest.required = False  # there may be none; the message of Python 3.10 and 3.11 asks for some


def parsed(parser: argparse.ArgumentParser, arguments: list[str]) -> argparse.Namespace:
    """Parses the arguments; of the program's, argparse would drop a ``--`` that comes first."""
    options = parser.parse_args(arguments)
    first = len(arguments) - len(options.arguments)
    if first >= 2 and arguments[first - 2 : first] == [options.program, "--"]:
        options.arguments = ["--", *options.arguments]
    return options


def _program(name: str) -> str:
    if not name:
        raise argparse.ArgumentTypeError("its name is empty")
    return name
