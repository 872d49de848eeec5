import CatalogCore

/// The JSON report on changed keys: the changes, the written files, and the changes that could not be made.
package struct ChangeReport: Sendable {
    /// Whether this is a dry run.
    private let isDryRun: Bool
    private var changes: [Change] = []
    private var files = WrittenFiles()
    private var skipped: [Skipped] = []
    private var kept: [Skipped] = []

    /// A change to a key, to one of its texts, or to a language.
    package struct Change: Sendable {
        /// The operation, such as `add` or `set`.
        let operation: String
        /// The key, or nil for a change to a language.
        let key: String?
        /// The new name of a key or language, the destination of a moved key, or the code that now looks up the key.
        let destination: String?
        /// The name of the table.
        let table: String?
        /// The path of the file.
        let path: String
        /// The language of the text, or nil for a change to the key itself.
        let language: String?
        /// The part of the text.
        let part: PartPath?
        /// The new text.
        let text: String?
        /// The new state.
        let state: TranslationState?
        /// The new comment, if the comment changed.
        let comment: String?
        /// The line in the list of changes, or in the code that contained the text.
        let line: Int?

        /// Creates an entry.
        package init(
            operation: String, key: String? = nil, destination: String? = nil, table: String? = nil, path: String,
            language: String? = nil, part: PartPath? = nil, text: String? = nil, state: TranslationState? = nil,
            comment: String? = nil, line: Int? = nil
        ) {
            self.operation = operation
            self.key = key
            self.destination = destination
            self.table = table
            self.path = path
            self.language = language
            self.part = part
            self.text = text
            self.state = state
            self.comment = comment
            self.line = line
        }
    }

    /// A change that could not be made.
    package struct Skipped: Sendable {
        /// The operation, or nil if the request could not be parsed.
        let operation: String?
        /// The key, or nil if the request could not be parsed.
        package let key: String?
        /// The path of the list with the request, or of the code with the text.
        package let path: String
        /// The position in the file.
        package let position: TextPosition
        /// The language, if only one language was skipped.
        let language: String?
        /// The reason for skipping.
        package let reason: String
        /// The location in a table that the reason is about.
        let location: FileLocation?
        /// The reason without that location; nil if it is the same.
        let statement: String?

        /// Creates an entry.
        package init(
            operation: String? = nil, key: String? = nil, path: String, position: TextPosition,
            language: String? = nil, reason: String, location: FileLocation? = nil, statement: String? = nil
        ) {
            self.operation = operation
            self.key = key
            self.path = path
            self.position = position
            self.language = language
            self.reason = reason
            self.location = location
            self.statement = statement
        }
    }

    /// Creates an empty report.
    package init(isDryRun: Bool) {
        self.isDryRun = isDryRun
    }

    /// Adds changes.
    package mutating func add(_ changes: [Change]) { self.changes += changes }

    /// Adds skipped changes.
    package mutating func add(_ skipped: [Skipped]) { self.skipped += skipped }

    /// Adds texts that a table keeps although a file has others, because nobody translated those.
    package mutating func add(kept: [Skipped]) { self.kept += kept }

    /// Adds a written file.
    package mutating func add(_ file: WrittenFile) { files.add(file) }

    /// The report as JSON, with one item per line.
    package var json: String {
        AnswerText.json(
            isDryRun: isDryRun,
            [
                ("changes", changes.map(\.fragment)), ("files", files.fragments), ("skipped", skipped.map(\.fragment)),
            ] + (kept.isEmpty ? [] : [("kept", kept.map(\.fragment))]))
    }
}

extension ChangeReport.Change {
    /// Creates an entry for a hard-coded string that was replaced by a lookup.
    ///
    /// - Parameters:
    ///   - path: The file with the code.
    ///   - code: The code that looks up the key.
    package init(adopting text: String, as key: String, table: String, path: String, line: Int, code: String) {
        self.init(
            operation: "adopt", key: key, destination: code, table: table, path: path, text: text, line: line)
    }

    fileprivate var fragment: DocumentFragment {
        [
            "op": .string(operation),
            "key": .optional(key),
            "to": .optional(destination),
            "table": .optional(table),
            "path": .string(path),
            "language": .optional(language),
            "part": .part(part ?? .whole),
            "text": .optional(text),
            "state": .state(state),
            "comment": .optional(comment),
            "line": line.map { .integer($0) } ?? .null,
        ]
    }
}

extension ChangeReport.Skipped {
    /// Creates an entry for a change that could not be made.
    package init(_ operation: String, path: String, at position: TextPosition, _ reason: String) {
        self.init(operation: operation, path: path, position: position, reason: reason)
    }

    private static func fragment(of location: FileLocation) -> DocumentFragment {
        [
            "path": .string(location.path),
            "line": location.position.map { .integer($0.line) } ?? .null,
            "column": location.position.map { .integer($0.column) } ?? .null,
        ]
    }

    fileprivate var fragment: DocumentFragment {
        [
            "op": .optional(operation),
            "key": .optional(key),
            "path": .string(path),
            "line": .integer(position.line),
            "column": .integer(position.column),
            "language": .optional(language),
            "message": .string(reason),
            "place": location.map(Self.fragment) ?? .null,
            "statement": .string(statement ?? reason),
        ]
    }
}
