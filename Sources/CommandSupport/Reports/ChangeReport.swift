import XCStringsKit

/// What a command changed, or would, and what it could not: the answer for programs.
package struct ChangeReport: Sendable {
    /// Whether nothing was written, since only the changes were asked for.
    private let isDryRun: Bool
    private var changes: [Change] = []
    private var skipped: [Skipped] = []

    /// Something that changed: a key, one of its texts, or a language as a whole.
    package struct Change: Sendable {
        /// What was done.
        let operation: String
        /// The key; nil where a language or a file changed.
        var key: String?
        /// The new name of the key or language, or the file that it went to.
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
        /// The line of the list that asked for it.
        var line: Int?
    }

    /// Something that could not be done.
    package struct Skipped: Sendable {
        /// What was to be done; nil where that could not be read.
        var operation: String?
        /// The key; nil where that could not be read.
        var key: String?
        /// The list that asked for it.
        let path: String
        /// Where in the list.
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

    /// The report as JSON, an item a line.
    package var json: String {
        let head = "{\n  \"version\": 1,\n  \"dry_run\": \(isDryRun),\n"
        return head + "  \"changes\": \(Self.lines(changes.map(\.fragment))),\n"
            + "  \"skipped\": \(Self.lines(skipped.map(\.fragment)))\n}\n"
    }

    private static func lines(_ items: [DocumentFragment]) -> String {
        items.isEmpty ? "[]" : "[\n" + items.map { "    " + $0.jsonLine }.joined(separator: ",\n") + "\n  ]"
    }
}

extension ChangeReport.Change {
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
    fileprivate var fragment: DocumentFragment {
        let members: [DocumentFragment.Member] = [
            .init("op", .optional(operation)), .init("key", .optional(key)), .init("path", .string(path)),
        ]
        return .object(
            members + DocumentFragment.Member.position(position)
                + [.init("language", .optional(language)), .init("message", .string(reason))])
    }
}
