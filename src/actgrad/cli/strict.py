# SPDX-License-Identifier: Apache-2.0
"""``actgrad strict``: runs a program in strict mode and writes its findings."""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any
from urllib.parse import quote

import actgrad
from actgrad import _native
from actgrad.cli.outputs import require_writable
from actgrad.cli.programs import add_program, parsed

STATUS_OF_FINDINGS = _native.strict_status_of_findings()

Record = dict[str, Any]


def main(arguments: list[str]) -> int:
    """Runs ``actgrad strict`` with the given arguments and returns its exit status."""
    options = parsed(_parser(), arguments)
    if not _native.strict_is_available():
        print("actgrad strict: strict mode is for Linux with the GNU C library", file=sys.stderr)
        return 2
    try:
        checks = chosen(options.only, options.skip)
        if options.json is not None:
            require_writable(options.json)
    except ValueError as problem:
        print(f"actgrad strict: {problem}", file=sys.stderr)
        return 2
    except OSError as problem:
        print(f"actgrad strict: {options.json or '.'} cannot be written: {problem.strerror}", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(prefix="actgrad-strict-") as folder:
        log = Path(folder) / "findings"
        log.touch()
        try:
            status = _run(
                [options.program, *options.arguments], {"ACTGRAD_STRICT": checks, "ACTGRAD_STRICT_LOG": str(log)}
            )
        except OSError as problem:
            print(f"actgrad strict: {options.program} cannot be run: {problem.strerror}", file=sys.stderr)
            return 2
        findings, calls, copies = read_log(log.read_text(encoding="utf-8", errors="replace"))
    _summarise(findings, calls, copies)
    if options.json is not None:
        text = json.dumps(sarif(findings, calls, status), indent=2) + "\n"
        try:
            Path(options.json).write_text(text, encoding="utf-8")
        except OSError as problem:
            print(f"actgrad strict: {options.json} cannot be written: {problem.strerror}", file=sys.stderr)
            return 2
    return STATUS_OF_FINDINGS if status == 0 and findings else status


def chosen(only: str | None, skip: str | None) -> str:
    """Returns the value of ``ACTGRAD_STRICT`` for the two options; raises ValueError for an unknown check."""
    names = [name for name, _, _ in _native.strict_checks()]
    wanted = _names(only, names) if only is not None else names
    unwanted = _names(skip, names) if skip is not None else []
    left = [name for name in wanted if name not in unwanted]
    if not left:
        raise ValueError("every check is excluded; leave at least one")
    return "1" if left == names else ",".join(left)


def _names(text: str, known: list[str]) -> list[str]:
    given = text.split(",")
    for name in given:
        if name not in known:
            raise ValueError(f"there is no check {name!r}; the checks are {', '.join(known)}")
    return [name for name in known if name in given]


def _run(words: list[str], settings: dict[str, str]) -> int:
    process: subprocess.Popen[bytes] | None = None
    ended: list[int] = []

    def pass_on(number: int, _: object) -> None:
        ended.append(number)
        if process is not None:
            process.send_signal(number)

    before = signal.signal(signal.SIGTERM, pass_on)
    try:
        process = subprocess.Popen(words, env={**os.environ, **settings})
        if ended:  # before there was a process
            process.terminate()
        while True:
            try:
                status = process.wait()
            except KeyboardInterrupt:  # the terminal sent the signal to the program too, which may continue
                continue
            return status if status >= 0 else 128 - status
    finally:
        signal.signal(signal.SIGTERM, before)


def read_log(text: str) -> tuple[list[Record], int, int]:
    """Returns the findings with their counts, the number of operator calls, and that of pageable copies."""
    found: dict[Any, Record] = {}
    counts: dict[str, int] = {}
    calls = copies = 0
    for line in text.split("\n")[:-1]:  # names may hold other characters that end lines
        record = json.loads(line)
        if "calls" in record:
            calls += record["calls"]
            copies += record["pageable_copies"]
        elif "counted" in record:
            counts[record["counted"]] = counts.get(record["counted"], 0) + record["count"]
        else:
            place = tuple(tuple(part.values()) for part in [*record["places"], *record["python"]])
            # A set: several processes may have the same key.
            found.setdefault((record["check"], place), {**record, "keys": set()})["keys"].add(record["key"])
    for record in found.values():
        record["count"] = sum(counts.get(f"{record['check']} {key}", 1) for key in record["keys"])
    return list(found.values()), calls, copies


def _summarise(findings: list[Record], calls: int, copies: int) -> None:
    kinds: dict[str, int] = {}
    for finding in findings:
        kinds[finding["check"]] = kinds.get(finding["check"], 0) + 1
    listed = ", ".join(f"{count} {check}" for check, count in kinds.items())
    print(
        f"actgrad strict: {_counted(len(findings), 'finding')} in {_counted(calls, 'operator call')}"
        + (f": {listed}" if listed else ""),
        file=sys.stderr,
    )
    for finding in findings:
        print(f"  {finding['check']}, {_counted(finding['count'], 'time')}, at {_place_text(finding)}", file=sys.stderr)
    if copies:
        print(_native.strict_hint_of(copies), end="", file=sys.stderr)


def _counted(count: int, thing: str) -> str:
    return f"{count} {thing}{'' if count == 1 else 's'}"


def _place_text(finding: Record) -> str:
    places = finding["python"] or finding["places"]
    if not places:
        return "a place without a name"
    place = places[0]
    return str(place["function"]) + (f" {place['file']}:{place['line']}" if place["line"] else "")


def sarif(findings: list[Record], calls: int, status: int) -> Record:
    """Returns the findings as a log of SARIF 2.1.0."""
    checks = _native.strict_checks()
    numbers = {name: number for number, (name, _, _) in enumerate(checks)}
    driver = {
        "name": "actgrad strict",
        "version": actgrad.__version__,
        "rules": [
            {"id": name, "shortDescription": {"text": on_a_card}, "help": {"text": instead}}
            for name, on_a_card, instead in checks
        ],
    }
    run = {
        "tool": {"driver": driver},
        "invocations": [{"executionSuccessful": status == 0, "exitCode": status}],
        "results": [_result(finding, numbers[finding["check"]]) for finding in findings],
        "properties": {"operatorCalls": calls},
    }
    return {"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run]}


def _result(finding: Record, number: int) -> Record:
    places = [*finding["python"], *finding["places"]]
    result: Record = {
        "ruleId": finding["check"],
        "ruleIndex": number,
        "level": "error",
        "message": {"text": f"{finding['message']} {finding['card']} {finding['instead']}"},
        "occurrenceCount": finding["count"],
        "locations": [_location(place) for place in places[:1]],
    }
    if places:
        result["stacks"] = [{"frames": [{"location": _location(place)} for place in places]}]
    if finding["origin_places"]:
        origin = _location(finding["origin_places"][0])
        result["relatedLocations"] = [{**origin, "id": 0, "message": {"text": finding["origin"]}}]
    return result


def _location(place: Record) -> Record:
    location: Record = {"logicalLocations": [{"fullyQualifiedName": place["function"], "kind": "function"}]}
    if place["line"]:
        path = Path(place["file"])
        location["physicalLocation"] = {
            "artifactLocation": {"uri": path.as_uri() if path.is_absolute() else quote(path.as_posix())},
            "region": {"startLine": place["line"]},
        }
    return location


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="actgrad strict",
        description="Run a program, and name the mistakes that only a card would show.",
        epilog=f"Exit status: the program's; {STATUS_OF_FINDINGS} where that is 0 and there were findings.",
    )
    parser.add_argument("--json", metavar="FILE", help="write the findings to FILE, as SARIF 2.1.0")
    parser.add_argument("--only", metavar="NAMES", help="make only these checks, with commas between them")
    parser.add_argument("--skip", metavar="NAMES", help="leave these checks out")
    add_program(parser)
    return parser
