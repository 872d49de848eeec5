import CatalogCore
import StringTables

/// What a version says of a key, and which steps of the walk it comes from.
///
/// Versions that say the same share one.
final class EntryRecord: Sendable {
    let content: EntryContent
    /// For each of the content's texts, in the same order.
    let leaves: [LeafRecord]
    /// The step that brought the key, or its name.
    let keyStep: Int
    /// The step that wrote the comment, or took it away.
    let commentStep: Int
    /// What the source language says in this version; nil in a legacy file, which knows only its own language.
    let source: Int?

    init(content: EntryContent, leaves: [LeafRecord], keyStep: Int, commentStep: Int, source: Int?) {
        self.content = content
        self.leaves = leaves
        self.keyStep = keyStep
        self.commentStep = commentStep
        self.source = source
    }
}

/// Where a text comes from.
struct LeafRecord: Sendable {
    /// The step that wrote the text.
    var textStep: Int
    /// The step that set its state.
    var stateStep: Int
    /// The step after which both are as they are.
    var touchStep: Int
    /// What the source language said then, by its number.
    var source: Int?
    /// The text before the one that was written; nil where there was none.
    var before: String?
}

/// What the source language says of a key, from one commit to the next.
struct SourceRecord: Sendable {
    let key: String
    let texts: [SourcePart]
    /// The step that made it so.
    let step: Int
    /// What it said before, by its number.
    let previous: Int?

    func isSame(key: String, texts: [SourcePart]) -> Bool {
        guard self.texts.count == texts.count else { return false }
        // The key is the text where there is no other.
        if texts.isEmpty { return self.key.isSpelled(as: key) }
        return zip(self.texts, texts).allSatisfy { $0.part == $1.part && $0.text.isSpelled(as: $1.text) }
    }
}
