"""Tests of finding keys, of the address, and of the ways out on the `fitloc edit` page."""

import json
import os
import shutil
import sys
import tempfile
import unittest

from browsers import Browser
from page_test import PageTest, Served, entry, plural, unit

STRINGS = {
    "workout.start": {**entry(en="Start workout"), "comment": "Button on the first screen."},
    "workout.stop": entry(en="Stop workout", pt_BR="Parar treino"),
    "greeting": entry(en="Hello, %@!", pt_BR=unit("Olá, %@!", "needs_review")),
    "language": entry(en="Russian", pt_BR="Russo"),
    "farewell": entry(en="Bye", pt_BR=unit("Tchau", "needs_review")),
}


class Searching(PageTest):
    strings = STRINGS

    def search(self, text):
        self.browser.run(
            "const field = document.querySelector('#bar input[type=search]'); field.value = arguments[0];"
            "field.dispatchEvent(new Event('input'))", text)

    def marks(self):
        return self.browser.run("return [...document.querySelectorAll('.row mark')].map((mark) => mark.textContent)")

    def test_words_are_found_in_any_order_in_key_text_and_comment_and_are_marked(self):
        for words, keys in (("start workout", ["workout.start"]), ("workout start", ["workout.start"]),
                            ("first screen", ["workout.start"]), ("treino parar", ["workout.stop"]), ('"workout start"', [])):
            self.search(words)
            self.assertEqual(self.rows(), keys, words)
        self.search("ola")
        self.assertEqual((self.rows(), self.marks()), (["greeting"], ["Olá"]))
        self.search("farewell")
        self.assertEqual(self.marks(), ["farewell"])

    def test_the_keys_of_the_browser_s_search_go_to_the_search_of_the_page(self):
        self.choose("greeting")
        self.focus()
        self.browser.press("Control+f")
        self.browser.type("bye")
        self.settle(self.rows, ["farewell"])

    def test_counts_follow_a_save(self):
        counts = "return [...document.querySelectorAll('.tabs .count')].map((count) => count.textContent).join(' ')"
        self.assertEqual(self.browser.run(counts), "3 2 5")
        self.choose("greeting")
        self.focus()
        self.browser.press("Control+Enter")
        self.settle(lambda: self.browser.run(counts), "2 1 5")
        self.browser.wait("return document.querySelector('.total').textContent.includes('3 of 5')")


class Addresses(PageTest):
    strings = STRINGS

    def hash(self):
        return self.browser.run("return location.hash")

    def test_back_and_forward_go_through_keys_and_filters(self):
        self.choose("greeting")
        self.choose("language")
        self.browser.run(
            "const menu = document.querySelector('select.states'); menu.value = 'unfinished'; menu.dispatchEvent(new Event('change'))")
        self.settle(self.rows, ["workout.start", "greeting", "farewell"])
        self.assertIn("show=unfinished", self.hash())
        self.browser.run("history.back()")
        self.browser.wait("return document.querySelectorAll('.row').length === 5")
        self.wait_for("language")
        self.browser.run("history.back()")
        self.wait_for("greeting")
        self.browser.run("history.forward()")
        self.wait_for("language")

    def test_an_address_leads_to_its_key_filter_and_language_and_a_reload_keeps_them(self):
        self.choose("greeting")
        self.browser.run(
            "const field = document.querySelector('#bar input[type=search]'); field.value = 'olá'; field.dispatchEvent(new Event('input'))")
        fragment = self.hash()
        for reload in (False, True):
            if reload:
                self.browser.reload()
            else:
                self.browser.new_window()
                self.browser.open(self.served.address + "&" + fragment[1:])
            self.browser.wait("return document.querySelectorAll('.row').length === 1")
            self.wait_for("greeting")
            self.assertEqual(self.browser.run("return document.querySelector('#bar input[type=search]').value"), "olá")
            self.assertEqual(self.hash(), fragment)

    def test_an_address_of_something_that_is_not_there_shows_what_is(self):
        self.browser.new_window()
        self.browser.open(self.served.address + "&language=pt-BR&key=nowhere&in=Nowhere.xcstrings&show=unheard")
        self.browser.wait("return document.querySelectorAll('.row').length === 5")
        self.wait_for("workout.start")


