import CatalogCore
import CatalogRuntime

/// The commits that the texts of a table come from.
///
/// Rules and reports use this protocol and do not depend on a version control system.
public protocol TableHistory: Sendable {
    /// Returns the origin of a text; nil if the table has no such text.
    ///
    /// - Parameter file: The index of the file of the table that has the text.
    func origin(of key: String, language: LanguageTag, part: PartPath, file: Int) -> TextOrigin?

    /// Returns the commit that added a key under its present name; nil if the key is not committed.
    func keyCommit(of key: String, file: Int) -> Commit?

    /// Returns the commit that last changed the comment of a key; nil if the comment is not committed.
    func commentCommit(of key: String, file: Int) -> Commit?

    /// Whether the history comes from a shallow clone, so that it may begin earlier than it appears to.
    var isCutOff: Bool { get }
}

/// The origin of a text, with the source texts at and after its last change.
public struct TextOrigin: Sendable {
    /// The commit that wrote the text; nil if the text is not committed.
    public let commit: Commit?
    /// The commit that set the state of the text.
    public let stateCommit: Commit?
    /// The previous version of the text; nil if there is none.
    public let before: String?
    /// The source text when the text or its state was last changed; nil for a text without a source.
    public let source: SourceVersion?
    /// The source texts after `source`, up to the present one; empty if the source text is unchanged.
    public let laterSources: [SourceVersion]
    /// A source text to compare with the present one; nil if there is no earlier one.
    ///
    /// If the source text changed after the text was written, this is the source text that the text was written for.
    /// Otherwise, it is the last source text before the text was written, unless that is the present one.
    public let earlierSource: SourceVersion?
    /// The previous version of the text; nil if the text is older than the present source text.
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

/// A version of the texts of a key in the source language.
public struct SourceVersion: Sendable {
    /// The key, which is also the text if the key has no other.
    public let key: String
    /// The texts in the source language.
    public let texts: [SourcePart]
    /// The commit that created this version; nil if it is not committed.
    public let commit: Commit?

    package init(key: String, texts: [SourcePart], commit: Commit?) {
        self.key = key
        self.texts = texts
        self.commit = commit
    }
}

/// A text in the source language with its path.
public struct SourcePart: Hashable, Sendable {
    /// The path of the text.
    public let part: PartPath
    /// The source text of the part.
    public let text: String

    /// Creates a part.
    public init(part: PartPath, text: String) {
        self.part = part
        self.text = text
    }
}
