"""Makes pictures of the states of the `fitloc edit` page, to look at after a change of its design.

    FITLOC=path/to/fitloc python3 page_pictures.py FOLDER
"""

import os
import sys
import time

from browsers import Browser
from page_test import Served, entry, plural, unit

DAYS = {"few": "%lld أيام", "many": "%lld يومًا", "one": "يوم واحد", "other": "%lld يوم", "two": "يومان", "zero": "لا أيام"}
SUBSTITUTIONS = {
    "stringUnit": {"state": "translated", "value": "%#@workouts@ in %#@days@"},
    "substitutions": {
        "days": {"argNum": 2, "formatSpecifier": "lld", **plural(one="%arg day", other="%arg days")},
        "workouts": {"argNum": 1, "formatSpecifier": "lld", **plural(one="%arg workout", other="%arg workouts")},
    },
}
STRINGS = {
    "Cancel": entry(ar="إلغاء", pt_BR="Cancelar"),
    "days": {**entry(en=plural(one="%lld day left", other="%lld days left"), ar=plural(**DAYS)), "comment": "[fitloc:max 24]"},
    "greeting": {
        **entry(en="Hello, %@!\nYou have  %lld messages.", pt_BR=unit("Olá, %@!", "needs_review")),
        "comment": "%@: a name. %lld: the number of messages."},
    "home.again": entry(en="Home screens"),
    "home.title": entry(en="Home screen", ar="الشاشة الرئيسية", de="Startbildschirm", pt_BR="Tela inicial"),
    "summary": entry(en=SUBSTITUTIONS),
    "turned": entry(en="Go, %@", ar="اذهب %@", pt_BR="Vá, \u202e%@"),
    **{f"option{number:02}": entry(en=f"Option {number}", pt_BR=f"Opção {number}") for number in range(30)},
}
# Windows by name: the size in pixels, and whether the page is dark. The third has the width of 1,280 pixels at 200 %.
WINDOWS = {
    "light": ((1440, 900), False), "1280": ((1280, 800), False), "200-percent": ((640, 400), False),
    "390": ((390, 800), False), "dark": ((1440, 900), True), "390-dark": ((390, 800), True),
}


class Pictures:
    """A browser that shows the page and takes its picture in every window."""

    def __init__(self, folder, served, language):
        self.folder = folder
        self.served = served
        self.browser = Browser(language=language)

    def show(self, fragment):
        self.browser.open("about:blank")
        self.browser.open(self.served.address + fragment)
        time.sleep(2)

    def take(self, name):
        for window, (size, is_dark) in WINDOWS.items():
            scheme = [{"name": "prefers-color-scheme", "value": "dark" if is_dark else "light"}]
            self.browser.devtools("Emulation.setEmulatedMedia", features=scheme)
            self.browser.resize(*size)
            time.sleep(0.3)
            self.browser.picture(os.path.join(self.folder, f"{name}-{window}.png"))

    def key(self, name, language="pt-BR"):
        self.show(f"&language={language}&key={name}&in=Localizable.xcstrings")
        self.browser.run("document.body.dataset.view = 'editor'")

    def click(self, selector):
        self.browser.run("document.querySelector(arguments[0]).click()", selector)

    def trouble(self):
        """Takes pictures of a text that another program changes, and of a file that cannot be read."""
        whole = self.served.text
        self.key("home.title")
        self.type("Início")
        for text, name in ((whole.replace("Tela inicial", "Página inicial"), "conflict"), ("{", "problem")):
            self.served.write(text)
            time.sleep(3)
            self.take(name)
        self.served.write(whole)

    def type(self, text):
        self.browser.run("document.querySelector('textarea').focus(); document.querySelector('textarea').select()")
        self.browser.type(text)
        time.sleep(1)


def take_all(pictures):
    """Takes the pictures of all states."""
    pictures.show("")
    pictures.take("start")
    pictures.show("&language=pt-BR&show=unfinished")
    pictures.take("list")
    for key in ("greeting", "home.again", "summary"):
        pictures.key(key)
        pictures.take(key)
    pictures.key("days", "ar")
    pictures.take("right-to-left")
    pictures.key("home.title")
    pictures.type("Экран")
    pictures.take("refused")
    pictures.show("&language=pt-BR&search=nowhere")
    pictures.take("nothing-found")
    pictures.show("&language=pt-BR&search=tela")
    pictures.take("found")
    for language in ("pt-BR", "ar"):
        pictures.key("turned", language)
        pictures.take(f"hidden-{language}")
    pictures.key("greeting")
    pictures.click(".actions .holder > button")
    pictures.take("menu")
    for number, name in ((2, "replace"), (3, "accept")):
        pictures.show("&language=pt-BR")
        pictures.click("#bar .holder > button")
        pictures.click(f"#bar .menu button:nth-child({number + 1})")
        time.sleep(1)
        pictures.take(name)
    pictures.trouble()


def main():
    folder = sys.argv[1]
    os.makedirs(folder, exist_ok=True)
    served, finished = Served(STRINGS), Served({"title": entry(en="Home", pt_BR="Casa")})
    try:
        for language in ("en", "pt-BR"):
            part = os.path.join(folder, language)
            os.makedirs(part, exist_ok=True)
            pictures = Pictures(part, served, language)
            try:
                take_all(pictures)
                pictures.served = finished
                pictures.show("&language=pt-BR&show=unfinished")
                pictures.take("done")
            finally:
                pictures.browser.close()
    finally:
        served.stop()
        finished.stop()


if __name__ == "__main__":
    main()
