import Testing

/// A command that writes, for tests of faults on the files of `FaultProject`.
struct WritingCommand: Sendable, CustomTestStringConvertible {
    /// A requirement of a command in addition to its files.
    enum Need: Hashable, Sendable {
        /// A git repository in a folder.
        case repository(String)
        /// A translation service on loopback.
        case service
        /// A state folder inside the checked folder, so that the test also checks the user's files outside the project.
        case personalFolder
    }

    /// The words after `fitloc`.
    let words: [String]
    /// The requirements.
    let needs: Set<Need>
    /// Files that replace or complete those of `FaultProject`.
    let files: [String: String]

    init(_ line: String, needs: Set<Need> = [], files: [String: String] = [:]) {
        words = line.split(separator: " ").map(String.init)
        self.needs = needs
        self.files = files
    }

    var testDescription: String { words.joined(separator: " ") }

    /// Whether the command skips files that it cannot read, as `init` does, because its configuration is only a
    /// proposal.
    var passesOverFiles: Bool { words[0] == "init" }

    /// Whether the command writes a report, as a run with failures also does.
    var isReport: Bool { words[0] == "lint" && words.contains { $0.hasPrefix("json=") } }

    /// Whether the command starts a program for each setting that it changes in git's configuration.
    var changesSettings: Bool { words[0] == "git" }

    /// The index in the list of all commands, from which each command's sample gets different calls.
    var number: Int { Self.all.firstIndex { $0.words == words } ?? 0 }
}
