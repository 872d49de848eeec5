"""Tests of the `fitloc edit` page in a real browser."""

import contextlib
import http.server
import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import time
import unittest

from browsers import Browser
from webdriver import attempts

PROGRAM = os.environ.get("FITLOC", "fitloc")
NAME = "Localizable.xcstrings"
HOSTILE = "</textarea><script>document.title='taken'</script><img src=x onerror=\"document.title='taken'\">\u202e\u2066"


def unit(text, state="translated"):
    return {"stringUnit": {"state": state, "value": text}}


def plural(**cases):
    return {"variations": {"plural": {name: unit(text) for name, text in cases.items()}}}


def entry(**texts):
    known = {name.replace("_", "-"): text for name, text in texts.items()}
    return {"extractionState": "manual", "localizations": {
        language: unit(text) if isinstance(text, str) else text for language, text in known.items()}}


def catalog(strings):
    return json.dumps(
        {"sourceLanguage": "en", "strings": strings, "version": "1.0"}, ensure_ascii=False, indent=2,
        separators=(",", " : "))


PROJECT = {
    "days": entry(en=plural(one="%lld day", other="%lld days")),
    "greeting": entry(en="Hello, %@!", pt_BR=unit("Olá, %@!", "needs_review")),
    "title": entry(en="Home screen", pt_BR="Tela inicial", ar="الشاشة الرئيسية"),
    "title.long": entry(en="Home screens"),
}

# Records what the page says at its foot: a message goes away after some seconds, which a look may miss.
RECORDER = """
    window.said = [];
    const message = document.getElementById('message');
    new MutationObserver(() => { if (message.textContent) window.said.push(message.textContent) })
      .observe(message, { childList: true, characterData: true, subtree: true });
"""


