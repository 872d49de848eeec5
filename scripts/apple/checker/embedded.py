"""The check of 32-bit integers, which the watch has."""
import os
import re

from .common import APPLE, diagnostics, read, ROOT, run, toolchain

TARGET = "armv7-none-none-eabi"
MODULE = "CatalogRuntime"
# What the compiler writes after a message about what Embedded Swift cannot do.
RESTRICTION = "[#EmbeddedRestrictions]"


def check():
    """Compiles the files of the run time that import nothing, with integers of 32 bits.

    The toolchain has a standard library for them: that of Embedded Swift, which cannot do all that Swift can. Its
    errors about that are not of interest. Returns messages for people, and whether there are no errors.
    """
    resources, _ = toolchain()
    library = os.path.join(resources, "embedded", "Swift.swiftmodule")
    if not any(name.startswith(TARGET) for name in (os.listdir(library) if os.path.isdir(library) else [])):
        return ["Left out: the check of 32-bit integers, because the toolchain has no Embedded Swift for " + TARGET], True
    folder = os.path.join(ROOT, "Sources", MODULE)
    files = sorted(os.path.join(parent, name) for parent, _, names in os.walk(folder)
                   for name in names if name.endswith(".swift") and not imports(read(os.path.join(parent, name))))
    command = ["swiftc", "-target", TARGET, "-enable-experimental-feature", "Embedded", "-wmo", "-emit-sil", "-o",
               os.devnull, "-parse-as-library", "-swift-version", "6", "-module-name", MODULE, "-package-name",
               "fitloc", "-suppress-warnings", os.path.join(APPLE, "embedded", MODULE + ".swift"), *files]
    result = run(command)
    messages = diagnostics(result.stdout) if result.returncode != 0 else []
    # Without an error about Embedded Swift, the compiler stopped for another reason.
    errors = own_errors(messages) if any(RESTRICTION in line for line in messages) else messages
    return errors + ["32-bit integers: files of %s checked: %d, errors: %d" % (MODULE, len(files), len(errors))], not errors


def imports(text):
    """Returns whether a file imports a module.

    >>> imports("#if os(iOS)\\n    import Foundation\\n#endif"), imports("/// import this\\nlet a = 1")
    (True, False)
    """
    return re.search(r"^\s*(?:@\w+ |public |package )*import ", text, re.MULTILINE) is not None


def own_errors(lines):
    """Returns the errors that are not about what Embedded Swift cannot do.

    >>> own_errors(["a.swift:1:2: error: cannot use key path in embedded Swift [#EmbeddedRestrictions]",
    ...     "a.swift:3:4: error: integer literal '11111111111' overflows when stored into 'Int'"])
    ["a.swift:3:4: error: integer literal '11111111111' overflows when stored into 'Int'"]
    """
    return [line for line in lines if "error:" in line and RESTRICTION not in line]
