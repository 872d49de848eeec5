import CatalogCore

/// A source of texts that is immediate and free: the project's memory, other files or the source text.
///
/// A source that costs time or money is a ``TranslationService``.
public protocol FillSource: Sendable {
    /// The name in reports, such as `memory` or `strings:Old`.
    var name: String { get }
    /// Whether the texts are translations, which must follow the glossary and the rules about wording.
    var givesTranslations: Bool { get }
    /// Returns the texts for a gap, best first.
    ///
    /// The first candidate that passes the checks is used.
    func candidates(for gap: FillGap) -> [FillCandidate]
}

/// The texts of a source for a gap.
public struct FillCandidate: Sendable {
    /// The texts by path.
    public let texts: [PartPath: String]
    /// The origin of the texts.
    public let origin: FillOrigin

    /// Creates a candidate.
    public init(_ texts: [PartPath: String], origin: FillOrigin) {
        self.texts = texts
        self.origin = origin
    }
}

/// The origin of texts.
public struct FillOrigin: Hashable, Sendable {
    /// The name of the source in reports.
    public let source: String
    /// The similarity from 0 to 1; nil if the source does not compute one.
    public let score: Double?
    /// The key that the texts come from, such as another key with an equal text; nil if the source does not name it.
    public let key: String?
    /// The path of the file with that key; nil if the source does not name it.
    public let path: String?

    /// Creates an origin.
    public init(source: String, score: Double? = nil, key: String? = nil, path: String? = nil) {
        self.source = source
        self.score = score
        self.key = key
        self.path = path
    }
}
