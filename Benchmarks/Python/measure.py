"""Measures one job of one JSON library once, and prints the seconds on the clock and of the processor.

    measure.py json|orjson parse|write|edit|rewrite FILE KEY LANGUAGE VALUE
"""

import importlib
import os
import sys
import time


def main() -> None:
    library, job, path, key, language, value = sys.argv[1:]
    json = importlib.import_module(library)
    with open(path, "rb") as file:
        data = file.read()

    def write(catalog):
        # Indented like a catalog.
        if library == "orjson":
            return json.dumps(catalog, option=json.OPT_INDENT_2)
        return json.dumps(catalog, ensure_ascii=False, indent=2, separators=(",", " : ")).encode()

    def edit():
        catalog = json.loads(data)
        catalog["strings"][key]["localizations"][language]["stringUnit"]["value"] = value
        return write(catalog)

    def rewrite():
        # As carefully as any tool that people trust with their files.
        nonlocal data
        with open(copy, "rb") as file:
            data = file.read()
        with open(copy + ".new", "wb") as file:
            file.write(edit())
            os.fsync(file.fileno())
        os.replace(copy + ".new", copy)

    copy = os.path.join(os.path.dirname(path), "Edited.xcstrings")
    if job == "rewrite":
        with open(copy, "wb") as file:
            file.write(data)
    if job == "write":
        catalog = json.loads(data)
    work = {"parse": lambda: json.loads(data), "write": lambda: write(catalog), "edit": edit, "rewrite": rewrite}[job]

    wall, processor = time.perf_counter(), time.process_time()
    result = work()
    wall, processor = time.perf_counter() - wall, time.process_time() - processor
    print(wall, processor)
    del result


main()
