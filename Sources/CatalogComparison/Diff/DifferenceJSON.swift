import CatalogCore

/// JSON output for differences.
///
/// Later versions only add fields.
package enum DifferenceJSON {
    /// Returns the changes of all tables, with a newline at the end.
    package static func rendered(_ difference: ProjectDifference) -> String {
        let answer: DocumentFragment = [
            "version": 1,
            "changes": changes(of: difference),
            "skipped": .skipped(difference.unread),
        ]
        return answer.printedJSON + "\n"
    }

    /// Returns the changes of all tables, as part of a larger JSON object.
    package static func changes(of difference: ProjectDifference) -> DocumentFragment {
        .array(difference.tables.flatMap { table in table.changes.map { fragment(of: $0, in: table) } })
    }

    private static func fragment(of change: TableChange, in table: TableDifference) -> DocumentFragment {
        [
            "kind": .string(change.kind.rawValue),
            "path": .string(table.path),
            "old_path": .optional(table.from),
            "key": .optional(change.key),
            "old_key": .optional(change.from),
            "language": .optional(change.language?.spelling),
            "part": .part(change.part),
            "field": .optional(change.field),
            "old": .optional(change.old),
            "new": .optional(change.new),
            "texts": .array(change.texts.map(fragment)),
            "suspects": .array(change.suspects.map { .string($0.spelling) }),
        ]
    }

    private static func fragment(of text: KeyText) -> DocumentFragment {
        [
            "language": .string(text.language.spelling),
            "part": .part(text.part),
            "text": .string(text.text),
            "state": .state(text.state),
        ]
    }
}
