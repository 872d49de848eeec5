extension ToolDescription {
    /// What an argument says of the values that it takes.
    enum Completion: Equatable {
        /// One of a few words.
        case list([String])
        /// A file with one of the endings, or any where there is none.
        case files([String])
        /// A folder.
        case folders
        /// What ``CompletionSubject`` has a name for.
        case offers(CompletionSubject)
        /// Nothing is said.
        case unknown

        /// The subject; nil where it is something else.
        var subject: CompletionSubject? {
            if case .offers(let subject) = self { subject } else { nil }
        }
    }

    /// The same as the argument parser writes it.
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
    /// What values it takes.
    var completion: ToolDescription.Completion { completionKind?.meaning ?? .unknown }

    /// Whether its values stand behind `--`.
    var isBehindTerminator: Bool { parsingStrategy == "postTerminator" }
}

extension ToolDescription.Command {
    /// The option of a name, such as `--language` or `-o`.
    func option(_ name: String) -> ToolDescription.Argument? {
        (shownArguments + helpArguments(isRoot: true)).first { ($0.names ?? []).contains { $0.spelling == name } }
    }
}