class Served:
    """A project that a `fitloc edit` process serves."""

    def __init__(self, strings, *arguments, text=None):
        self.folder = tempfile.mkdtemp(prefix="fitloc-page-")
        self.write(text or catalog(strings))
        self.start(*arguments)

    def start(self, *arguments):
        self.program = subprocess.Popen(
            [PROGRAM, "edit", *arguments], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.address = re.search(r"http\S+", self.program.stdout.readline()).group(0)

    @property
    def port(self):
        return re.search(r":(\d+)/", self.address).group(1)

    def restart(self):
        """Starts the program again with the same port and a new secret."""
        self.end()
        self.start("--port", self.port)

    @property
    def path(self):
        return os.path.join(self.folder, NAME)

    @property
    def text(self):
        with open(self.path, encoding="utf-8", newline="") as file:
            return file.read()

    def write(self, text):
        beside = self.path + ".new"
        with open(beside, "w", encoding="utf-8", newline="") as file:
            file.write(text)
        os.replace(beside, self.path)

    def value(self, key, language, *steps):
        found = json.loads(self.text)["strings"][key]["localizations"].get(language)
        for step in steps:
            found = found and found.get(step)
        return found and found["stringUnit"]["value"]

    @contextlib.contextmanager
    def asleep(self):
        """Lets the program answer nothing for a while."""
        self.program.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.program.send_signal(signal.SIGCONT)

    def end(self):
        self.program.send_signal(signal.SIGTERM)
        status = self.program.wait(60)
        self.program.stdout.close()
        return status

    def stop(self):
        status = self.end()
        shutil.rmtree(self.folder, ignore_errors=True)
        return status


class PageTest(unittest.TestCase):
    strings = PROJECT
    arguments = ()
    browser_options = {}

    def setUp(self):
        self.served = Served(self.strings, *self.arguments)
        self.addCleanup(lambda: self.assertEqual(self.served.stop(), 0))
        self.browser = Browser(**self.browser_options)
        self.addCleanup(self.browser.close)
        self.browser.open(self.served.address + "&language=pt-BR")
        self.choose_language("pt-BR")
        self.show_all()
        self.browser.run(RECORDER)

    # Reading and using the page.

    def rows(self):
        return self.browser.run("return [...document.querySelectorAll('.row')].map((row) => row.dataset.key)")

    def heading(self):
        return self.browser.run("return document.querySelector('#editor h1')?.textContent")

    def fields(self):
        return self.browser.run("return [...document.querySelectorAll('textarea')].map((area) => area.value)")

    def choose_language(self, tag):
        self.browser.wait("return document.querySelectorAll('.row').length > 0")
        self.browser.run(
            "const menu = document.querySelector('select.language'); menu.value = arguments[0];"
            "menu.dispatchEvent(new Event('change'))", tag)
        self.browser.wait("return document.querySelector('textarea')?.lang === arguments[0]", tag)

    def show_all(self):
        self.browser.run(
            "const menu = document.querySelector('select.states'); menu.value = '';"
            "menu.dispatchEvent(new Event('change'))")

    def choose(self, key):
        self.browser.wait(
            "const row = [...document.querySelectorAll('.row')].find((one) => one.dataset.key === arguments[0]);"
            "row?.click(); return Boolean(row)", key)
        self.wait_for(key)

    def wait_for(self, key):
        self.browser.wait(
            "return document.querySelector('#editor h1')?.textContent === arguments[0]"
            " && (document.querySelector('textarea').readOnly === arguments[1])", key, "--read-only" in self.arguments)

    def button(self, label):
        """Waits for a visible button with a label, and clicks it."""
        self.browser.wait(
            "const found = [...document.querySelectorAll('button')].find((one) => one.checkVisibility()"
            " && one.textContent.startsWith(arguments[0])); found?.click(); return Boolean(found)", label)

    def menu(self, label):
        """Clicks an entry of the menu beside the buttons that save."""
        self.browser.run("document.querySelector('.actions .holder > button').click()")
        self.button(label)

    def banner(self):
        return self.browser.run("return document.getElementById('banner').textContent")

    def wait_for_banner(self, words):
        self.browser.wait("return document.getElementById('banner').textContent.includes(arguments[0])", words)

    def wait_for_message(self, text):
        """Waits for a message of the page since the last one that was waited for; it may have gone away again."""
        self.browser.wait(
            "const place = window.said.indexOf(arguments[0]); if (place >= 0) window.said.splice(0, place + 1);"
            " return place >= 0", text)

    def focus(self, number=0):
        self.browser.run("document.querySelectorAll('textarea')[arguments[0]].focus()", number)
        self.browser.run("document.querySelectorAll('textarea')[arguments[0]].select()", number)

    def settle(self, look, expected):
        """Waits until a look gives what is expected."""
        found = None
        for _ in attempts():
            # What was found is judged, not another look at something that goes on changing.
            found = look()
            if found == expected:
                return
        self.assertEqual(found, expected)


class Editing(PageTest):
    def test_a_text_is_typed_and_saved_and_nothing_else_changes(self):
        before = self.served.text
        self.choose("title")
        self.focus()
        self.browser.type("Início")
        self.browser.press("Control+s")
        self.settle(lambda: self.served.value("title", "pt-BR"), "Início")
        self.assertEqual(self.served.text, before.replace("Tela inicial", "Início"))
        self.assertEqual(self.browser.complaints(), [])

    def test_everything_is_done_by_keyboard(self):
        self.browser.run("document.querySelector('.rows').focus()")
        self.browser.press("/")
        self.browser.type("ola")
        self.settle(self.rows, ["greeting"])
        self.browser.press("ArrowDown", "Enter")
        self.wait_for("greeting")
        self.browser.wait("return document.activeElement.tagName === 'TEXTAREA'")
        self.browser.press("Control+Enter")
        self.settle(lambda: '"needs_review"' in self.served.text, False)
        self.browser.press("Escape")
        self.assertTrue(self.browser.run("return document.activeElement.className === 'rows'"))
        self.browser.press("/", "Control+a")
        self.browser.type("days")
        self.settle(self.rows, ["days"])
        self.browser.press("ArrowDown", "Enter")
        self.wait_for("days")
        self.browser.wait("return document.activeElement.tagName === 'TEXTAREA'")
        self.browser.type("%lld dia")
        self.browser.press("Tab")
        self.browser.type("%lld dias")
        self.browser.press("Control+Shift+Enter")
        self.settle(lambda: self.served.value("days", "pt-BR", "variations", "plural", "other"), "%lld dias")
        self.assertIn('"needs_review"', self.served.text)

    def test_a_save_is_taken_back_and_made_again(self):
        before = self.served.text
        self.choose("days")
        self.focus(0)
        self.browser.type("%lld dia")
        self.focus(1)
        self.browser.type("%lld dias")
        self.browser.press("Control+Enter")
        self.settle(lambda: self.served.value("days", "pt-BR", "variations", "plural", "one"), "%lld dia")
        after = self.served.text
        self.wait_for("greeting")
        self.wait_for_message("Saved")
        self.browser.press("Escape", "Control+z")
        self.settle(lambda: self.served.text, before)
        self.wait_for("days")
        self.button("Redo Save")
        self.settle(lambda: self.served.text, after)
        self.button("Undo Save")
        self.settle(lambda: self.served.text, before)

    def test_what_would_break_is_not_saved_and_the_reason_is_shown(self):
        before = self.served.text
        self.choose("title")
        self.focus()
        self.browser.type("Tela %d")
        self.browser.wait("return document.querySelector('.finding .text')?.textContent.includes('%d')")
        self.assertTrue(self.browser.run("return document.querySelector('button.main').disabled"))
        self.assertIn('cannot be saved', self.browser.run("return document.querySelector('.reasons').textContent"))
        self.browser.press("Control+Enter")
        time.sleep(0.5)
        self.assertEqual(self.served.text, before)
        self.assertEqual(self.heading(), "title")

    def test_a_finding_is_corrected_by_its_button(self):
        self.choose("title")
        self.focus()
        self.browser.type("Tela inicial ")
        self.browser.wait("return document.querySelector('.found:not(.old) button')")
        self.browser.click(".finding button")
        self.settle(self.fields, ["Tela inicial"])

    def test_a_similar_text_is_taken_by_one_key(self):
        self.choose("title.long")
        self.browser.wait("return document.querySelector('.offer')")
        self.focus()
        self.browser.press("Alt+1")
        self.settle(self.fields, ["Tela inicial"])

    def test_the_last_key_stays_and_shows_what_was_saved(self):
        self.choose("title.long")
        self.focus()
        self.browser.type("Telas iniciais")
        self.browser.press("Control+Enter")
        self.settle(lambda: self.served.value("title.long", "pt-BR"), "Telas iniciais")
        self.browser.wait("return document.querySelector('#editor .state').className.includes('translated')")
        self.assertEqual(self.heading(), "title.long")

    def test_what_was_typed_stays_when_another_key_is_looked_at(self):
        self.choose("title")
        self.focus()
        self.browser.type("Começo")
        self.choose("greeting")
        self.choose("title")
        self.assertEqual(self.fields(), ["Começo"])


class Filtering(PageTest):
    def set(self, value):
        self.browser.run(
            "const menu = document.querySelector('select.states'); menu.value = arguments[0];"
            "menu.dispatchEvent(new Event('change'))", value)

    def test_states_and_findings_filter_and_the_count_tells(self):
        self.set("missing")
        self.settle(self.rows, ["days", "title.long"])
        self.assertEqual(self.browser.run("return document.querySelector('.counted').textContent"), "2 of 4")
        self.set("unfinished")
        self.settle(self.rows, ["days", "greeting", "title.long"])
        self.set("")
        self.browser.click(".filters summary")
        self.browser.click(".filters input[type=checkbox]")
        self.settle(self.rows, [])

    def test_search_finds_texts_whatever_their_accents(self):
        self.browser.click("#bar input[type=search]")
        self.browser.type("OLA")
        self.settle(self.rows, ["greeting"])

    def test_progress_is_that_of_the_language(self):
        self.assertIn("1 of 4", self.browser.run("return document.querySelector('.total').textContent"))


class Together(PageTest):
    def test_a_change_on_disk_is_shown_and_what_is_typed_is_kept(self):
        self.choose("title")
        self.served.write(self.served.text.replace("Tela inicial", "Página inicial"))
        self.settle(self.fields, ["Página inicial"])
        self.focus()
        self.browser.type("Meu texto")
        theirs = self.served.text.replace("Página inicial", "Outro texto")
        self.served.write(theirs)
        self.browser.wait("return document.querySelector('.clash:not([hidden])')?.textContent.includes('Outro texto')")
        self.assertEqual(self.fields(), ["Meu texto"])
        self.assertEqual(self.served.text, theirs)
        self.browser.click(".clash button")
        self.browser.press("Control+s")
        self.settle(lambda: self.served.value("title", "pt-BR"), "Meu texto")

    def test_two_windows_see_what_the_other_saves(self):
        self.choose("title")
        first, second = self.browser.new_window()
        self.browser.open(self.served.address + "&language=pt-BR")
        self.choose_language("pt-BR")
        self.show_all()
        self.choose("title")
        self.focus()
        self.browser.type("Início")
        self.browser.press("Control+s")
        self.settle(lambda: self.served.value("title", "pt-BR"), "Início")
        self.browser.go(first)
        self.settle(self.fields, ["Início"])

    def test_the_page_says_when_the_program_has_stopped(self):
        self.choose("title")
        self.served.program.send_signal(signal.SIGTERM)
        self.browser.wait("return !document.getElementById('banner').hidden")
        self.focus()
        self.browser.type("Início")
        self.browser.run("document.querySelectorAll('.row')[0].click()")
        self.choose("title")
        self.assertEqual((self.heading(), self.fields()), ("title", ["Início"]))

    def test_a_key_that_goes_away_is_said_to_be_gone(self):
        self.choose("title")
        self.served.write(self.served.text.replace('"title" :', '"heading" :'))
        self.browser.wait("return document.querySelector('#editor').textContent.includes('no longer exists')")


class Hostile(PageTest):
    strings = {
        "<script>document.title='taken'</script>": {**entry(en=f"<b onclick=\"x\">{HOSTILE}", pt_BR=HOSTILE), "comment": HOSTILE},
        "title": entry(en="Home", pt_BR="Casa"),
    }

    def test_texts_keys_and_comments_are_never_markup(self):
        self.choose("<script>document.title='taken'</script>")
        self.assertEqual(self.fields(), [HOSTILE])
        self.assertEqual(self.browser.run("return document.querySelectorAll('#editor script, img, b').length"), 0)
        self.assertNotEqual(self.browser.run("return document.title"), "taken")
        self.assertIn("‹U+202E›", self.browser.run("return document.querySelector('.source').textContent"))
        self.assertEqual(self.browser.complaints(), [])

    def test_the_policy_stops_markup_even_where_code_would_make_some(self):
        refused = self.browser.run("try { document.body.innerHTML = '<p>'; return false } catch { return true }")
        self.assertTrue(refused)

    def test_a_page_from_elsewhere_reads_and_writes_nothing(self):
        before = self.served.text
        with Elsewhere(self.served.address) as address:
            self.browser.open(address)
            found = self.browser.wait("return window.found")
        self.assertEqual(set(found.values()), {"refused"}, found)
        self.assertEqual(self.served.text, before)


class Elsewhere:
    """A page of another origin that knows the address and the token, and tries to read and write the project."""

    PAGE = """<!doctype html><iframe id=frame></iframe><script>
        const address = %s, token = %s, body = JSON.stringify({table: 'Localizable.xcstrings', key: 'title',
          language: 'pt-BR', texts: [{part: '', was: 'Casa', text: 'Taken', state: 'translated'}]});
        const read = async (options) => {
          try { const answer = await fetch(address + 'api/save', {method: 'POST', body, ...options});
                return answer.ok ? 'read' : 'refused' } catch { return 'refused' } };
        (async () => {
          const found = {
            simple: await read({headers: {'Content-Type': 'text/plain'}}),
            opaque: await read({mode: 'no-cors'}),
            json: await read({headers: {'Content-Type': 'application/json', 'X-Fitloc-Token': token}}),
            script: await new Promise((done) => { const script = document.createElement('script');
              script.src = address + 'main.js'; script.onload = () => done('read'); script.onerror = () => done('refused');
              document.body.append(script) }),
            module: await import(address + 'main.js').then(() => 'read', () => 'refused'),
          };
          const frame = document.getElementById('frame');
          frame.src = address + '#' + token;
          await new Promise((done) => { frame.onload = done; setTimeout(done, 3000) });
          try { found.frame = frame.contentDocument.body ? 'read' : 'refused' } catch { found.frame = 'refused' }
          const form = document.createElement('form');
          form.method = 'POST'; form.enctype = 'text/plain'; form.action = address + 'api/save'; form.target = 'elsewhere';
          const field = document.createElement('input'); field.name = body; form.append(field);
          const sink = document.createElement('iframe'); sink.name = 'elsewhere'; document.body.append(sink, form);
          form.submit();
          await new Promise((done) => setTimeout(done, 800));
          window.found = found;
        })();
        </script>"""

    def __init__(self, address):
        base, token = address.split("#")
        page = (self.PAGE % (json.dumps(base), json.dumps(token))).encode()

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self.send_response(200)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.end_headers()
                self.wfile.write(page)

            def log_message(self, *arguments):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever)

    def __enter__(self):
        self.thread.start()
        return f"http://localhost:{self.server.server_port}/"

    def __exit__(self, *arguments):
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


