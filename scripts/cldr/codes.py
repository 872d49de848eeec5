"""CLDR's lists of registered codes and of codes that have a successor."""
import xml.etree.ElementTree as ElementTree
from pathlib import Path

CLDR = Path("/usr/share/unicode/cldr/common")


def valid_codes(kind):
    """The codes of CLDR's validity list that may stand in a tag, the deprecated ones among them."""
    codes = set()
    for element in ElementTree.parse(CLDR / f"validity/{kind}.xml").getroot().iter("id"):
        for item in element.text.split():
            first, _, last = item.partition("~")
            ends = [chr(end) for end in range(ord(first[-1]), ord(last or first[-1]) + 1)]
            codes.update(first[:-1] + end for end in ends)
    return sorted(codes)


def aliases(kind):
    """Codes with exactly one successor; whole tags of the old registry (`i-klingon`) are left out."""
    result = {}
    for element in ElementTree.parse(CLDR / "supplemental/supplementalMetadata.xml").getroot().iter(kind + "Alias"):
        code, replacement = element.get("type"), element.get("replacement").replace("_", "-")
        if "_" not in code and " " not in replacement:
            result[code] = replacement
    return result
