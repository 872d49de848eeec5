"""CLDR's lists of registered codes and of codes with a replacement."""
import xml.etree.ElementTree as ElementTree
from pathlib import Path

CLDR = Path("/usr/share/unicode/cldr/common")


def valid_codes(kind):
    """Returns the codes of CLDR's validity list that may occur in a tag, including deprecated ones."""
    codes = set()
    for element in ElementTree.parse(CLDR / f"validity/{kind}.xml").getroot().iter("id"):
        for item in element.text.split():
            first, _, last = item.partition("~")
            ends = [chr(end) for end in range(ord(first[-1]), ord(last or first[-1]) + 1)]
            codes.update(first[:-1] + end for end in ends)
    return sorted(codes)


def aliases(kind):
    """Returns the replacements of codes that have exactly one; grandfathered tags such as `i-klingon` are omitted."""
    result = {}
    for element in ElementTree.parse(CLDR / "supplemental/supplementalMetadata.xml").getroot().iter(kind + "Alias"):
        code, replacement = element.get("type"), element.get("replacement").replace("_", "-")
        if "_" not in code and " " not in replacement:
            result[code] = replacement
    return result
