"""Tests that what is typed on the `fitloc edit` page goes where the screen says, and that none of it is lost."""

import time
import unittest

from page_test import PageTest, entry, plural, unit

LETTERS = "abcdefghijklmnopqrst"


class Languages(PageTest):
    strings = {
        "bye": entry(en="Bye", de="Tschüss", it="Addio", sk="Dovidenia", pt_BR="Tchau"),
        "greet": entry(en="Hello", it=unit("Ciao", "new"), sk="Ahoj", pt_BR=unit("Olá", "new")),
    }

    def begin(self):
        """Shows German, in which one key is to do."""
        self.filter("unfinished")
        self.choose_language("de")
        self.wait_for("greet")

    def filter(self, state):
        self.browser.run(
            "const menu = document.querySelector('select.states'); menu.value = arguments[0];"
            "menu.dispatchEvent(new Event('change'))", state)

    def select(self, tag):
        """Chooses a language without waiting for its keys."""
        self.browser.run(
            "const menu = document.querySelector('select.language'); menu.value = arguments[0];"
            "menu.dispatchEvent(new Event('change'))", tag)

    def test_a_language_with_nothing_to_do_empties_the_editor(self):
        self.begin()
        before = self.served.text
        self.select("sk")
        self.browser.wait("return document.querySelector('#editor').textContent.includes('Nothing to do in Slovak')")
        self.assertEqual(self.fields(), [])
        self.browser.type("Dobré ráno!")
        self.browser.press("Control+Enter")
        time.sleep(0.5)
        self.assertEqual(self.served.text, before)
        self.button("Show All Keys")
        self.wait_for("greet")
        self.assertEqual(self.rows(), ["bye", "greet"])
        self.assertEqual(self.fields(), ["Ahoj"])
        self.focus()
        self.browser.type("Dobré ráno!")
        self.browser.press("Control+s")
        self.settle(lambda: self.served.value("greet", "sk"), "Dobré ráno!")
        self.assertIsNone(self.served.value("greet", "de"))

    def test_a_search_without_a_match_empties_the_editor_in_every_language(self):
        self.show_all()
        self.browser.click("#bar input[type=search]")
        self.browser.type("nowhere")
        self.select("de")
        self.browser.wait("return document.querySelector('#editor').textContent.includes('No matching keys in German')")
        self.assertEqual(self.fields(), [])

    def test_what_is_typed_while_a_language_is_read_is_saved_in_that_language(self):
        self.begin()
        self.show_all()
        self.choose("greet")
        with self.served.asleep():
            self.select("it")
            self.browser.run("document.querySelector('textarea').focus()")
            self.browser.type(" mondo")
            self.assertEqual(self.fields(), [" mondo"])
            self.assertEqual(self.browser.run("return document.querySelector('textarea').lang"), "it")
        self.settle(self.fields, ["Ciao mondo"])
        self.browser.press("Control+s")
        self.settle(lambda: self.served.value("greet", "it"), "Ciao mondo")
        self.assertIsNone(self.served.value("greet", "de"))

    def test_unsaved_text_stays_with_its_language(self):
        self.begin()
        self.focus()
        self.browser.type("Hallo")
        self.select("sk")
        self.browser.wait("return document.querySelector('#editor').textContent.includes('Nothing to do in Slovak')")
        self.button("Not saved: 1")
        self.settle(self.fields, ["Hallo"])
        self.browser.press("Control+s")
        self.settle(lambda: self.served.value("greet", "de"), "Hallo")
        self.assertEqual(self.served.value("greet", "sk"), "Ahoj")


