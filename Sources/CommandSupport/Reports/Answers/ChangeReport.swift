import XCStringsKit

/// What a command changed, or would, and what it could not: the answer for programs.
package struct ChangeReport: Sendable {
    /// Whether nothing was written, since only the changes were asked for.
    private let isDryRun: Bool
    private var changes: [Change] = []
    private var files = WrittenFiles()
    private var skipped: [Skipped] = []

    /// Something that changed: a key, one of its texts, or a language as a whole.
    package struct Change: Sendable {
        /// What was done.
        let operation: String
        /// The key; nil where a language or a file changed.
        var key: String?
        /// The new name of the key or language, the file that it went to, or the code that looks it up.
        var destination: String?
        /// The table's name.
        var table: String?
        /// The file.
        let path: String
        /// The text's language; nil where the key itself changed.
        var language: String?
        /// The text's part.
        var part: PartPath?
        /// What it says now.
        var text: String?
        /// Its state now.
        var state: TranslationState?
        /// What translators are told now, where that changed.
        var comment: String?
        /// The line of the list that asked for it, or of the code that held the text.
        var line: Int?
    }

    /// Something that could not be done.
    package struct Skipped: Sendable {
        /// What was to be done; nil where that could not be read.
        var operation: String?
        /// The key; nil where that could not be read.
        var key: String?
        /// The list that asked for it, or the code that holds the text.
        let path: String
        /// Where in the file.
        let position: TextPosition
        /// The language, where one alone was left out.
        var language: String?
        /// Why.
        let reason: String
    }

    /// Creates a report on nothing.
    package init(isDryRun: Bool) {
        self.isDryRun = isDryRun
    }

    /// Notes what was changed.
    package mutating func add(_ changes: [Change]) { self.changes += changes }

    /// Notes what was not.
    package mutating func add(_ skipped: [Skipped]) { self.skipped += skipped }

    /// Notes what became of a file.
    mutating func add(_ file: WrittenFile) { files.add(file) }

    /// The report as JSON, an item a line.
    package var json: String {
        AnswerText.json(
            isDryRun: isDryRun,
            [
                ("changes", changes.map(\.fragment)), ("files", files.fragments), ("skipped", skipped.map(\.fragment)),
            ])
    }
}

extension ChangeReport.Change {
    /// A text of code that a key took the place of.
    ///
    /// - Parameters:
    ///   - path: the file with the code.
    ///   - code: what looks the key up now.
    package init(adopting text: String, as key: String, table: String, path: String, line: Int, code: String) {
        self.init(
            operation: "adopt", key: key, destination: code, table: table, path: path, text: text, line: line)
    }

    fileprivate var fragment: DocumentFragment {
        .object([
            .init("op", .string(operation)), .init("key", .optional(key)), .init("to", .optional(destination)),
            .init("table", .optional(table)), .init("path", .string(path)), .init("language", .optional(language)),
            .part(part ?? .whole), .init("text", .optional(text)), .state(state),
            .init("comment", .optional(comment)), .init("line", line.map { .integer($0) } ?? .null),
        ])
    }
}

extension ChangeReport.Skipped {
    /// Something in a file that could not be done.
    package init(_ operation: String, path: String, at position: TextPosition, _ reason: String) {
        self.init(operation: operation, path: path, position: position, reason: reason)
    }

    fileprivate var fragment: DocumentFragment {
        let members: [DocumentFragment.Member] = [
            .init("op", .optional(operation)), .init("key", .optional(key)), .init("path", .string(path)),
        ]
        return .object(
            members + DocumentFragment.Member.position(position)
                + [.init("language", .optional(language)), .init("message", .string(reason))])
    }
}
