# SPDX-License-Identifier: Apache-2.0
"""``actgrad explain``: an operator's contract, or a status, in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from actgrad.cli.app import app, refuse
from actgrad.npu.declared import PUBLISHED
from actgrad.npu.table import TABLE
from actgrad.operators import names
from actgrad.operators.contract import Operator, Product
from actgrad.operators.statuses import STATUSES, Status


@app.command()
def explain(
    subject: Annotated[
        str,
        typer.Argument(help="an operator, by its name in C or in Python; a status, by number or name; or a message"),
    ],
    product: Annotated[str, typer.Option(help="show only what holds on this product")] = "",
) -> None:
    """Explain an operator's contract, or a status."""
    if product and product not in Product.__members__:
        refuse(f"there is no product {product!r}; choose one of {', '.join(Product.__members__)}")
    console = Console()
    for part in _parts(subject):
        named = next((status for status in STATUSES if part.upper() in status.name.split(", ")), None)
        if named:
            _show_status(console, named)
        elif part.removeprefix("-").isdecimal():
            _explain_status(console, int(part))
        else:
            _explain_operator(console, _find(part), Product[product] if product else None)


def _parts(subject: str) -> list[str]:
    """The subject; of a whole message only what it begins with: a status, an operator or both."""
    first, *others = subject.rstrip(":").split(": ")
    return [first, *(other for other in others[:1] if names.find(other))]


def _find(name: str) -> Operator:
    found = names.find(name)
    if found is None:
        refuse(_absence(name))
    return found


def _absence(name: str) -> str:
    function = name.removesuffix(names.PHASE_ONE).lower()
    for served in TABLE:
        if function in (served.symbol.lower(), served.name.lower()):
            return f"{served.symbol} is computed by PyTorch, under `actgrad run`; only activations have a contract"
    for declared in PUBLISHED:
        if function in (declared.symbol.lower(), declared.symbol.removeprefix("aclnn").lower()):
            return f"{declared.symbol} has a header, and actgrad does not compute it"
    return names.absence(name)


def _explain_status(console: Console, value: int) -> None:
    found: Status | None = next((status for status in STATUSES if status.value == value), None)
    if found is None:
        refuse(f"there is no status {value}; actgrad returns {', '.join(str(s.value) for s in STATUSES)}")
    _show_status(console, found)


def _show_status(console: Console, found: Status) -> None:
    table = Table(show_header=False, box=None)
    table.add_row("status", str(found.value))
    table.add_row("name", found.name)
    table.add_row("meaning", found.meaning)
    table.add_row("what to do", found.remedy)
    console.print(table)


def _explain_operator(console: Console, operator: Operator, product: Product | None) -> None:
    console.print(f"[bold]{operator.aclnn}[/bold]  {escape(operator.summary)}\n")
    console.print(escape(operator.math), highlight=False)

    parameters = Table("parameter", "in Python", "meaning", title="Parameters", title_justify="left")
    for parameter in operator.parameters:
        parameters.add_row(parameter.name, parameter.python if operator.python else "–", escape(parameter.meaning))
    console.print(parameters)

    products = Table("product", "dtypes", title="Products", title_justify="left")
    for each in [product] if product else list(Product):
        products.add_row(f"{each.name} ({each.value})", operator.dtypes_on(each) or "not supported: 561003")
    console.print(products)

    rules = Table("", "rule", "else", title="Rules, in the order of the checks", title_justify="left")
    for number, rule in enumerate(operator.rules, 1):
        rules.add_row(str(number), escape(rule.sentence), str(rule.status))
    console.print(rules)
    for note in (*operator.notes, *operator.deviations):
        console.print(f"• {escape(note)}", soft_wrap=True)