class Access(PageTest):
    def tree(self):
        nodes = self.browser.devtools("Accessibility.getFullAXTree")["nodes"]
        value = lambda node, name: node.get(name, {}).get("value")
        return [(value(node, "role"), value(node, "name")) for node in nodes if not node.get("ignored")]

    def test_everything_has_a_role_and_a_name(self):
        self.choose("days")
        self.browser.wait("return document.querySelectorAll('textarea').length === 2")
        self.browser.click(".filters summary")
        tree = self.tree()
        for role in ("button", "textbox", "searchbox", "combobox", "checkbox", "listbox", "option"):
            named = [name for found, name in tree if found == role]
            self.assertTrue(named, role)
            self.assertTrue(all(named), f"{role}: {named}")
        self.assertIn(("textbox", "0, 1"), tree)
        self.assertIn(("heading", "days"), tree)

    def test_languages_from_right_to_left_are_laid_out_so(self):
        self.choose_language("ar")
        self.choose("title")
        area = self.browser.run("const area = document.querySelector('textarea'); return [area.dir, area.lang]")
        self.assertEqual(area, ["rtl", "ar"])

    def test_contrast_is_enough_in_light_and_dark(self):
        self.choose("title")
        for scheme in ("light", "dark"):
            self.browser.devtools(
                "Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
            self.assertEqual(self.browser.run(CONTRAST), [], scheme)

    def test_a_narrow_window_shows_one_side_at_a_time_and_nothing_is_cut_off(self):
        self.browser.resize(360, 640)
        self.choose("title")
        self.assertTrue(self.browser.run("return document.querySelector('#list').offsetParent === null"))
        self.assertTrue(self.browser.run("return document.documentElement.scrollWidth <= innerWidth"))
        self.browser.click(".only-narrow")
        self.browser.wait("return document.querySelector('#list').offsetParent !== null")


# Returns the texts whose contrast with their background is below 4.5 to 1, the minimum of WCAG level AA.
CONTRAST = """
    const light = (rgb) => { const [r, g, b] = rgb.map((part) => { const share = part / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4 });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b };
    const parts = (color) => color.match(/[\\d.]+/g).map(Number);
    const behind = (element) => { for (let one = element; one; one = one.parentElement) {
      const found = parts(getComputedStyle(one).backgroundColor); if (found[3] !== 0) return found.slice(0, 3) }
      return [255, 255, 255] };
    return [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility()
      && !element.disabled && !element.closest('button:disabled, [aria-hidden=true]')
      && [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())).filter((element) => {
        const [one, other] = [light(parts(getComputedStyle(element).color).slice(0, 3)), light(behind(element))];
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) < 4.5 })
      .map((element) => element.outerHTML.slice(0, 120));
"""


class Beginning(unittest.TestCase):
    def opened(self, language, ready="return document.querySelectorAll('textarea').length > 0", strings=PROJECT):
        served = Served(strings)
        self.addCleanup(served.stop)
        browser = Browser(language=language)
        self.addCleanup(browser.close)
        browser.open(served.address)
        browser.wait(ready)
        return browser

    def test_the_page_begins_with_the_language_of_the_reader_and_what_is_to_be_done(self):
        browser = self.opened("pt-PT,en")
        self.assertEqual(browser.run("return document.querySelector('select.language').value"), "pt-BR")
        self.assertEqual(
            browser.run("return [...document.querySelectorAll('.row')].map((row) => row.dataset.key)"),
            ["days", "greeting", "title.long"])

    def test_who_reads_the_source_language_alone_chooses_a_language(self):
        browser = self.opened("en-GB", "return document.querySelectorAll('.cards button progress[value]').length === 2")
        cards = browser.run("return [...document.querySelectorAll('.cards button')].map((one) => one.innerText)")
        self.assertIn("Arabic", cards[0])
        self.assertIn("25 % · 3 to do", cards[1])
        self.assertFalse(browser.run("return document.querySelector('#list').checkVisibility()"))
        browser.click(".cards li:nth-child(2) button")
        browser.wait("return document.querySelectorAll('.row').length === 3")
        self.assertEqual(browser.run("return document.querySelector('select.language').value"), "pt-BR")
        browser.run("history.back()")
        browser.wait("return document.querySelector('.cards')?.checkVisibility()")

    def test_of_several_spellings_of_a_language_the_one_with_texts_is_shown(self):
        strings = {f"key{number}": entry(en="Text", zh_Hant="文字", ja="テキスト") for number in range(4)}
        strings["more"] = entry(en="More", zh_TW="更多")
        browser = self.opened("zh-TW", "return document.querySelectorAll('.row').length > 0", strings)
        self.assertEqual(browser.run("return document.querySelector('select.language').value"), "zh-Hant")

    def test_a_language_that_the_project_lacks_is_begun(self):
        served = Served({"title": entry(en="Home", de="Start"), "days": entry(en=plural(one="%lld day", other="%lld days"))})
        self.addCleanup(served.stop)
        browser = Browser()
        self.addCleanup(browser.close)
        browser.open(served.address)
        browser.wait("return document.querySelectorAll('.row').length > 0")
        browser.click(".name")
        browser.wait("return document.activeElement && document.querySelector('#new-language')?.checkVisibility()")
        for tag, answer in (("xx-nowhere-at-all-q", "xx"), ("pl", None)):
            browser.run("const field = document.querySelector('#new-language'); field.value = arguments[0]; field.form.requestSubmit()", tag)
            if answer:
                browser.wait("return document.querySelector('#new-language').getAttribute('aria-invalid') === 'true'")
        browser.wait("return document.querySelector('textarea')?.lang === 'pl'")
        browser.wait("return document.querySelectorAll('.row').length === 2")
        browser.run("[...document.querySelectorAll('.row')].find((row) => row.dataset.key === 'title').click()")
        browser.wait("return document.querySelectorAll('textarea').length === 1 && !document.querySelector('textarea').readOnly")
        browser.run("document.querySelector('textarea').focus()")
        browser.type("Start")
        browser.press("Control+s")
        PageTest.settle(self, lambda: served.value("title", "pl"), "Start")


class Portuguese(PageTest):
    browser_options = {"language": "pt-BR"}

    def test_the_page_speaks_the_language_of_the_browser(self):
        self.assertEqual(self.browser.run("return document.documentElement.lang"), "pt-BR")
        self.assertIn("Traduções", self.browser.run("return document.title"))


class ReadOnly(PageTest):
    arguments = ("--read-only",)

    def test_nothing_can_be_typed_or_saved(self):
        self.choose("title")
        self.assertTrue(self.browser.run("return document.querySelector('textarea').readOnly"))
        self.assertEqual(self.browser.run("return document.querySelectorAll('.actions').length"), 0)


class Large(PageTest):
    strings = {f"screen{number // 100}.item{number}": entry(en=f"Item {number} of the list", pt_BR=f"Item {number} da lista")
               for number in range(100_000)}

    def test_a_hundred_thousand_keys_are_searched_while_somebody_types(self):
        self.browser.wait("return document.querySelector('.counted').textContent.includes('100000')")
        self.assertLess(self.browser.run("return document.querySelectorAll('.row').length"), 60)
        # The page shows the results synchronously, without a request to the server.
        found = self.browser.run("""
            const field = document.querySelector('#bar input[type=search]');
            return ['i', '"item 9"', 'lista', 'screen777', 'item99999', 'nothing'].map((words) => { field.value = words;
              field.dispatchEvent(new Event('input')); return document.querySelector('.counted').textContent })
            """)
        counts = [int(text.split()[0]) if text[0].isdigit() else 0 for text in found]
        self.assertEqual(counts, [100_000, 11_111, 100_000, 100, 1, 0])
        self.assertLess(self.browser.run("return document.querySelectorAll('.row').length"), 60)

    def test_the_list_stays_where_it_is_when_a_file_changes(self):
        self.browser.run("document.querySelector('.rows').scrollTop = 2_000_000")
        shown = self.browser.wait("return document.querySelector('.row')?.dataset.key.includes('item33')")
        self.assertTrue(shown)
        self.served.write(self.served.text.replace("Item 33340 da lista", "Outro texto"))
        self.browser.wait(
            "return [...document.querySelectorAll('.row')].some((row) => row.textContent.includes('Outro texto'))")
        self.assertEqual(self.browser.run("return document.querySelector('.rows').scrollTop"), 2_000_000)


if __name__ == "__main__":
    unittest.main()
