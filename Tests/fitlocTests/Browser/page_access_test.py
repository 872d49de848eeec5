"""Tests each state of the `fitloc edit` page, a report and a preview with axe, which finds barriers for people who use
screen readers, keyboards, magnifiers and so on.

axe is installed by `scripts/test --thorough browser` into `.build/test-pages`.
"""

import glob
import os
import subprocess
import unittest

from browsers import Browser
from page_pictures import STRINGS
from page_test import PROGRAM, PageTest, Served

PACKAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../..")
AXE = glob.glob(os.path.join(PACKAGE, ".build/test-pages/lib/python3*/site-packages/axe_core_python/axe.min.js"))
LIGHT, DARK = ([{"name": "prefers-color-scheme", "value": scheme}] for scheme in ("light", "dark"))
SIZES = ((1440, 900), (390, 800))


def barriers(browser):
    """Returns what axe finds in the page that is shown, or in its dialog, behind which nothing can be reached."""
    with open(AXE[0], encoding="utf-8") as file:
        browser.devtools("Runtime.evaluate", expression=file.read())
    found = browser.run_later(
        "const done = arguments[arguments.length - 1];"
        "axe.run(document.querySelector('dialog') ?? document, { resultTypes: ['violations'] }).then((result) => done(result.violations.map((one) =>"
        " [one.id, one.nodes.map((node) => node.html.slice(0, 160))])), (error) => done([['axe', [String(error)]]]))")
    return [f"{rule}: {places}" for rule, places in found]


@unittest.skipUnless(AXE, "axe is not installed")
class PageAccess(PageTest):
    strings = STRINGS

    def check(self, state):
        """Expects no barriers in the present state, in light and dark, wide and narrow."""
        for scheme in (LIGHT, DARK):
            self.browser.devtools("Emulation.setEmulatedMedia", features=scheme)
            for size in SIZES:
                self.browser.resize(*size)
                self.assertEqual(barriers(self.browser), [], f"{state}, {scheme[0]['value']}, {size}")
        self.browser.resize(1440, 900)

    def see(self, fragment, ready):
        self.browser.open("about:blank")
        self.browser.open(self.served.address + fragment)
        self.browser.wait(f"return {ready}")

    def key(self, name):
        self.browser.resize(1440, 900)
        self.choose(name)

    def test_start(self):
        self.see("", "document.querySelectorAll('.cards button').length > 1")
        self.check("start")

    def test_keys(self):
        self.check("list")
        for name in ("greeting", "home.again", "days", "summary"):
            self.key(name)
            self.browser.wait("return document.querySelector('#editor .side')")
            self.check(name)

    def test_right_to_left(self):
        self.choose_language("ar")
        self.key("days")
        self.check("right to left")

    def test_a_refused_text_and_a_menu(self):
        self.key("home.title")
        self.focus()
        self.browser.type("Экран")
        self.browser.wait("return document.querySelector('.finding') && !document.querySelector('.found.old')")
        self.check("refused")
        self.browser.run("document.querySelector('.actions .holder > button').click()")
        self.check("menu")

    def test_a_conflict(self):
        self.key("home.title")
        self.focus()
        self.browser.type("Início")
        self.served.write(self.served.text.replace("Tela inicial", "Página inicial"))
        self.browser.wait("return document.querySelector('.clash:not([hidden])')")
        self.check("conflict")

    def test_dialogs(self):
        for label in ("Find and Replace…", "Accept Several…"):
            self.browser.run("document.querySelector('#bar .holder > button').click()")
            self.button(label)
            self.browser.wait("return document.querySelector('dialog')")
            self.check(label)
            self.browser.press("Escape")
            self.browser.wait("return !document.querySelector('dialog')")

    def test_nothing_found_and_filters(self):
        self.see("&language=pt-BR&search=nowhere", "document.querySelector('.blank button')")
        self.browser.click(".filters summary")
        self.check("nothing found")

    def test_a_file_that_cannot_be_read(self):
        self.key("home.title")
        self.served.write("{")
        self.browser.wait("return !document.getElementById('banner').hidden")
        self.check("problem")


@unittest.skipUnless(AXE, "axe is not installed")
class OtherPages(unittest.TestCase):
    def made(self, *arguments):
        """Makes a page with a command, and returns its barriers by size and scheme."""
        served = Served(STRINGS)
        self.addCleanup(served.stop)
        path = os.path.join(served.folder, "page.html")
        subprocess.run([PROGRAM, *arguments, "-o", path], cwd=served.folder, check=True, capture_output=True)
        browser = Browser()
        self.addCleanup(browser.close)
        browser.open("file://" + path)
        return browser

    def expect_none(self, browser):
        for scheme in (LIGHT, DARK):
            browser.devtools("Emulation.setEmulatedMedia", features=scheme)
            for size in SIZES:
                browser.resize(*size)
                self.assertEqual(barriers(browser), [], f"{scheme[0]['value']}, {size}")
                self.assertLessEqual(browser.run("return document.documentElement.scrollWidth"), size[0])

    def test_a_report(self):
        self.expect_none(self.made("report"))

    def test_a_preview(self):
        self.expect_none(self.made("preview", "--format", "html"))


if __name__ == "__main__":
    unittest.main()
