import CatalogCore
import StringTables

/// A version's content for a key, with the steps of the walk that it comes from.
///
/// Versions with equal contents share one record.
final class EntryRecord: Sendable {
    let content: EntryContent
    /// The origins of the content's texts, in the same order.
    let leaves: [LeafRecord]
    /// The step that added or renamed the key.
    let keyStep: Int
    /// The step that wrote or removed the comment.
    let commentStep: Int
    /// The number of the source text in this version; nil in a legacy file of another language.
    let source: Int?

    init(content: EntryContent, leaves: [LeafRecord], keyStep: Int, commentStep: Int, source: Int?) {
        self.content = content
        self.leaves = leaves
        self.keyStep = keyStep
        self.commentStep = commentStep
        self.source = source
    }
}

/// The origin of a text.
struct LeafRecord: Sendable {
    /// The step that wrote the text.
    var textStep: Int
    /// The step that set the state.
    var stateStep: Int
    /// The last step that changed the text or the state.
    var touchStep: Int
    /// The number of the source text at that step.
    var source: Int?
    /// The previous text; nil if there was none.
    var before: String?
}

/// The source text of a key, valid from one commit to another.
struct SourceRecord: Sendable {
    let key: String
    let texts: [SourcePart]
    /// The step that wrote the source text.
    let step: Int
    /// The number of the previous source text.
    let previous: Int?

    func isSame(key: String, texts: [SourcePart]) -> Bool {
        guard self.texts.count == texts.count else { return false }
        // Without a text, the key is the source text.
        if texts.isEmpty { return self.key.isSpelled(as: key) }
        return zip(self.texts, texts).allSatisfy { $0.part == $1.part && $0.text.isSpelled(as: $1.text) }
    }
}
