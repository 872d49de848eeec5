import Foundation
import TestSupport

/// A shell with installed completions and a simulated user.
struct ShellSession {
    /// The way in which the shell loads completions.
    enum Setting: String, CaseIterable, Sendable, CustomStringConvertible {
        /// bash, which reads the script at its start.
        case bash
        /// bash with bash-completion, which finds the script.
        case bashCompletion
        /// zsh, which finds the script in `site-functions`.
        case zsh
        /// fish, which finds the script in `vendor_completions.d`.
        case fish

        var description: String { rawValue }
    }

    /// The result of typing.
    struct Result: Sendable {
        /// The command line after each completion.
        let lines: [String]
        /// The complete output of the terminal.
        let printed: String
    }

    let setting: Setting
    let tree: InstalledTree

    /// Types each text, records the command line, and clears it.
    ///
    /// In each shell, `^X^P` runs a command that writes the command line to a file.
    func lines(typing all: [String], in folder: URL) async throws -> Result {
        let record = tree.work.file("lines-\(setting)")
        let home = tree.work.file("home-\(setting)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        let script = try start(home: home, record: record.path)
        let environment = [
            "PATH": "\(tree.prefix)/bin:/usr/local/bin:/usr/bin:/bin", "HOME": home.path, "TERM": "xterm",
            "LC_ALL": "C.UTF-8", "XDG_DATA_DIRS": "\(tree.prefix)/share:/usr/share",
        ]
        let printed = try await PseudoTerminal.run(
            URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", "cd '\(folder.path)' && exec \(script) >&2"],
            environment: environment, size: (100, 40)
        ) { terminal in
            try terminal.wait(for: "ready>")
            for typed in all {
                try terminal.type(typed + "\u{18}\u{10}")
                try terminal.wait(for: "@written@")
                try terminal.type("\u{05}\u{15}")
            }
            terminal.closeWindow()
            return terminal.printed
        }
        let written = try String(contentsOf: record, encoding: .utf8)
        return Result(lines: written.split(separator: "\0").map { $0.trimmingSuffix("\n") }, printed: printed)
    }

    /// Writes the startup file of the shell.
    ///
    /// Returns the command that starts the shell.
    private func start(home: URL, record: String) throws -> String {
        switch setting {
        case .bash, .bashCompletion:
            let completions =
                setting == .bash
                ? "\(tree.prefix)/share/bash-completion/completions/fitloc" : ForeignReader.bashCompletion
            try write(
                """
                PS1='ready>'
                bind 'set bell-style none'
                bind 'set enable-bracketed-paste off'
                source '\(completions)'
                show() { printf '%s\\0' "$READLINE_LINE" >>'\(record)'; printf '@written@'; }
                bind -x '"\\C-x\\C-p": show'
                """, to: home, "rc")
            return "bash --noprofile --rcfile '\(home.path)/rc' -i"
        case .zsh:
            try write(
                """
                fpath=('\(tree.prefix)/share/zsh/site-functions' $fpath)
                autoload -Uz compinit && compinit -u -d '\(home.path)/dump'
                PS1='ready>'
                unset zle_bracketed_paste
                bindkey -e
                show() { printf '%s\\0' "$BUFFER" >>'\(record)'; print -n @written@ >/dev/tty }
                zle -N show && bindkey '^X^P' show
                """, to: home, ".zshrc")
            return "zsh -i"
        case .fish:
            try write(
                """
                function show; commandline >>'\(record)'; printf '\\0' >>'\(record)'; printf @written@ >/dev/tty; end
                bind \\cx\\cp show
                function fish_prompt; echo 'ready>'; end
                """, to: home, ".config/fish/config.fish")
            return "fish -i"
        }
    }

    private func write(_ text: String, to home: URL, _ name: String) throws {
        let file = home.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}

extension Substring {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : String(self)
    }
}

extension ShellSession.Setting {
    /// Whether the shell is installed; if not, a note is printed once.
    var isThere: Bool {
        switch self {
        case .bash: ForeignReader.hasBash
        case .bashCompletion: ForeignReader.hasBash && ForeignReader.hasBashCompletion
        case .zsh: ForeignReader.hasZsh
        case .fish: ForeignReader.hasFish
        }
    }
}
