"""Scripts of characters and languages, and characters that are only in Simplified or only in Traditional Chinese."""
import bz2
import re
import xml.etree.ElementTree as ElementTree
from collections import defaultdict
from pathlib import Path

from languages.sources import CLDR
from languages.swift import literal

UNICODE = Path("usr/share/unicode")
# Values of the Script property for characters that do not belong to a single script.
NO_SCRIPTS = {"Common", "Inherited", "Unknown"}
LETTERS = re.compile(r"^(L|M)")


def short_names(root):
    """Returns the four-letter codes of scripts by long name."""
    lines = (root / UNICODE / "PropertyValueAliases.txt").read_text().splitlines()
    fields = [[field.strip() for field in line.split(";")] for line in lines if line.startswith("sc ;")]
    return {long: short for _, short, long, *_ in fields}


def script_ranges(root):
    """Returns ranges of letters and marks with their script; consecutive ranges of the same script are merged."""
    names = short_names(root)
    ranges = []
    for line in (root / UNICODE / "Scripts.txt").read_text().splitlines():
        found = re.match(r"([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)\s*#\s*(\w\S)", line)
        if found and found[3] not in NO_SCRIPTS and LETTERS.match(found[4]):
            first, last = int(found[1], 16), int(found[2] or found[1], 16)
            if first >= 0x80:
                ranges.append((first, last, names[found[3]]))
    merged = []
    for first, last, script in sorted(ranges):
        if merged and merged[-1][2] == script:
            merged[-1][1] = last
        else:
            merged.append([first, last, script])
    return merged


def script_table(root):
    cells = "".join(f"{first:05X}{last:05X}{script}" for first, last, script in script_ranges(root))
    return f"""extension LetterScript {{
    /// Ranges of letters beyond ASCII: the first and the last in hexadecimal digits, and their script.
    ///
    /// Between them lie only characters of no script, or none.
    static let ranges: StaticString = {literal(cells)}
}}
"""


def writing_table(root):
    """Returns the Swift table of the scripts of all languages for which CLDR lists scripts."""
    found = defaultdict(set)
    for element in ElementTree.parse(root / CLDR / "supplemental/supplementalData.xml").getroot().iter("language"):
        if element.get("scripts"):
            found[element.get("type")].update(element.get("scripts").split())
    cells = " ".join(f"{language}:{'+'.join(sorted(scripts))}" for language, scripts in sorted(found.items()))
    return f"""extension WritingSystem {{
    /// Languages with the scripts that they are written in.
    static let data: StaticString = {literal(cells)}
}}
"""


def unihan(root, name):
    """Returns the values in a file of the Unihan database, by scalar and property."""
    found = defaultdict(dict)
    for line in bz2.decompress((root / UNICODE / f"Unihan_{name}.txt.bz2").read_bytes()).decode().splitlines():
        if line.startswith("U+"):
            scalar, key, values = line.split("\t")
            found[int(scalar[2:], 16)][key] = values.split()
    return found


def others(variants, scalar, key):
    """Returns the variants of a character under a key, such as kTraditionalVariant.

    Unihan also lists the character itself if it occurs in old dictionaries; it is omitted. The caller determines from
    character sets which characters are in use.
    """
    found = [int(value.split("<")[0][2:], 16) for value in variants[scalar].get(key, [])]
    return [other for other in found if other != scalar]


def rarity(character):
    """Returns a sort key that puts common characters first."""
    frequency, grade = (int(character.get(key, ["9"])[0]) for key in ("kFrequency", "kGradeLevel"))
    return frequency, grade, character.get("kHKGlyph", ["9999"])[0]


def chinese_table(root):
    variants, mappings = unihan(root, "Variants"), unihan(root, "OtherMappings")
    dictionaries = unihan(root, "DictionaryLikeData")
    in_china = {scalar for scalar, found in mappings.items() if "kGB0" in found or "kTGH" in found}
    where_traditional = {scalar for scalar, found in mappings.items() if "kBigFive" in found}
    # Hong Kong's list of common characters adds characters such as 着 and 丢.
    where_traditional |= {scalar for scalar, found in dictionaries.items() if "kHKGlyph" in found}
    in_japan = {scalar for scalar, found in mappings.items() if "kJis0" in found or "kJIS0213" in found}
    simplified, traditional, japanese = "", "", ""
    for scalar in sorted(variants):
        if scalar in in_china and scalar not in where_traditional:
            found = others(variants, scalar, "kTraditionalVariant")
            for other in sorted(found, key=lambda other: rarity(dictionaries[other]))[:1]:
                simplified += chr(scalar) + chr(other)
                japanese += chr(scalar) if scalar in in_japan else ""
        elif scalar in where_traditional and scalar not in in_china:
            for other in others(variants, scalar, "kSimplifiedVariant")[:1]:
                traditional += chr(scalar) + chr(other)
    return f"""extension ChineseCharacters {{
    /// Characters that only Simplified Chinese has, each before its traditional form.
    static let simplifiedData: StaticString = {literal(simplified)}

    /// Characters that only Traditional Chinese has, each before its simplified form.
    static let traditionalData: StaticString = {literal(traditional)}

    /// Those of the simplified ones that Japanese has too.
    static let japaneseData: StaticString = {literal(japanese)}
}}
"""
