import Foundation

/// Programs of others that read what is written here; tests that need one which is missing are left out and say so.
package enum ForeignReader {
    /// gettext's own compiler of PO files.
    package static let hasMsgfmt = isThere(["msgfmt", "--version"], name: "msgfmt")
    /// The Python library for PO files.
    package static let hasPolib = isThere([python, "-c", "import polib"], name: "polib")
    /// ICU itself, by its Python library.
    package static let hasICU = isThere([python, "-c", "import icu"], name: "PyICU")

    /// Readers of reports and schemas of CI files, from PyPI.
    package static let hasReportReaders = isThere(
        [readers + "python", "-c", "import check_jsonschema, junitparser, sarif"], name: "readers of reports")
    /// What finds mistakes in shell scripts.
    package static let hasShellCheck = isThere(["shellcheck", "--version"], name: "ShellCheck")

    /// bash of this century: the one of macOS keeps its words open.
    package static let hasBash = isThere(["bash", "-c", "((BASH_VERSINFO[0] > 4))"], name: "bash 5")
    /// What loads completions in bash.
    package static let hasBashCompletion = isThere(["test", "-e", bashCompletion], name: "bash-completion")
    /// zsh.
    package static let hasZsh = isThere(["zsh", "--version"], name: "zsh")
    /// fish.
    package static let hasFish = isThere(["fish", "--version"], name: "fish")
    /// The script of bash-completion.
    package static let bashCompletion = "/usr/share/bash-completion/bash_completion"

    /// The folder, with a slash at its end, of the programs that `scripts/support/test-readers` installs.
    package static let readers = SourceTree.package.appendingPathComponent(".build/test-readers/bin/").path + "/"
    /// The schema of SARIF 2.1.0.
    package static let schemaOfSARIF =
        SourceTree.package.appendingPathComponent(".build/test-readers/sarif-2.1.0.json").path

    /// The system's own Python, for which Debian has those libraries.
    package static let python = "/usr/bin/python3"

    private static func isThere(_ command: [String], name: String) -> Bool {
        if let run = try? Program.transcript(of: command), run.status == 0 { return true }
        print("left out: tests that need \(name); scripts/install-dependencies --tests installs it")
        return false
    }
}