class WaysOut(PageTest):
    strings = {**STRINGS, "workout.limit": {**entry(en="Workout"), "comment": "[fitloc:max 10]"}}

    def test_a_refused_text_is_saved_with_a_reason(self):
        self.choose("language")
        self.focus()
        self.browser.type("Русский")
        self.button("Save Anyway…")
        self.browser.wait("return document.querySelector('dialog textarea')")
        self.browser.type("Names of languages stay in their language.")
        self.browser.press("Control+Enter")
        self.settle(lambda: self.served.value("language", "pt-BR"), "Русский")
        self.assertIn('"comment" : "Names of languages stay in their language. [fitloc:off ', self.served.text)
        self.browser.wait("return document.querySelector('#editor .comment')?.textContent.includes('Names of languages')")
        self.browser.wait("return document.querySelectorAll('.finding').length === 0")
        self.button("Undo Save")
        self.settle(lambda: self.served.value("language", "pt-BR"), "Russo")
        self.assertNotIn("fitloc:off", self.served.text)

    def test_a_text_that_would_crash_has_no_way_out(self):
        self.choose("language")
        self.focus()
        self.browser.type("%d")
        self.browser.wait("return document.querySelector('.reasons').textContent !== ''")
        self.assertFalse(self.browser.run(
            "return [...document.querySelectorAll('.actions button')].some((one) => one.textContent.includes('Anyway') && one.checkVisibility())"))

    def test_a_translation_is_removed_and_brought_back(self):
        before = self.served.text
        self.choose("workout.stop")
        self.menu("Remove Translation")
        self.settle(lambda: self.served.value("workout.stop", "pt-BR"), None)
        self.browser.wait("return document.querySelector('#editor .state.missing')")
        self.button("Undo Save")
        self.settle(lambda: self.served.text, before)

    def test_a_note_is_added_to_the_comment(self):
        self.choose("workout.start")
        self.menu("Note to the Developer…")
        self.browser.wait("return document.querySelector('dialog textarea')")
        self.browser.type("Is this a verb?")
        self.browser.click("dialog button.main")
        self.settle(lambda: 'first screen.\\npt-BR: Is this a verb?"' in self.served.text, True)
        self.browser.wait("return document.querySelector('#editor .comment').textContent.includes('Is this a verb?')")

    def test_a_changed_source_text_offers_its_translations_for_review(self):
        self.choose_language("en")
        self.choose("workout.stop")
        self.focus()
        self.browser.type("Finish workout")
        self.browser.press("Control+s")
        self.wait_for_banner("has changed")
        before = self.served.text
        self.button("Mark Them for Review")
        self.settle(
            lambda: json.loads(self.served.text)["strings"]["workout.stop"]["localizations"]["pt-BR"]["stringUnit"],
            {"state": "needs_review", "value": "Parar treino"})
        self.settle(self.banner, "")
        # The first message is that of the source text.
        self.wait_for_message("Saved")
        self.wait_for_message("Saved")
        self.settle(lambda: self.browser.run("return document.querySelector('#message').textContent"), "")
        self.button("Undo Save")
        self.settle(lambda: self.served.text, before)

    def test_what_prevents_a_save_looks_like_it(self):
        self.choose("workout.limit")
        self.focus()
        self.browser.type("Treino mais longo")
        self.browser.wait("return document.querySelector('button.main').disabled && document.querySelector('.finding')")
        self.assertEqual(self.browser.run("return document.querySelector('.finding strong').className"), "error")

    def test_a_placeholder_is_inserted_by_a_click(self):
        self.choose("greeting")
        self.focus()
        self.browser.type("Oi, ")
        self.browser.click(".sources button.chip")
        self.settle(self.fields, ["Oi, %@"])
        self.browser.press("Control+z")
        self.assertEqual(self.fields(), ["Oi, "])


# A program that translates as `--from command:` expects: one answer in JSON for each line of a question.
TRANSLATOR = """
import json, sys
known = {"Start workout": "Iniciar treino", "Stop workout": "Terminar %d"}
for line in sys.stdin:
    question = json.loads(line)
    text = question["texts"]["text"]
    with open("asked", "a") as file:
        file.write(text + "\\n")
    print(json.dumps({"id": question["id"], "texts": {"text": known[text]}}))
"""


