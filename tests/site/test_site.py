# SPDX-License-Identifier: Apache-2.0
"""Every page of the built site in a browser, at the width of a desktop and of a phone: `make test-site`."""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

pytestmark = [pytest.mark.checkout, pytest.mark.site]

SITE = Path(__file__).resolve().parents[2] / "site"
PAGES = sorted(str(page.parent.relative_to(SITE)) for page in SITE.rglob("index.html"))
DESKTOP, PHONE = 1280, 420
HEIGHT = 900
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first takes half the time
LONGEST = 10  # desktop screens, except for reference pages, which are longer
REFERENCES = (
    "accuracy-measured",
    "benchmarks",
    "benchmarks-gpu",
    "changelog",
    "npu-architectures",
    "npu-models",
    "npu-operators",
    "npu-opinfo",
    "operators",
    "reference",
)

# Elements that are wider than the window and have no scroll bar of their own.
CLIPPED = """() => {
    const scrolls = element => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    const width = document.documentElement.clientWidth;
    return [...document.querySelectorAll('.md-content table, .md-content pre, .md-content img, .md-content math')]
        .filter(element => element.getBoundingClientRect().right > width + 1)
        .filter(element => {
            for (let e = element; e && !e.classList.contains('md-content'); e = e.parentElement)
                if (scrolls(e)) return false;
            return true;
        })
        .map(element => element.outerHTML.slice(0, 80));
}"""
BROKEN_IMAGES = "() => [...document.images].filter(i => !i.complete || !i.naturalWidth).map(i => i.src)"
SCROLLS_SIDEWAYS = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1"
# A column for the contents of a page that has no sections: its tables could have that width.
EMPTY_COLUMN = """() => [...document.querySelectorAll('.md-sidebar--secondary:not([hidden])')]
    .some(column => !column.querySelector('.md-nav__item'))"""
# Tables of which a desktop shows only a part.
CUT_TABLES = """() => [...document.querySelectorAll('.md-typeset__scrollwrap')]
    .filter(wrap => wrap.scrollWidth > wrap.clientWidth + 1)
    .map(wrap => wrap.innerText.slice(0, 80))"""
# Cells of last columns in which nearly each word has a line of its own.
SQUEEZED = """() => [...document.querySelectorAll('.md-content td:last-child')]
    .filter(cell => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        const lines = text.getBoundingClientRect().height / parseFloat(getComputedStyle(cell).lineHeight);
        return cell.clientWidth < 105 && lines > 8.5;
    })
    .map(cell => cell.innerText.slice(0, 80))"""
HEIGHT_OF_TEXT = "() => document.querySelector('.md-content').getBoundingClientRect().height"


class Silent(SimpleHTTPRequestHandler):
    """Serves files without logging."""

    def log_message(self, format: str, *arguments: object) -> None: ...


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    assert PAGES, "build the site first: make docs"
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert program, "this needs Chromium (Debian: apt-get install chromium-headless-shell)"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield running
        running.close()


@pytest.mark.parametrize("name", PAGES)
def test_a_page_renders_completely(name: str, browser: Browser, address: str) -> None:
    complaints: list[str] = []
    asked_for: list[str] = []
    with browser.new_page(viewport={"width": DESKTOP, "height": HEIGHT}) as page:
        page.on("console", lambda m: complaints.append(m.text) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: asked_for.append(request.url))
        answer = page.goto(f"{address}/{name}/", wait_until="load")
        assert answer is not None
        assert answer.ok
        assert page.evaluate(CUT_TABLES) == []
        if not name.startswith(REFERENCES):
            assert page.evaluate(HEIGHT_OF_TEXT) <= LONGEST * HEIGHT
        for width in (DESKTOP, PHONE):  # the same page, as when a window is made narrower
            page.set_viewport_size({"width": width, "height": HEIGHT})
            assert page.evaluate(CLIPPED) == []
            assert not page.evaluate(SCROLLS_SIDEWAYS)
            assert not page.evaluate(EMPTY_COLUMN)
            assert page.evaluate(SQUEEZED) == []
        assert page.evaluate(BROKEN_IMAGES) == []
        assert complaints == []
        assert [url for url in asked_for if not url.startswith((address, "data:"))] == []


@pytest.mark.parametrize(
    ("words", "title"), [("161002", "Errors"), ("libopapi.so", "Troubleshooting"), ("ACTGRAD_NUM_THREADS", "Settings")]
)
def test_a_search_leads_to_the_answer(words: str, title: str, browser: Browser, address: str) -> None:
    with browser.new_page(viewport={"width": DESKTOP, "height": HEIGHT}) as page:
        page.goto(f"{address}/", wait_until="load")
        page.click(".md-search__input")
        page.keyboard.type(words)
        # Results of the first letters may be shown before those of all.
        expect(page.locator(".md-search-result__item h1").first).to_have_text(title)


BEYOND_THE_EDGE = """() => [...document.querySelectorAll('.summary .chip')]
    .map(chip => chip.getBoundingClientRect())
    .filter(box => !box.width || box.left < 0 || box.right > document.documentElement.clientWidth).length"""


@pytest.mark.parametrize("width", [DESKTOP, PHONE])
def test_verdicts_of_a_report_are_visible(browser: Browser, width: int, tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    words = ["report", "silu_backward", "geglu", "--backend", "actgrad", "--backend", "torch", "--count", "4"]
    command = [sys.executable, "-m", "actgrad.cli", "accuracy", *words, "--output", str(report)]
    subprocess.run(command, check=True, capture_output=True, timeout=300)
    page = browser.new_page(viewport={"width": width, "height": HEIGHT})
    page.goto(report.as_uri())
    assert page.locator(".summary .chip").count() >= 2 * 6 * 2
    assert page.evaluate(BEYOND_THE_EDGE) == 0
    assert not page.evaluate(SCROLLS_SIDEWAYS)
    page.close()
