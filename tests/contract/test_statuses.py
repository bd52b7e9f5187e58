# SPDX-License-Identifier: Apache-2.0
"""The table of statuses has every status that is returned, with its number in the headers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from actgrad.operators import DOCUMENTED
from actgrad.operators.statuses import STATUSES

pytestmark = pytest.mark.checkout

ROOT = Path(__file__).resolve().parents[2]
TABLE = {status.value: status.name for status in STATUSES if status.value}


def declared() -> dict[str, int]:
    """The names of the statuses in the headers, with their numbers."""
    headers = [*(ROOT / "include" / "acl").glob("*.h"), *(ROOT / "include" / "aclnn").glob("*.h")]
    definitions = "".join(header.read_text(encoding="utf-8") for header in headers)
    return {name: int(value) for name, value in re.findall(r"#define (ACL(?:NN)?_ERR\w+) (\d+)", definitions)}


def returned() -> set[int]:
    """The statuses that the libraries' sources name, or the rules of operators."""
    sources = [
        path
        for path in (ROOT / "native").rglob("*")
        if path.suffix in (".cpp", ".h") and not {"tests", "fuzz"} & {*path.relative_to(ROOT).parts}
    ]
    code = "".join(re.sub(r"//.*", "", path.read_text(encoding="utf-8")) for path in sources)
    names = {*re.findall(r"\bACL(?:NN)?_ERR(?:OR)?_\w+", code)}  # ACL_ERROR itself is a level of the log
    return {declared()[name] for name in names} | {rule.status for each in DOCUMENTED for rule in each.rules}


def test_every_status_that_is_returned_is_in_the_table() -> None:
    assert {*TABLE} == returned()


def test_names_and_numbers_are_those_of_the_headers() -> None:
    assert {value: name for name, value in declared().items() if value in TABLE} == TABLE


def test_what_a_card_supports_names_the_functions_that_refuse_it() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "native" / "ascendcl").glob("*.cpp"))
    _, *bodies = re.split(r"acl_call\(\"(?=\w)", code)
    refusing = {body.partition('"')[0] for body in bodies if "Refusal(ACL_ERROR_RT_FEATURE_NOT_SUPPORT" in body}
    (status,) = (status for status in STATUSES if status.name == "ACL_ERROR_RT_FEATURE_NOT_SUPPORT")
    assert refusing == {*re.findall(r"aclrt\w+", status.meaning)}


def test_an_internal_error_of_the_runtime_names_both_of_its_reasons() -> None:
    (status,) = (status for status in STATUSES if status.value == 507000)
    assert "no thread for a stream" in status.meaning
    assert "torch_npu drops every operator" in status.meaning
