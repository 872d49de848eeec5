import CatalogCore
import CatalogRuntime

/// Which commits the texts of a table come from.
///
/// Rules and reports see histories through this; they don't know where one comes from.
public protocol TableHistory: Sendable {
    /// Where a text comes from; nil where the table has none there.
    ///
    /// - Parameters:
    ///   - file: the number of the table's file that holds it.
    func origin(of key: String, language: LanguageTag, part: PartPath, file: Int) -> TextOrigin?

    /// The commit that brought a key, by its present name; nil where that is not committed yet.
    func keyCommit(of key: String, file: Int) -> Commit?

    /// The commit that wrote a key's comment; nil where that is not committed yet.
    func commentCommit(of key: String, file: Int) -> Commit?

    /// Whether the history is that of a shallow clone, so that it may begin earlier than it seems to.
    var isCutOff: Bool { get }
}

/// Where a text comes from, and what its source text was when it was last touched.
public struct TextOrigin: Sendable {
    /// The commit that wrote the text; nil where that is not committed yet.
    public let commit: Commit?
    /// The commit that set its state.
    public let stateCommit: Commit?
    /// The text before that; nil where there was none.
    public let before: String?
    /// What the source language said when text and state were last changed; nil for a text without a source.
    public let source: SourceVersion?
    /// What it has said since, up to now; empty where it says the same.
    public let laterSources: [SourceVersion]
    /// What the source language said before the text was written, or, where it has changed after that, when it was;
    /// nil where it said the same as now.
    public let earlierSource: SourceVersion?
    /// The text before, where it was written with the present source text or later; nil where the text itself is older.
    public let earlierText: String?

    package init(
        commit: Commit?, stateCommit: Commit?, before: String?, source: SourceVersion?, laterSources: [SourceVersion],
        earlierSource: SourceVersion?, earlierText: String?
    ) {
        self.earlierSource = earlierSource
        self.earlierText = earlierText
        self.commit = commit
        self.stateCommit = stateCommit
        self.before = before
        self.source = source
        self.laterSources = laterSources
    }
}

/// What the source language says of a key, from one commit to the next.
public struct SourceVersion: Sendable {
    /// The key, which is the text where there is no other.
    public let key: String
    /// The texts.
    public let texts: [SourcePart]
    /// The commit that made it so; nil where that is not committed yet.
    public let commit: Commit?

    package init(key: String, texts: [SourcePart], commit: Commit?) {
        self.key = key
        self.texts = texts
        self.commit = commit
    }
}

/// A text of the source language with the way to it.
public struct SourcePart: Hashable, Sendable {
    /// The way to it.
    public let part: PartPath
    /// What it says.
    public let text: String

    /// Creates a part.
    public init(part: PartPath, text: String) {
        self.part = part
        self.text = text
    }
}
