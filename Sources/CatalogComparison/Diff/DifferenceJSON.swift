import CatalogCore

/// JSON output for differences.
///
/// Later versions only add fields.
package enum DifferenceJSON {
    /// Returns the changes of all tables, with a newline at the end.
    package static func rendered(_ difference: ProjectDifference) -> String {
        DocumentFragment.object([
            .init("version", .integer(1)), .init("changes", changes(of: difference)),
            .skipped(difference.unread),
        ]).printedJSON + "\n"
    }

    /// Returns the changes of all tables, as part of a larger JSON object.
    package static func changes(of difference: ProjectDifference) -> DocumentFragment {
        .array(difference.tables.flatMap { table in table.changes.map { fragment(of: $0, in: table) } })
    }

    private static func fragment(of change: TableChange, in table: TableDifference) -> DocumentFragment {
        .object([
            .init("kind", .string(change.kind.rawValue)),
            .init("path", .string(table.path)),
            .init("old_path", .optional(table.from)),
            .init("key", .optional(change.key)),
            .init("old_key", .optional(change.from)),
            .init("language", .optional(change.language?.spelling)),
            .part(change.part),
            .init("field", .optional(change.field)),
            .init("old", .optional(change.old)),
            .init("new", .optional(change.new)),
            .init("texts", .array(change.texts.map(fragment))),
            .init("suspects", .array(change.suspects.map { .string($0.spelling) })),
        ])
    }

    private static func fragment(of text: KeyText) -> DocumentFragment {
        .object([
            .init("language", .string(text.language.spelling)),
            .part(text.part),
            .init("text", .string(text.text)),
            .state(text.state),
        ])
    }
}
