import Foundation

/// Other programs that read fitloc's output.
///
/// Tests that need a missing program are skipped with a note. Most programs are installed and run only for the thorough
/// suite `readers`.
package enum ForeignReader {
    /// Whether gettext's compiler of PO files is installed.
    package static let hasMsgfmt = reads(["msgfmt", "--version"], name: "msgfmt")
    /// Whether the Python library for PO files is installed.
    package static let hasPolib = reads([python, "-c", "import polib"], name: "polib")
    /// Whether the Python bindings of ICU are installed.
    package static let hasICU = reads([python, "-c", "import icu"], name: "PyICU")

    /// Whether the packages from PyPI that read reports and check CI files are installed.
    package static let hasReportReaders = reads(
        [readers + "python", "-c", "import check_jsonschema, junitparser, sarif"], name: "readers of reports")
    /// Whether ShellCheck is installed.
    package static let hasShellCheck = isThere(["shellcheck", "--version"], name: "ShellCheck")

    /// Whether bash 5 is installed; the version in macOS is too old.
    package static let hasBash = isThere(["bash", "-c", "((BASH_VERSINFO[0] > 4))"], name: "bash 5")
    /// Whether bash-completion is installed, which loads completions.
    package static let hasBashCompletion = isThere(["test", "-e", bashCompletion], name: "bash-completion")
    /// Whether zsh is installed.
    package static let hasZsh = isThere(["zsh", "--version"], name: "zsh")
    /// Whether fish is installed.
    package static let hasFish = isThere(["fish", "--version"], name: "fish")
    /// The script of bash-completion.
    package static let bashCompletion = "/usr/share/bash-completion/bash_completion"

    /// The folder, with a trailing slash, of the programs that `scripts/support/test-readers` installs.
    package static let readers = SourceTree.package.appendingPathComponent(".build/test-readers/bin/").path + "/"
    /// The path of the schema of SARIF 2.1.0.
    package static let schemaOfSARIF =
        SourceTree.package.appendingPathComponent(".build/test-readers/sarif-2.1.0.json").path

    /// The system's Python, for which Debian has packages of these libraries.
    package static let python = "/usr/bin/python3"

    private static func reads(_ command: [String], name: String) -> Bool {
        ThoroughSuite.readers.isChosen && isThere(command, name: name)
    }

    private static func isThere(_ command: [String], name: String) -> Bool {
        if let run = try? Program.transcript(of: command), run.status == 0 { return true }
        print("left out: tests that need \(name); scripts/test --thorough installs it")
        return false
    }
}
