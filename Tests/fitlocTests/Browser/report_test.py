"""Tests of fitloc's HTML report, opened as a file in a real browser."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import unittest

from browsers import Browser
from page_test import CONTRAST

PROGRAM = os.environ.get("FITLOC", "fitloc")
HOSTILE = "</td><script>document.title='taken'</script><img src=x onerror=\"document.title='taken'\">\u202e\u2066"
ENVIRONMENT = {
    "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "GIT_CONFIG_GLOBAL": "/dev/null",
    "GIT_AUTHOR_NAME": "Ana", "GIT_AUTHOR_EMAIL": "a@b.c", "GIT_COMMITTER_NAME": "Ana", "GIT_COMMITTER_EMAIL": "a@b.c",
}


def entry(**texts):
    return {"extractionState": "manual", "localizations": {
        language.replace("_", "-"): {"stringUnit": {"state": "translated", "value": text}}
        for language, text in texts.items()}}


FIRST = {"title": entry(en="Close the door", pt_BR="Feche a porta"), **{
    f"item{number}": entry(en=f"Item {number}") for number in range(30)}}
SECOND = {**FIRST, "title": entry(en="Open the door", pt_BR="Feche a porta", ar="افتح الباب"),
          HOSTILE: entry(en=HOSTILE, pt_BR=HOSTILE + " %d"), "count": entry(en="%d açaí", pt_BR="açaí")}


class ReportTest(unittest.TestCase):
    options = {}
    arguments = ()

    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="fitloc-report-")
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.run_program("git", "init", "-q", "-b", "main")
        for strings in (FIRST, SECOND):
            with open(os.path.join(self.folder, "Localizable.xcstrings"), "w", encoding="utf-8") as file:
                json.dump({"sourceLanguage": "en", "strings": strings, "version": "1.0"}, file, ensure_ascii=False)
            self.run_program("git", "add", "Localizable.xcstrings")
            self.run_program("git", "commit", "-q", "-m", "Commit " + HOSTILE[:40])
        self.run_program(PROGRAM, "report", "--since", "HEAD~1", "-o", "report.html", *self.arguments)
        self.browser = Browser(**self.options)
        self.addCleanup(self.browser.close)
        self.browser.open("file://" + os.path.join(self.folder, "report.html"))

    def run_program(self, *words):
        return subprocess.run(words, cwd=self.folder, env=ENVIRONMENT, check=True, stdout=subprocess.DEVNULL)

    def keys(self, section="missing"):
        """Returns the keys that a section shows, in order."""
        return self.browser.run(
            "return [...document.querySelectorAll(`#${arguments[0]} tbody tr`)].filter((row) => row.checkVisibility())"
            ".map((row) => row.querySelector('th').textContent)", section)

    def search(self, words):
        self.browser.run(
            "const field = document.querySelector('#search'); field.value = arguments[0];"
            "document.querySelector('#tools output').value = 'waiting'; field.dispatchEvent(new Event('input'))", words)
        self.browser.wait("return document.querySelector('#tools output').value !== 'waiting'")


class Page(ReportTest):
    def test_no_text_of_the_project_is_run_or_becomes_an_element(self):
        self.assertNotEqual(self.browser.run("return document.title"), "taken")
        self.assertEqual(self.browser.run("return document.querySelectorAll('img').length"), 0)
        self.assertEqual(self.browser.run("return document.scripts.length"), 1)
        self.assertIn(HOSTILE[:30], self.browser.run("return document.querySelector('#changes').textContent"))
        self.assertEqual(self.browser.complaints(), [])

    def test_the_policy_refuses_every_other_script_and_style(self):
        answer = self.browser.run_later("""
            const done = arguments[0]; const refused = [];
            addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
            const attempt = (work) => { try { work() } catch { refused.push('type') } };
            const script = document.createElement('script');
            attempt(() => { script.text = 'document.title = "taken"'; document.body.append(script) });
            attempt(() => { document.body.setAttribute('onclick', 'document.title = "taken"'); document.body.click() });
            attempt(() => { document.body.innerHTML = '<p>taken</p>' });
            document.body.append(Object.assign(document.createElement('style'), { textContent: 'body { color: red }' }));
            document.body.append(Object.assign(document.createElement('img'), { src: 'https://example.org/x.png' }));
            setTimeout(() => done([document.title, refused]), 200)""")
        self.assertNotEqual(answer[0], "taken")
        self.assertGreaterEqual(set(answer[1]), {"img-src", "style-src-elem", "type"})

    def test_a_head_sorts_its_table_up_and_down(self):
        self.browser.click("#missing thead th:first-child button")
        numbers = [key for key in self.keys() if key.startswith("item")]
        self.assertEqual(numbers, [f"item{number}" for number in range(30)])
        self.assertEqual(
            self.browser.run("return document.querySelector('#missing thead th').getAttribute('aria-sort')"), "ascending")
        self.browser.click("#missing thead th:first-child button")
        numbers = [key for key in self.keys() if key.startswith("item")]
        self.assertEqual(numbers, [f"item{number}" for number in reversed(range(30))])

    def test_numbers_are_sorted_as_numbers(self):
        self.browser.click("#coverage thead th.number button")
        shares = self.browser.run(
            "return [...document.querySelectorAll('#coverage tbody .share')].map((cell) => parseInt(cell.textContent))")
        self.assertEqual(shares, sorted(shares))

    def test_one_field_searches_all_tables_whatever_the_accents(self):
        total = len(self.keys())
        self.search("acai")
        self.assertEqual(self.keys("changes"), ["count"])
        self.assertRegex(self.browser.run("return document.querySelector('#tools output').value"), r"^\d+ of \d+ rows$")
        self.assertTrue(self.browser.run("return document.querySelector('#trend').hidden"))
        self.search("nothing like it")
        self.assertEqual(self.browser.run("return [...document.querySelectorAll('section:not([hidden])')].length"), 0)
        self.search("")
        self.assertEqual(len(self.keys()), total)

    def test_changed_words_are_marked(self):
        marks = self.browser.run(
            "return [...document.querySelectorAll('#changes del, #changes ins')].map((mark) => mark.textContent)")
        self.assertIn("Close", marks)
        self.assertIn("Open", marks)

    def test_right_to_left_texts_stand_in_their_direction(self):
        direction = self.browser.run(
            "return getComputedStyle(document.querySelector('#changes bdi[lang=ar]')).direction")
        self.assertEqual(direction, "rtl")

    def test_it_prints_all_rows_and_no_controls(self):
        self.browser.devtools("Emulation.setEmulatedMedia", media="print")
        self.browser.run("dispatchEvent(new Event('beforeprint'))")
        self.assertTrue(self.browser.run(
            "return [...document.querySelectorAll('tbody tr')].every((row) => row.checkVisibility())"))
        self.assertFalse(self.browser.run("return document.querySelector('#tools').checkVisibility()"))
        self.browser.run("dispatchEvent(new Event('afterprint'))")
        self.assertFalse(self.browser.run(
            "return [...document.querySelectorAll('details')].every((block) => block.open)"))
        page = base64.b64decode(self.browser.devtools("Page.printToPDF", printBackground=False)["data"])
        self.assertTrue(page.startswith(b"%PDF-"))

    def test_the_heads_of_tables_have_no_buttons_on_paper_so_that_they_repeat(self):
        heads = "return [...document.querySelectorAll('thead th')].map((head) => [head.textContent, head.querySelectorAll('button').length])"
        before = self.browser.run(heads)
        self.browser.run("dispatchEvent(new Event('beforeprint'))")
        self.assertEqual(self.browser.run(heads), [[text, 0] for text, _ in before])
        self.browser.run("dispatchEvent(new Event('afterprint'))")
        self.assertEqual(self.browser.run(heads), [[text, 1] for text, _ in before])

    def test_the_total_and_every_language_have_a_chart_with_a_scale(self):
        charts = self.browser.run(
            "return [...document.querySelectorAll('.charts figure')].map((chart) => [chart.querySelector('figcaption span').textContent,"
            " [...chart.querySelectorAll('.scale')].map((one) => one.textContent).join()])")
        self.assertEqual([scale for _, scale in charts], ["100,50,0"] * 3)
        self.assertEqual(charts[0][0], "total")
        self.assertIn("%", self.browser.run("return document.querySelector('.figures div dd').textContent"))

    def test_screen_readers_get_tables_with_names_and_heads(self):
        nodes = self.browser.devtools("Accessibility.getFullAXTree")["nodes"]
        named = [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in nodes if "role" in node]
        for role, name in [
            ("main", ""), ("table", "By language"), ("columnheader", "language"), ("heading", "Coverage"),
            ("searchbox", "Search all tables"), ("navigation", "Contents"), ("search", ""),
        ]:
            self.assertIn((role, name), named)
        charts = [name for role, name in named if role in ("image", "img")]
        self.assertTrue(any(name.startswith("pt-BR, ") and "%" in name for name in charts), charts)
        self.assertTrue(all(name for role, name in named if role in ("table", "button", "columnheader")))

    def test_words_can_be_read(self):
        self.assertEqual(self.browser.run(CONTRAST), [])

    def test_narrow_windows_scroll_no_more_than_their_tables(self):
        self.browser.resize(360, 700)
        self.assertLessEqual(self.browser.run("return document.documentElement.scrollWidth"), 360)


class Dark(ReportTest):
    options = {"dark": True}

    def test_words_can_be_read(self):
        self.assertEqual(self.browser.run("return getComputedStyle(document.body).backgroundColor"), "rgb(17, 20, 24)")
        self.assertEqual(self.browser.run(CONTRAST), [])


class WithoutScript(ReportTest):
    def test_everything_is_there(self):
        self.browser.devtools("Emulation.setScriptExecutionDisabled", value=True)
        self.browser.open("file://" + os.path.join(self.folder, "report.html"))
        self.browser.devtools("Emulation.setScriptExecutionDisabled", value=False)
        self.assertTrue(self.browser.run(
            "return [...document.querySelectorAll('tbody tr')].every((row) => row.checkVisibility())"))
        self.assertEqual(self.browser.run("return document.querySelectorAll('button, input').length"), 0)


class Portuguese(ReportTest):
    arguments = ("--interface-language", "pt-BR")

    def test_it_speaks_portuguese(self):
        self.assertEqual(self.browser.run("return document.documentElement.lang"), "pt-BR")
        self.assertIn("Cobertura", self.browser.run("return document.querySelector('h2').textContent"))


if __name__ == "__main__":
    unittest.main()
