extension ToolDescription {
    /// The kind of completion that an argument declares.
    enum Completion: Equatable {
        /// One of a list of words.
        case list([String])
        /// A file with one of the extensions, or any file if there are none.
        case files([String])
        /// A folder.
        case folders
        /// A kind of value with fitloc's own offers.
        case offers(CompletionSubject)
        /// No completion is declared.
        case unknown

        /// The subject, or nil for another kind of completion.
        var subject: CompletionSubject? {
            if case .offers(let subject) = self { subject } else { nil }
        }
    }

    /// The completion kind as the argument parser encodes it.
    enum CompletionKind: Decodable {
        case list(values: [String])
        case file(extensions: [String])
        case directory
        case shellCommand(command: String)
        case custom
        case customAsync

        var meaning: Completion {
            switch self {
            case .list(let values): .list(values)
            case .file(let extensions): .files(extensions)
            case .directory: .folders
            case .shellCommand(let name): CompletionSubject(rawValue: name).map { .offers($0) } ?? .unknown
            case .custom, .customAsync: .unknown
            }
        }
    }
}

extension ToolDescription.Argument {
    /// The kind of completion for the argument's values.
    var completion: ToolDescription.Completion { completionKind?.meaning ?? .unknown }

    /// Whether the argument takes the values after `--`.
    var isBehindTerminator: Bool { parsingStrategy == "postTerminator" }
}

extension ToolDescription.Command {
    /// Returns the option with a name such as `--language` or `-o`.
    func option(_ name: String) -> ToolDescription.Argument? {
        (shownArguments + helpArguments(isRoot: true)).first { ($0.names ?? []).contains { $0.spelling == name } }
    }
}
