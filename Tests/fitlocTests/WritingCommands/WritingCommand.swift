import Testing

/// A command that writes, as tests of faults run it in the files of `FaultProject`.
struct WritingCommand: Sendable, CustomTestStringConvertible {
    /// What a command needs besides files.
    enum Need: Hashable, Sendable {
        /// A git repository in a folder.
        case repository(String)
        /// A translation service on loopback.
        case service
        /// That what is kept for the person lies among the files that are looked at.
        case personalFolder
    }

    /// The words after `fitloc`.
    let words: [String]
    /// What it needs.
    let needs: Set<Need>
    /// Files that differ from those of the project.
    let files: [String: String]

    init(_ line: String, needs: Set<Need> = [], files: [String: String] = [:]) {
        words = line.split(separator: " ").map(String.init)
        self.needs = needs
        self.files = files
    }

    var testDescription: String { words.joined(separator: " ") }

    /// Whether the command goes by the files that it can read and passes over others: `init`, whose file is a proposal.
    var passesOverFiles: Bool { words[0] == "init" }

    /// Its number in the table, by which a sample takes other calls of each command.
    var number: Int { Self.all.firstIndex { $0.words == words } ?? 0 }
}