class Suggestions(PageTest):
    strings = {**STRINGS, "rest": entry(en="Rest", pt_BR="Descanso"), "pause.rest": entry(en="Rest")}

    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)
        script = os.path.join(self.folder, "translate.py")
        with open(script, "w", encoding="utf-8") as file:
            file.write(TRANSLATOR)
        self.arguments = ("--from", "memory", "--from", f"command:{sys.executable} {script}")
        super().setUp()

    def asked(self):
        path = os.path.join(self.served.folder, "asked")
        if not os.path.exists(path):
            return []
        with open(path, encoding="utf-8") as file:
            return file.read().splitlines()

    def wait_for_word(self, text):
        self.browser.wait("return window.said.some((one) => one.includes(arguments[0]))", text)

    def test_a_text_is_suggested_on_a_key_press_and_can_be_undone(self):
        before = self.served.text
        self.choose("workout.start")
        self.focus()
        self.browser.type("x")
        self.assertEqual(self.asked(), [])
        self.browser.press("Alt+0")
        self.settle(self.fields, ["Iniciar treino"])
        self.wait_for_word("Suggested by command:")
        self.assertEqual(self.asked(), ["Start workout"])
        self.assertEqual(self.served.text, before)
        self.browser.press("Control+z")
        self.settle(self.fields, ["x"])

    def test_the_first_source_that_has_a_text_is_asked_alone(self):
        self.choose("pause.rest")
        self.menu("Suggest a Text")
        self.settle(self.fields, ["Descanso"])
        self.wait_for_word("Suggested by memory")
        self.assertEqual(self.asked(), [])

    def test_a_text_that_fails_a_check_is_named_and_not_inserted(self):
        self.choose("workout.stop")
        self.menu("Suggest a Text")
        self.wait_for_word("%d")
        self.assertEqual(self.fields(), ["Parar treino"])
        self.assertEqual(self.asked(), ["Stop workout"])


class SuggestionsOfTheProject(PageTest):
    strings = STRINGS

    def test_no_program_or_service_of_the_configuration_is_asked_without_permission(self):
        with open(os.path.join(self.served.folder, ".fitloc.yml"), "w", encoding="utf-8") as file:
            file.write("languages: [en, pt-BR]\nfill: {from: ['command:touch asked', deepl]}\n")
        self.choose("workout.start")
        self.menu("Suggest a Text")
        self.browser.wait("return window.said.some((one) => one !== 'Looking for a text…')")
        self.assertEqual(self.fields(), [""])
        self.assertFalse(os.path.exists(os.path.join(self.served.folder, "asked")))


