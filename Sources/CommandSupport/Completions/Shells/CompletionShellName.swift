import Foundation
import XCStringsKit

/// A shell that completions are there for.
enum CompletionShellName: String, CaseIterable, Sendable {
    /// bash, from 3.2 on.
    case bash
    /// zsh.
    case zsh
    /// fish, from 3.1 on.
    case fish

    /// The shell that `--generate-completion-script` asks for, by its name or else by the environment; nil where the
    /// words ask for none, or for one that there is nothing for.
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

    /// The script that makes the shell ask this program.
    var script: String {
        switch self {
        case .bash: Self.bashScript
        case .zsh: Self.zshScript
        case .fish: Self.fishScript
        }
    }
}
