"""Tests the page that `fitloc preview --format html` writes."""

import base64
import os
import re
import subprocess
import unittest

from browsers import Browser
from page_test import PROGRAM, Served, entry

LANGUAGES = ("ar", "cs", "da", "de", "fi", "fr", "it", "ja", "pt_BR", "sv")
STRINGS = {f"key{number:03}": entry(en=f"Text {number}", **{tag: f"{tag} {number}" for tag in LANGUAGES}) for number in range(120)}


class Preview(unittest.TestCase):
    def setUp(self):
        served = Served(STRINGS)
        self.addCleanup(served.stop)
        path = os.path.join(served.folder, "page.html")
        subprocess.run([PROGRAM, "preview", "--format", "html", "-o", path], cwd=served.folder, check=True, capture_output=True)
        self.browser = Browser(language="pt-BR")
        self.addCleanup(self.browser.close)
        self.browser.open("file://" + path)

    def test_it_begins_with_the_source_and_the_language_of_the_reader(self):
        heads = self.browser.run("return [...document.querySelectorAll('thead th')].map((one) => one.textContent)")
        self.assertEqual(heads[0], "Key")
        self.assertLessEqual({"en", "pt-BR"}, set(heads))
        self.assertEqual(len(heads), 5)

    def test_a_narrow_window_shows_cards_with_languages_and_cuts_nothing_off(self):
        self.browser.resize(390, 800)
        self.assertLessEqual(self.browser.run("return document.documentElement.scrollWidth"), 390)
        self.assertEqual(
            self.browser.run("return [...document.querySelectorAll('td')].filter((one) => one.getBoundingClientRect().right > 390).length"), 0)
        # Chromium computes the text, Firefox repeats where it comes from.
        self.assertIn(
            self.browser.run("return getComputedStyle(document.querySelector('td[data-language=pt-BR]'), '::before').content"),
            ('"pt-BR"', "attr(data-language)"))

    def test_it_prints_all_keys(self):
        paper = base64.b64decode(self.browser.devtools("Page.printToPDF")["data"])
        pages = len(re.findall(rb"/Type /Page\b", paper))
        self.assertGreater(pages, 2)
        self.assertLess(pages, 12)
        self.assertEqual(self.browser.run("return document.querySelectorAll('tbody tr').length"), 50)

    def test_the_keyboard_reaches_the_texts(self):
        self.assertEqual(self.browser.run("return document.querySelector('main').tabIndex"), 0)


if __name__ == "__main__":
    unittest.main()