class Undo(PageTest):
    strings = {
        **{f"key{number}": entry(en=f"Text {number}") for number in range(5)},
        "screen": entry(en="Home screen", pt_BR="Tela inicial"),
        "screens": entry(en="Home screens"),
    }

    def test_undo_in_a_field_never_reverts_a_save(self):
        self.choose("key0")
        self.focus()
        for number in range(3):
            self.browser.type(f"Texto {number}")
            self.browser.press("Control+Enter")
        self.settle(lambda: self.served.value("key2", "pt-BR"), "Texto 2")
        saved = self.served.text
        self.wait_for("key3")
        self.browser.type("abc")
        self.browser.press(*["Control+z"] * 12)
        self.settle(self.fields, [""])
        time.sleep(0.5)
        self.assertEqual(self.served.text, saved)
        self.browser.press("Control+Shift+z", *["Control+y"] * 3)
        self.assertEqual((self.heading(), self.fields()), ("key3", ["abc"]))

    def test_a_held_key_undoes_no_save(self):
        self.choose("key0")
        self.focus()
        self.browser.type("Texto")
        self.browser.press("Control+Enter")
        self.settle(lambda: self.served.value("key0", "pt-BR"), "Texto")
        saved = self.served.text
        self.browser.press("Escape")
        for _ in range(5):
            self.browser.devtools(
                "Input.dispatchKeyEvent", type="rawKeyDown", modifiers=2, key="z", code="KeyZ", windowsVirtualKeyCode=90,
                autoRepeat=True)
        time.sleep(0.5)
        self.assertEqual(self.served.text, saved)

    def test_each_change_of_a_field_is_one_step_back_and_forth(self):
        self.choose("screens")
        self.browser.wait("return document.querySelector('.offer')")
        self.focus()
        self.browser.type("Minha tela")
        self.browser.press("Alt+1")
        self.settle(self.fields, ["Tela inicial"])
        self.menu("Copy Source")
        self.assertEqual(self.fields(), ["Home screens"])
        self.menu("Discard Changes")
        self.assertEqual(self.fields(), [""])
        for text in ["Home screens", "Tela inicial", "Minha tela", "Minha ", ""]:
            self.browser.press("Control+z")
            self.assertEqual(self.fields(), [text])
        for text in ["Minha ", "Minha tela", "Tela inicial", "Home screens", "", ""]:
            self.browser.press("Control+Shift+z")
            self.assertEqual(self.fields(), [text])

    def test_a_fix_can_be_undone(self):
        self.choose("screen")
        self.focus()
        self.browser.type("Tela inicial ")
        self.browser.wait("return document.querySelector('.found:not(.old) button')")
        self.browser.click(".finding button")
        self.settle(self.fields, ["Tela inicial"])
        self.focus()
        self.browser.press("Control+z")
        self.assertEqual(self.fields(), ["Tela inicial "])

    def test_a_field_can_be_undone_after_another_key_was_shown(self):
        self.choose("key0")
        self.focus()
        self.browser.type("abc")
        self.choose("key1")
        self.focus()
        self.browser.type("xyz")
        self.choose("key0")
        self.focus()
        self.browser.press("Control+z", "Control+z")
        self.assertEqual(self.fields(), [""])
        self.choose("key1")
        self.assertEqual(self.fields(), ["xyz"])


class Apple(PageTest):
    strings = {"screen": entry(en="Home screen", pt_BR="Tela inicial"), "screens": entry(en="Home screens")}

    def setUp(self):
        super().setUp()
        agent = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36"
        self.browser.devtools("Emulation.setUserAgentOverride", userAgent=agent, platform="MacIntel", acceptLanguage="en")
        self.browser.reload()
        self.choose_language("pt-BR")
        self.show_all()
        self.choose("screens")
        self.browser.wait("return document.querySelector('.offer')")
        self.focus()
        self.browser.type("Hola, ")

    def press(self, modifiers, key, text=None):
        code = {"code": "Digit1", "windowsVirtualKeyCode": 49}
        typed = {"text": text, "unmodifiedText": "1"} if text else {}
        self.browser.devtools(
            "Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", modifiers=modifiers, key=key, **code, **typed)
        self.browser.devtools("Input.dispatchKeyEvent", type="keyUp", modifiers=modifiers, key=key, **code)

    def test_option_types_its_character(self):
        self.press(1, "¡", "¡")
        time.sleep(0.3)
        self.assertIn(self.fields(), (["Hola, "], ["Hola, ¡"]))
        self.assertIn("⌃⌥1", self.browser.run("return document.querySelector('.offer button').title"))

    def test_control_and_option_insert_a_similar_text(self):
        self.press(3, "1")
        self.settle(self.fields, ["Tela inicial"])


