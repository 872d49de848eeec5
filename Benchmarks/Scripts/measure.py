"""Measures one job of one JSON library once. Prints the elapsed seconds and the seconds of processor time.

    measure.py json|orjson parse|write|edit|rewrite|compile|compileBinary FILE KEY LANGUAGE VALUE
"""

import importlib
import os
import plistlib
import re
import sys
import time


def main() -> None:
    library, job, path, key, language, value = sys.argv[1:]
    json = importlib.import_module(library)
    with open(path, "rb") as file:
        data = file.read()

    def write(catalog):
        # The output is indented like a catalog.
        if library == "orjson":
            return json.dumps(catalog, option=json.OPT_INDENT_2)
        return json.dumps(catalog, ensure_ascii=False, indent=2, separators=(",", " : ")).encode()

    def edit():
        catalog = json.loads(data)
        catalog["strings"][key]["localizations"][language]["stringUnit"]["value"] = value
        return write(catalog)

    def rewrite():
        # Writes safely: the new file is complete on disk before it replaces the old one.
        nonlocal data
        with open(copy, "rb") as file:
            data = file.read()
        with open(copy + ".new", "wb") as file:
            file.write(edit())
            os.fsync(file.fileno())
        os.replace(copy + ".new", copy)

    def compile_tables(format):
        # Compiles only plain texts and plurals, which make up most of a catalog.
        catalog = json.loads(data)
        tables = {}
        for key, entry in catalog["strings"].items():
            for language, localization in entry.get("localizations", {}).items():
                strings, rules = tables.setdefault(language, ({}, {}))
                plural = localization.get("variations", {}).get("plural")
                if plural is None:
                    strings[key] = localization["stringUnit"]["value"]
                    continue
                cases = {case: text["stringUnit"]["value"] for case, text in plural.items()}
                value_type = re.search(r"%(?:\d+\$)?(l*[diu])", cases["other"])
                rules[key] = {
                    "NSStringLocalizedFormatKey": "%#@value@",
                    "value": {
                        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
                        "NSStringFormatValueTypeKey": value_type.group(1) if value_type else "d",
                        **cases,
                    },
                }
        return [plistlib.dumps(table, fmt=format) for pair in tables.values() for table in pair if table]

    copy = os.path.join(os.path.dirname(path), "Edited.xcstrings")
    if job == "rewrite":
        with open(copy, "wb") as file:
            file.write(data)
    if job == "write":
        catalog = json.loads(data)
    work = {
        "parse": lambda: json.loads(data),
        "write": lambda: write(catalog),
        "edit": edit,
        "rewrite": rewrite,
        "compile": lambda: compile_tables(plistlib.FMT_XML),
        "compileBinary": lambda: compile_tables(plistlib.FMT_BINARY),
    }[job]

    wall, processor = time.perf_counter(), time.process_time()
    result = work()
    wall, processor = time.perf_counter() - wall, time.process_time() - processor
    print(wall, processor)
    del result


main()
