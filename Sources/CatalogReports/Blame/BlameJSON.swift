import CatalogCore
import StringTables

/// JSON output for the history of a key's texts.
///
/// Later versions only add fields.
package enum BlameJSON {
    /// Returns the texts of one key, with a newline at the end.
    package static func rendered(_ blame: KeyBlame) -> String {
        DocumentFragment.object([
            .init("version", .integer(1)),
            .init("key", .string(blame.key)),
            .init("path", .string(blame.path)),
            .init("shallow", .boolean(blame.isCutOff)),
            .init("texts", .array(blame.texts.map(fragment))),
            .init("comment", .optional(blame.comment?.text)),
            .init("comment_commit", fragment(of: blame.comment?.commit)),
        ]).printedJSON + "\n"
    }

    private static func fragment(of text: BlamedText) -> DocumentFragment {
        let change = text.sourceChange
        return .object([
            .init("language", .string(text.language.spelling)),
            .part(text.part),
            .init("text", .string(text.value)),
            .state(text.state),
            .init("commit", fragment(of: text.commit)),
            .init("old_text", .optional(text.before)),
            .init("suspect", .boolean(change != nil)),
            .init("old_source_text", .optional(change?.old)),
            .init("source_commit", fragment(of: change?.commit)),
        ])
    }

    /// Returns a commit; `null` if there is none.
    package static func fragment(of commit: Commit?) -> DocumentFragment {
        guard let commit else { return .null }
        return [
            "id": .string(commit.name),
            "author": .string(commit.author),
            "date": .string(commit.date),
            "subject": .string(commit.subject),
            "boundary": .boolean(commit.isBoundary),
        ]
    }
}