class Several(PageTest):
    strings = STRINGS

    def open(self, label):
        self.browser.run("document.querySelector('#bar .holder > button').click()")
        self.button(label)
        self.browser.wait("return document.querySelector('dialog')")

    def test_a_text_is_found_and_replaced_where_it_stays_ticked(self):
        before = self.served.text
        self.open("Find and Replace…")
        self.browser.type("a")
        self.browser.press("Tab")
        self.browser.type("A")
        self.browser.click("dialog .tick input")
        self.browser.wait("return document.querySelectorAll('dialog .changes:not(.old) ins').length === 2")
        self.assertEqual(
            self.browser.run("return [...document.querySelectorAll('dialog li .facts')].map((one) => one.textContent)"),
            ["workout.stop", "farewell"])
        self.browser.click("dialog li:last-child input")
        self.button("Save Selected (1)")
        self.settle(lambda: self.served.value("workout.stop", "pt-BR"), "PArAr treino")
        self.assertEqual(self.served.text, before.replace("Parar treino", "PArAr treino"))

    def test_a_narrow_window_cuts_nothing_off_a_dialog(self):
        self.browser.resize(390, 800)
        self.open("Find and Replace…")
        self.assertEqual(
            self.browser.run("const dialog = document.querySelector('dialog').getBoundingClientRect();"
                             "return [...document.querySelectorAll('dialog :is(input, button)')].filter((one) => one.getBoundingClientRect().right > dialog.right).length"), 0)

    def test_several_texts_are_accepted_and_undone_at_once(self):
        before = self.served.text
        self.open("Accept Several…")
        self.browser.wait("return document.querySelectorAll('dialog li input').length === 2")
        self.button("Save Selected (2)")
        self.settle(lambda: "needs_review" in self.served.text, False)
        self.button("Undo Save")
        self.settle(lambda: self.served.text, before)

    def test_a_group_is_undone_and_made_again_as_a_whole_while_its_saves_wait(self):
        before = self.served.text
        self.open("Accept Several…")
        self.browser.wait("return document.querySelectorAll('dialog li input').length === 2")
        with self.served.asleep():
            self.button("Save Selected (2)")
            self.button("Undo Save")
            self.wait_for_message("Saving…")
        self.wait_for_message("Save undone")
        self.assertEqual(self.served.text, before)
        with self.served.asleep():
            self.button("Redo Save")
            self.button("Undo Save")
            self.button("Redo Save")
        self.wait_for_message("Saved again")
        self.assertNotIn("needs_review", self.served.text)
        self.button("Undo Save")
        self.wait_for_message("Save undone")
        self.assertEqual(self.served.text, before)

    def test_undo_takes_back_the_save_that_waits_and_none_before_it(self):
        self.save("workout.start", "Iniciar treino")
        self.wait_for_message("Saved")
        before = self.served.text
        with self.served.asleep():
            self.save("workout.stop", "Terminar treino")
            self.button("Undo Save")
        self.wait_for_message("Save undone")
        self.assertEqual(self.served.text, before)
        # A save that is refused leaves nothing to undo.
        with self.served.asleep():
            self.save("workout.stop", "Terminar %d")
            self.button("Undo Save")
        self.wait_for_banner("“workout.stop”")
        self.browser.wait("return document.querySelector('#message').textContent === ''")
        self.settle(lambda: self.served.text, before)
        self.button("Undo Save")
        self.wait_for_message("Save undone")
        self.assertIsNone(self.served.value("workout.start", "pt-BR"))

    def save(self, key, text):
        self.choose(key)
        self.focus()
        self.browser.type(text)
        self.browser.press("Control+s")


class Hidden(PageTest):
    strings = {
        "turned": entry(en="Hello", pt_BR="Olá \u202ecba"),
        "greeting": entry(en="Hello, %1$@: %2$lld", ar="مرحبا %1$@: %2$lld", pt_BR="Olá, %1$@: %2$lld"),
        "": {"extractionState": "manual"},
    }

    def reading(self):
        return self.browser.run("const one = document.querySelector('.field .reads'); return one.hidden ? null : one.querySelector('p').textContent")

    def test_direction_characters_are_shown_by_name_and_found(self):
        self.choose("turned")
        self.assertEqual(self.reading(), "Olá ‹U+202E›cba")
        self.assertEqual(self.browser.run("return document.querySelectorAll('.paint .unseen').length"), 1)
        self.browser.wait("return document.querySelector('.finding .text')?.textContent.includes('U+202E')")
        self.focus()
        self.browser.type("Olá abc")
        self.assertIsNone(self.reading())

    def test_placeholders_in_right_to_left_texts_keep_their_direction(self):
        self.choose("greeting")
        self.assertIsNone(self.reading())
        self.choose_language("ar")
        self.wait_for("greeting")
        self.assertEqual(self.reading(), "مرحبا %1$@: %2$lld")
        for place in (".field .reads", ".row[aria-selected=true] .line"):
            self.assertEqual(
                self.browser.run("return [...document.querySelectorAll(`${arguments[0]} bdi`)].map((one) => [one.dir, one.textContent])", place),
                [["ltr", "%1$@"], ["ltr", "%2$lld"]], place)
        edges = self.browser.run(
            "return ['.field .reads p', '.row[aria-selected=true] .line'].map((one) => getComputedStyle(document.querySelector(one)).direction)")
        self.assertEqual(edges, ["rtl", "rtl"])

    def test_an_empty_key_has_a_name(self):
        self.choose("")
        self.browser.wait("return document.querySelector('#editor h1').checkVisibility()")
        self.assertIn("(empty key)", self.browser.run("return document.querySelector('.row[aria-selected=true]').textContent"))

    def wait_for(self, key):
        super().wait_for(key or "(empty key)")


