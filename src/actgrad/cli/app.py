# SPDX-License-Identifier: Apache-2.0
"""The commands of ``actgrad`` that use typer and rich, one file each."""

from __future__ import annotations

import typer

app = typer.Typer(
    help="CANN's activation operators and their gradients, on any CPU.",
    no_args_is_help=True,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)


@app.callback()
def _root() -> None:
    pass


from actgrad.cli import accuracy, bench, explain, info  # noqa: E402, F401  (each adds its command to the app)
