import CatalogCore
import StringTables

/// JSON output for the history of a key's texts.
///
/// Later versions only add fields.
package enum BlameJSON {
    /// Returns the histories of keys, with a newline at the end.
    ///
    /// - Parameter asList: Whether to print a list of keys; otherwise, prints the only key by itself.
    package static func rendered(_ blames: [KeyBlame], asList: Bool) -> String {
        DocumentFragment.answer(about: blames.map(fragment), asList: asList).printedJSON + "\n"
    }

    private static func fragment(of blame: KeyBlame) -> DocumentFragment {
        [
            "key": .string(blame.key),
            "path": .string(blame.path),
            "shallow": .boolean(blame.isCutOff),
            "texts": .array(blame.texts.map(fragment)),
            "comment": .optional(blame.comment?.text),
            "comment_commit": fragment(of: blame.comment?.commit),
        ]
    }

    private static func fragment(of text: BlamedText) -> DocumentFragment {
        let change = text.sourceChange
        return [
            "language": .string(text.language.spelling),
            "part": .part(text.part),
            "text": .string(text.value),
            "state": .state(text.state),
            "commit": fragment(of: text.commit),
            "old_text": .optional(text.before),
            "suspect": .boolean(change != nil),
            "old_source_text": .optional(change?.old),
            "source_commit": fragment(of: change?.commit),
        ]
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
