"""The training texts of the language models: Chromium's translations and names from CLDR."""
import re
import struct
import xml.etree.ElementTree as ElementTree
from pathlib import Path

CHROMIUM = Path("usr/lib/chromium/locales")
CLDR = Path("usr/share/unicode/cldr/common")

# The file names of languages whose files are not named after the language code.
CHROMIUM_NAMES = {"en": ("en-US", "en-GB"), "es": ("es", "es-419"), "pt": ("pt-BR", "pt-PT")}
CLDR_NAMES = {"nb": "no"}

MARKUP = re.compile(r"<[^>]*>|https?:\S+|\$\d|&[a-z]+;|\{[A-Za-z_0-9]+\}|#")
CASES = re.compile(
    r"\{[A-Za-z_0-9]+,[^{]*|=\d+ ?\{|\b(zero|one|two|few|many|other|plural|select|selectordinal)\s*\{|[{}]")
NAMES = {"unitPattern", "relativeTimePattern", "relative", "relativePeriod", "language", "territory", "script",
         "characterLabel", "perUnitPattern"}

# Serbian can be transliterated from Cyrillic to Latin letter by letter.
SERBIAN = dict(zip("абвгдђежзијклљмнњопрстћуфхцчџш",
                   "a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š".split()))


def packed_strings(path):
    """Yields the strings of a Chromium .pak file of version 5."""
    data = path.read_bytes()
    version, encoding, count, _ = struct.unpack_from("<IBxxxHH", data, 0)
    assert version == 5, path
    starts = [struct.unpack_from("<HI", data, 12 + 6 * index)[1] for index in range(count + 1)]
    for start, end in zip(starts, starts[1:]):
        yield data[start:end].decode("utf-8" if encoding == 1 else "utf-16-le", errors="ignore")


def chromium_texts(root, language):
    paths = [root / CHROMIUM / f"{name}.pak" for name in CHROMIUM_NAMES.get(language, (language,))]
    for text in (text for path in paths if path.exists() for text in packed_strings(path)):
        if "function" in text and "{" in text or "<!doctype" in text.lower() or len(text) > 3000:
            continue
        text = MARKUP.sub(" ", text)
        yield CASES.sub(" ", text) if "{" in text else text


def cldr_texts(root, language):
    name = f"{CLDR_NAMES.get(language, language)}.xml"
    for folder in ("annotations", "main"):
        path = root / CLDR / folder / name
        if not path.exists():
            continue
        for element in ElementTree.parse(path).getroot().iter():
            if element.text and element.text != "↑↑↑" and (element.tag == "annotation" or element.tag in NAMES):
                yield re.sub(r"\{\d\}", " ", element.text)


def texts(root, language):
    """Yields all texts of a language in a fixed order."""
    if language == "sr-Latn":
        for text in texts(root, "sr"):
            yield "".join(SERBIAN.get(letter, letter) for letter in text.lower())
        return
    yield from chromium_texts(root, language)
    yield from cldr_texts(root, language)
