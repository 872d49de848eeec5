"""CLDR's likely scripts and regions, and the parent regions to which regional languages fall back."""
import xml.etree.ElementTree as ElementTree

import babel.core

from cldr.codes import CLDR, aliases
from cldr.swift import header, table

DEFAULT_SCRIPT = "Latn"


def likely_subtags():
    """Returns (language, script, region) by tag, for tags whose language is not deprecated."""
    replaced = aliases("language")
    result = {}
    for element in ElementTree.parse(CLDR / "supplemental/likelySubtags.xml").getroot().iter("likelySubtag"):
        tag, parts = element.get("from"), element.get("to").split("_")
        language = tag.split("_")[0]
        if language != "und" and language not in replaced and parts[0] == language:
            result[tag] = parts
    return result


def localized_languages():
    """Returns the languages for which CLDR has data; likely regions are useful only for these."""
    return {path.stem.split("_")[0] for path in (CLDR / "main").glob("*.xml")}


def scripts(likely):
    return {tag: parts[1] for tag, parts in likely.items() if "_" not in tag and parts[1] != DEFAULT_SCRIPT}


def regional_scripts(likely):
    usual = scripts(likely)
    result = {}
    for tag, parts in likely.items():
        language, _, region = tag.partition("_")
        if len(region) in (2, 3) and parts[1] != usual.get(language, DEFAULT_SCRIPT):
            result[f"{language}-{region}"] = parts[1]
    return result


def regions(likely):
    """Returns the likely region of each language, and of each language in a script other than its usual one."""
    usual, localized = scripts(likely), localized_languages()
    result = {}
    for tag, parts in likely.items():
        language, _, script = tag.partition("_")
        if language in localized and (not script or len(script) == 4) and parts[2] != "ZZ":
            if script != usual.get(language, DEFAULT_SCRIPT):
                result["-".join(filter(None, (language, script)))] = parts[2]
    return result


def parent_regions(likely):
    """Returns the parent region by language and region, where it is another region of the same language and script."""
    known = {**{f"{tag}": script for tag, script in regional_scripts(likely).items()}}
    usual = scripts(likely)
    result = {}
    for child, parent in babel.core.get_global("parent_exceptions").items():
        (language, *child_rest), (parent_language, *parent_rest) = child.split("_"), parent.split("_")
        if language != parent_language or not child_rest or len(child_rest[-1]) not in (2, 3) or not parent_rest:
            continue
        tag = f"{language}-{child_rest[-1]}"
        script = child_rest[0] if len(child_rest) > 1 else usual.get(language, DEFAULT_SCRIPT)
        assert known.get(tag, usual.get(language, DEFAULT_SCRIPT)) == script, child
        result[tag] = parent_rest[-1]
    return result


def likely_table(versions):
    likely = likely_subtags()
    return header(versions) + f"""/// What a language tag leaves out, and what a region falls back on.
enum LikelySubtagTable {{
    /// The script of languages that are not written in Latin letters.
    static let scripts = {table(scripts(likely).items(), 3, 4)}

    /// The script of languages in regions that write them otherwise.
    static let regionalScripts = {table(regional_scripts(likely).items(), 7, 4)}

    /// The region of languages, and of languages in a script that is not the usual one.
    static let regions = {table(regions(likely).items(), 8, 3)}

    /// The region whose texts come next after those of a language in a region: `001` after `en-AU`.
    static let parentRegions = {table(parent_regions(likely).items(), 6, 3)}
}}
"""
