import CatalogCore
import StringTables

/// Where texts come from, for programs; fields are only ever added.
package enum BlameJSON {
    /// One key's texts, with a newline at the end.
    package static func rendered(_ blame: KeyBlame) -> String {
        let comment = blame.comment.map { comment in
            DocumentFragment.object([.init("text", .string(comment.text))] + members(of: comment.commit))
        }
        return DocumentFragment.object([
            .init("version", .integer(1)),
            .init("key", .string(blame.key)),
            .init("path", .string(blame.path)),
            .init("shallow", .boolean(blame.isCutOff)),
            .init("values", .array(blame.texts.map(fragment))),
            .init("comment", comment ?? .null),
        ]).json + "\n"
    }

    private static func fragment(of text: BlamedText) -> DocumentFragment {
        let change = text.sourceChange
        return .object(
            [
                .init("language", .string(text.language.spelling)),
                .init("part", .optional(text.part.isWhole ? nil : text.part.description)),
                .init("value", .string(text.value)),
                .init("state", .optional(text.state?.spelling)),
            ] + members(of: text.commit) + [
                .init("previous", .optional(text.before)),
                .init("suspect", .boolean(change != nil)),
                .init("source_then", .optional(change?.old)),
                .init("source_until", .optional(change?.commit?.name)),
            ])
    }

    /// All null for what is in no commit.
    private static func members(of commit: Commit?) -> [DocumentFragment.Member] {
        [
            .init("commit", .optional(commit?.name)),
            .init("author", .optional(commit?.author)),
            .init("date", .optional(commit?.date)),
            .init("subject", .optional(commit?.subject)),
            .init("boundary", .boolean(commit?.isBoundary ?? false)),
        ]
    }
}