class Fast(PageTest):
    strings = {**{f"key{number:02}": entry(en=f"Text {number}") for number in range(30)}, "last": entry(en="Z", pt_BR="Z")}

    def type_after_a_save(self, pause):
        """Types a text, saves it, types letters at once, and returns the text and the key that they arrived in."""
        self.choose("key00")
        self.focus()
        self.browser.type("Texto")
        time.sleep(1)
        if pause:
            self.browser.press("Control+Enter")
            for letter in LETTERS:
                self.browser.press(letter)
                time.sleep(pause)
        else:
            self.browser.press("Control+Enter", *LETTERS)
        self.wait_for("key01")
        self.settle(self.fields, [LETTERS])
        self.settle(lambda: self.served.value("key00", "pt-BR"), "Texto")

    def test_no_letter_is_lost_whatever_the_speed(self):
        for pause in (0.12, 0.06, 0):
            with self.subTest(pause=pause):
                self.type_after_a_save(pause)
                self.menu("Discard Changes")

    def test_many_keys_are_typed_without_a_pause(self):
        self.choose("key00")
        self.focus()
        keys = []
        for number in range(25):
            keys += [*f"texto {number}", "Control+Enter"]
        self.browser.press(*keys)
        expected = [f"texto {number}" for number in range(25)]
        self.settle(
            lambda: [self.served.value(f"key{number:02}", "pt-BR") for number in range(25)], expected)
        self.assertIsNone(self.served.value("key25", "pt-BR"))
        self.assertEqual(self.browser.complaints(), [])

    def test_letters_wait_visibly_while_the_program_does_not_answer(self):
        self.choose("key20")
        self.focus()
        with self.served.asleep():
            self.browser.press(*"texto", "Control+Enter")
            self.browser.press("Escape", "Home")
            self.browser.run("document.querySelector('textarea').focus()")
            self.browser.type("abc")
            self.assertEqual((self.heading(), self.fields()), ("key00", ["abc"]))
        self.wait_for("key00")
        self.settle(self.fields, ["abc"])
        self.settle(lambda: self.served.value("key20", "pt-BR"), "texto")

    def test_a_refused_text_is_kept_and_named(self):
        before = self.served.text
        self.choose("key00")
        self.focus()
        # Before the check of the text is answered, the save is sent, and refused.
        with self.served.asleep():
            self.browser.press(*"Tela %d", "Control+Enter", *LETTERS)
        self.wait_for_banner("“key00”")
        self.assertEqual((self.heading(), self.fields()), ("key01", [LETTERS]))
        self.assertEqual(self.served.text, before)
        time.sleep(2.5)
        self.button("Show")
        self.settle(self.fields, ["Tela %d"])
        self.menu("Discard Changes")
        self.settle(self.banner, "")


class Forms(PageTest):
    strings = {"a": entry(en="A", pt_BR="A"), "days": entry(en=plural(one="%lld day", other="%lld days"))}

    def test_text_typed_before_a_key_is_there_goes_to_its_fields(self):
        self.choose("a")
        self.focus()
        with self.served.asleep():
            self.browser.press("Alt+ArrowDown", *"%lld dia", "Tab", *"%lld dias")
        self.settle(self.fields, ["%lld dia", "%lld dias"])
        self.browser.press("Control+Enter")
        self.settle(lambda: self.served.value("days", "pt-BR", "variations", "plural", "other"), "%lld dias")
        self.assertEqual(self.served.value("days", "pt-BR", "variations", "plural", "one"), "%lld dia")


class Large(PageTest):
    strings = {
        **{f"item{number:05}": entry(en=f"Item {number} of the list") for number in range(100_000)},
        "last": entry(en="Z", pt_BR="Z"),
    }

    def test_no_letter_is_lost_with_a_hundred_thousand_keys(self):
        self.browser.wait("return document.querySelector('.counted').textContent.includes('100001')")
        self.choose("item00000")
        self.focus()
        self.browser.press(*"primeiro", "Control+Enter", *"segundo", "Control+Enter", *LETTERS)
        self.assertEqual(self.heading(), "item00002")
        self.settle(self.fields, [LETTERS])
        self.assertEqual(self.banner(), "")


if __name__ == "__main__":
    unittest.main()
