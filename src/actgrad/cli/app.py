# SPDX-License-Identifier: Apache-2.0
"""The commands of ``actgrad`` that use typer and rich, one file each."""

from __future__ import annotations

import os
from typing import IO, NoReturn

import typer
from rich.console import Console
from rich.markup import escape

app = typer.Typer(
    help="CANN's activation operators and their gradients, on any CPU.",
    no_args_is_help=True,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)


def wide_console(file: IO[str] | None = None) -> Console:
    """A console for tables: as wide as the terminal, or in a pipe or a file as ``COLUMNS`` says, else 160 columns."""
    console = Console(file=file)
    return console if console.is_terminal or "COLUMNS" in os.environ else Console(file=file, width=160)


def refuse(sentence: str) -> NoReturn:
    """Ends the command with a message about its input, and exit status 2."""
    Console(stderr=True).print(f"[red]actgrad: {escape(sentence)}[/]", soft_wrap=True)
    raise typer.Exit(2)


@app.callback()
def _root() -> None:
    pass


from actgrad.cli import accuracy, bench, explain, info  # noqa: E402, F401  (each adds its command to the app)
