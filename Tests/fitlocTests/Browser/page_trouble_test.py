"""Tests that the `fitloc edit` page survives whatever happens to the files and the program, with all typed text."""

import os
import time
import unittest

from browsers import Browser
from page_test import NAME, PageTest, Served, catalog, entry

MARKERS = "<<<<<<< ours\n{\n=======\n}\n>>>>>>> theirs\n"
OTHER = "Other.xcstrings"


class Files(PageTest):
    strings = {
        "bye": entry(en="Bye", de="Tschüss", pt_BR="Tchau"),
        "pause": entry(en="Pause", de="Pause", pt_BR="Pausar (2)"),
    }

    def type_a_draft(self):
        self.choose("pause")
        self.focus()
        self.browser.type("Pausar treino")

    def expect_the_draft(self, is_saved=True):
        self.settle(self.fields, ["Pausar treino"])
        self.assertEqual(self.heading(), "pause")
        if is_saved:
            self.settle(self.banner, "")
            self.browser.wait("return !document.querySelector('button.main').disabled")
            self.browser.press("Control+s")
            self.settle(lambda: self.served.value("pause", "pt-BR"), "Pausar treino")
            # The browser reports requests for a key that is away; everything else is a mistake of the page.
            mistakes = [text for text in self.browser.complaints() if "Failed to load resource" not in text]
            self.assertEqual(mistakes, [])

    def test_a_file_that_is_invalid_for_a_moment_is_named_and_nothing_is_lost(self):
        whole = self.served.text
        for broken in (whole[: len(whole) // 2], MARKERS, "", "{}"):
            with self.subTest(broken=broken[:20]):
                self.type_a_draft()
                self.served.write(broken)
                self.wait_for_banner(NAME)
                self.expect_the_draft(is_saved=False)
                self.assertNotIn("no longer exists", self.browser.run("return document.body.textContent"))
                self.browser.type("!")
                self.browser.press("Control+s")
                # A save on its way could be answered after the repair.
                self.browser.wait(
                    "return document.querySelector('#message').textContent === '' && (document.querySelector('.reasons')"
                    ".textContent !== '' || document.getElementById('banner').textContent.includes('is not saved'))")
                self.assertEqual(self.served.text, broken)
                self.browser.press("Backspace")
                self.served.write(whole)
                self.settle(self.fields, ["Pausar treino"])
                self.browser.wait("return !document.getElementById('banner').textContent.includes('last texts')")
                self.menu("Discard Changes")
                self.settle(self.banner, "")
        self.type_a_draft()
        self.expect_the_draft()

    def test_a_file_that_is_away_for_a_moment_comes_back(self):
        self.type_a_draft()
        whole = self.served.text
        os.remove(self.served.path)
        self.browser.wait("return document.querySelector('.away, #banner:not([hidden])')")
        self.expect_the_draft(is_saved=False)
        self.served.write(whole)
        self.expect_the_draft()

    def test_a_branch_without_the_language_keeps_the_draft(self):
        self.type_a_draft()
        whole = self.served.text
        without = catalog({"bye": entry(en="Bye", de="Tschüss"), "pause": entry(en="Pause", de="Pause")})
        self.served.write(without)
        self.wait_for_banner("not in the project now")
        self.expect_the_draft(is_saved=False)
        # Until the question is shown, the keys would send a save, which could be answered after the branch is back.
        self.browser.wait("return document.querySelector('.clash:not([hidden])')")
        self.browser.press("Control+s")
        self.browser.wait("return document.activeElement.closest('.clash')")
        self.assertEqual(self.served.text, without)
        self.served.write(whole)
        self.browser.wait("return !document.getElementById('banner').textContent.includes('not in the project')")
        # Until the text is tried on the present file, the keys do nothing.
        self.browser.wait("return document.querySelector('.clash[hidden]') && !document.querySelector('button.main').disabled")
        self.browser.press("Control+s")
        self.settle(lambda: self.served.value("pause", "pt-BR"), "Pausar treino")
        self.settle(self.banner, "")

    def test_a_key_that_goes_away_keeps_its_draft_and_comes_back(self):
        self.type_a_draft()
        whole = self.served.text
        self.served.write(catalog({"bye": self.strings["bye"]}))
        self.browser.wait("return document.querySelector('#editor').textContent.includes('no longer exists')")
        self.expect_the_draft(is_saved=False)
        self.served.write(whole)
        self.expect_the_draft()

    def test_a_change_on_disk_leaves_the_findings_to_the_typed_text(self):
        self.choose("pause")
        self.focus()
        self.browser.type("Pausar %d")
        self.browser.wait("return document.querySelector('.finding .text')?.textContent.includes('%d')")
        self.served.write(self.served.text.replace("Pausar (2)", "Pausar (3)"))
        self.browser.wait("return document.querySelector('.clash:not([hidden])')?.textContent.includes('(3)')")
        time.sleep(1)
        self.assertIn("%d", self.browser.run("return document.querySelector('.finding .text').textContent"))
        self.browser.press("Control+s")
        time.sleep(0.3)
        self.assertEqual(self.served.value("pause", "pt-BR"), "Pausar (3)")

    def test_a_draft_of_an_older_text_asks_when_it_is_shown_again(self):
        self.type_a_draft()
        self.choose("bye")
        self.served.write(self.served.text.replace("Pausar (2)", "Pausar (3)"))
        self.browser.wait("return document.querySelector('.rows').textContent.includes('Pausar (3)')")
        self.choose("pause")
        self.assertEqual(self.fields(), ["Pausar treino"])
        self.browser.wait("return document.querySelector('.clash:not([hidden])')?.textContent.includes('(3)')")

    def test_one_broken_catalog_of_two_leaves_the_other_usable(self):
        path = os.path.join(self.served.folder, OTHER)
        with open(path, "w", encoding="utf-8") as file:
            file.write(catalog({"other": entry(en="Other", fr="Autre")}))
        self.browser.wait("return [...document.querySelector('select.language').options].some((one) => one.value === 'fr')")
        self.choose_language("fr")
        self.choose("other")
        with open(path, "w", encoding="utf-8") as file:
            file.write(MARKERS)
        self.wait_for_banner(OTHER)
        self.assertEqual(self.fields(), ["Autre"])
        self.choose_language("pt-BR")
        self.choose("bye")
        self.focus()
        self.browser.type("Até logo")
        self.browser.press("Control+s")
        self.settle(lambda: self.served.value("bye", "pt-BR"), "Até logo")


class Beginning(unittest.TestCase):
    def opened(self, text):
        served = Served({}, text=text)
        self.addCleanup(served.stop)
        browser = Browser(language="pt-BR")
        self.addCleanup(browser.close)
        browser.open(served.address)
        return served, browser

    def test_a_file_that_is_invalid_at_the_start_is_named_and_shown_after_its_repair(self):
        for text in (MARKERS, "{"):
            served, browser = self.opened(text)
            browser.wait(f"return document.getElementById('banner').textContent.includes('{NAME}')")
            self.assertIn("Nenhuma chave", browser.run("return document.querySelector('.counted').textContent"))
            served.write(catalog(Files.strings))
            browser.wait("return document.querySelectorAll('.row').length === 2")
            self.assertTrue(browser.run("return document.getElementById('banner').hidden"))
            browser.wait("return document.querySelector('textarea')")


class Secrets(PageTest):
    strings = {"title": entry(en="Home", pt_BR="Casa")}

    def test_the_secret_leaves_the_address_bar_and_a_reload_keeps_text_and_place(self):
        self.choose("title")
        self.focus()
        self.browser.type("Início")
        secret = self.served.address.split("#")[1]
        self.assertNotIn(secret, self.browser.run("return location.href"))
        self.browser.reload()
        self.browser.wait("return document.querySelector('textarea')?.value === 'Início'")
        self.assertEqual(self.browser.run("return document.querySelector('select.language').value"), "pt-BR")
        self.focus()
        self.browser.press("Control+s")
        self.settle(lambda: self.served.value("title", "pt-BR"), "Início")

    def test_a_missing_or_wrong_secret_is_a_sentence(self):
        base = self.served.address.split("#")[0]
        for secret, words in (("", "full address"), ("#0123456789abcdef0123456789abcdef", "wrong or out of date")):
            self.browser.new_window()
            self.browser.open(base + secret)
            self.wait_for_banner(words)
            self.assertNotIn("_", self.banner())

    def test_a_new_address_in_the_same_tab_takes_the_new_secret_and_keeps_what_was_typed(self):
        self.choose("title")
        self.focus()
        self.browser.type("Início")
        self.served.restart()
        self.wait_for_banner("wrong or out of date")
        self.assertEqual(self.fields(), ["Início"])
        self.browser.open(self.served.address)
        self.settle(self.banner, "")
        self.assertEqual(self.fields(), ["Início"])
        self.focus()
        self.browser.press("Control+s")
        self.settle(lambda: self.served.value("title", "pt-BR"), "Início")

    def test_a_save_without_an_answer_is_said_until_it_is_done(self):
        self.choose("title")
        self.focus()
        self.browser.type("Início")
        self.served.end()
        self.browser.press("Control+s")
        self.wait_for_banner("is not saved, but your text is kept")
        self.wait_for_banner(f"--port {self.served.port}")
        self.served.start("--port", self.served.port)
        self.browser.open(self.served.address)
        self.browser.wait("return !document.getElementById('banner').textContent.includes('--port')")
        self.assertIn("is not saved", self.banner())
        self.focus()
        self.browser.press("Control+s")
        self.settle(lambda: self.served.value("title", "pt-BR"), "Início")
        self.settle(self.banner, "")

    def test_a_text_beyond_the_limit_of_a_request_is_said_and_kept(self):
        before = self.served.text
        self.choose("title")
        self.focus()
        self.browser.run(
            "const area = document.querySelector('textarea'); area.value = 'a'.repeat(1_060_000);"
            "area.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste' }))")
        self.browser.press("Control+s")
        # If the check of the text is answered before the keys are pressed, it prevents the save, and says so at the field.
        places = "[...document.querySelectorAll('#banner, .reasons')].map((place) => place.textContent).join()"
        self.browser.wait(f"return {places}.includes('too long')")
        time.sleep(2.5)
        self.assertIn("too long", self.browser.run(f"return {places}"))
        self.assertEqual(self.served.text, before)
        self.assertEqual(len(self.fields()[0]), 1_060_000)
        self.menu("Discard Changes")
        self.browser.wait(f"return {places}.replaceAll(',', '') === ''")


class Projects(unittest.TestCase):
    def test_the_unsaved_text_of_a_project_is_not_shown_in_another(self):
        first = Served({"title": entry(en="Home", pt_BR="Casa")})
        browser = Browser(language="pt-BR")
        self.addCleanup(browser.close)
        browser.open(first.address)
        browser.wait("return document.querySelector('textarea')?.value === 'Casa'")
        browser.run("document.querySelector('textarea').focus()")
        browser.type("Início")
        first.stop()
        second = Served({"title": entry(en="Home", pt_BR="Lar")}, "--port", first.port)
        self.addCleanup(second.stop)
        browser.open(second.address)
        browser.wait("return document.querySelector('textarea')?.value === 'Lar'")
        self.assertTrue(browser.run("return document.getElementById('banner').hidden"))


if __name__ == "__main__":
    unittest.main()
