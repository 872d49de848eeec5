import Foundation

/// A shell for which fitloc has a completion script.
enum CompletionShellName: String, CaseIterable, Sendable {
    /// bash 3.2 or later.
    case bash
    /// zsh, the default shell of macOS.
    case zsh
    /// fish 3.1 or later.
    case fish

    /// Returns the shell that `--generate-completion-script` asks for, by name or from `SHELL` in the environment.
    ///
    /// Returns nil if the words do not ask for a script, or if the shell is unsupported.
    init?(scriptRequest words: [String], environment: [String: String]) {
        let option = "--generate-completion-script"
        guard let first = words.first, first.hasPrefix(option) else { return nil }
        let name: String?
        if first == option {
            name = words.count > 1 ? words[1] : environment["SHELL"]?.split(separator: "/").last.map(String.init)
        } else {
            name = String(first.dropFirst(option.count + 1))
        }
        guard let name, let shell = CompletionShellName(rawValue: name) else { return nil }
        self = shell
    }

    /// The completion script.
    var script: String {
        switch self {
        case .bash: Self.bashScript
        case .zsh: Self.zshScript
        case .fish: Self.fishScript
        }
    }
}