class Notes(PageTest):
    strings = STRINGS

    def test_a_note_goes_to_the_file_that_the_project_names(self):
        path = os.path.join(self.served.folder, "notes.md")
        with open(os.path.join(self.served.folder, ".fitloc.yml"), "w", encoding="utf-8") as file:
            file.write("notes: notes.md\n")
        before = self.served.text
        self.served.write(before + "\n")
        self.choose("workout.start")
        self.settle(self.hint, "The note is added to notes.md, which developers read.")
        self.browser.type("Is this a verb?")
        self.browser.press("Control+Enter")
        self.wait_for_message("Note added to notes.md")
        with open(path, encoding="utf-8") as file:
            self.assertTrue(file.read().endswith("- `workout.start`, pt-BR, Localizable.xcstrings: Is this a verb?\n"))
        self.assertEqual(self.served.text, before + "\n")

    def hint(self):
        """Opens the dialog for a note and returns what it says below the field."""
        if self.browser.run("return document.querySelector('dialog') !== null"):
            self.browser.press("Escape")
        self.menu("Note to the Developer…")
        return self.browser.wait("return document.querySelector('#dialog-hint')?.textContent")


class Look(PageTest):
    strings = {
        "hint": entry(en={"variations": {"device": {"iphone": unit("Tap"), "mac": unit("Click"), "other": unit("Press")}}}),
        "days": entry(en=plural(one="%lld day", other="%lld days")),
        "spaces": entry(en=" Two  spaces\nand a line", pt_BR=" Dois  espaços\ne uma linha"),
    }

    def labels(self):
        return self.browser.run("return [...document.querySelectorAll('.form')].map((one) => one.textContent)")

    def test_forms_have_numbers_and_devices_have_names(self):
        self.choose("days")
        self.assertEqual(self.labels(), ["0, 1", "2, 3, 4…"])
        self.choose("hint")
        self.assertEqual(self.labels(), ["iPhone", "Mac", "other devices"])

    def test_spaces_and_line_breaks_are_visible_and_the_field_is_painted_in_its_place(self):
        self.choose("spaces")
        self.assertEqual(
            self.browser.run("return ['.source .space', '.source .break', '.paint .space', '.paint .break'].map((one) => document.querySelectorAll(one).length)"),
            [2, 1, 2, 1])
        sizes = self.browser.run(
            "return ['.paint', '.input textarea'].map((one) => { const box = document.querySelector(one).getBoundingClientRect();"
            "const style = getComputedStyle(document.querySelector(one));"
            "return [box.x, box.y, box.width, style.font, style.padding, style.lineHeight, style.whiteSpace].join() })")
        self.assertEqual(sizes[0], sizes[1])

    def test_what_helps_stands_beside_the_text_from_1200_pixels(self):
        for width, is_beside in ((1280, True), (1100, False)):
            self.browser.resize(width, 800)
            self.choose("days")
            places = self.browser.run(
                "return ['.desk', '.side'].map((one) => document.querySelector(one).getBoundingClientRect()).map((box) => [box.right, box.left])")
            self.assertEqual(places[1][1] >= places[0][0], is_beside, width)
            self.assertLessEqual(self.browser.run("return document.documentElement.scrollWidth"), width)

    def test_after_the_last_text_to_do_comes_what_was_passed_over_and_then_the_end(self):
        served = Served({"one": entry(en="One"), "three": entry(en="Three", pt_BR="Três"), "two": entry(en="Two")})
        self.addCleanup(served.stop)
        browser = Browser()
        self.addCleanup(browser.close)
        browser.open(served.address + "&language=pt-BR&show=unfinished&key=two&in=Localizable.xcstrings")
        for key, text in (("two", "Dois"), ("one", "Um")):
            browser.wait("return document.querySelector('#editor h1')?.textContent === arguments[0] && document.querySelector('textarea')?.readOnly === false", key)
            browser.run("document.querySelector('textarea').focus()")
            browser.type(text)
            browser.press("Control+Enter")
        browser.wait("return document.querySelector('.blank.done h1')?.textContent === 'All done'")
        self.assertEqual([served.value(key, "pt-BR") for key in ("one", "two")], ["Um", "Dois"])

    def test_a_language_without_anything_to_do_says_so(self):
        served = Served({"title": entry(en="Home", pt_BR="Casa")})
        self.addCleanup(served.stop)
        browser = Browser()
        self.addCleanup(browser.close)
        browser.open(served.address + "&language=pt-BR&show=unfinished")
        browser.wait("return document.querySelector('.blank.done h1')?.textContent === 'All done'")


if __name__ == "__main__":
    unittest.main()
