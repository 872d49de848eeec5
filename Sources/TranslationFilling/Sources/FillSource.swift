import CatalogCore

/// Where texts for gaps come from, at once and for nothing: the project's memory, other files, the source text.
///
/// What costs time or money is a ``TranslationService``.
public protocol FillSource: Sendable {
    /// What reports call it: `memory`, `strings:Old`.
    var name: String { get }
    /// Whether it gives texts in the language asked for, whose wording is held against glossary and names.
    var givesTranslations: Bool { get }
    /// What it has for a gap, the best first; each is checked, and the first that passes is taken.
    func candidates(for gap: FillGap) -> [FillCandidate]
}

/// Texts that a source has for a gap.
public struct FillCandidate: Sendable {
    /// The texts by the way to them.
    public let texts: [PartPath: String]
    /// Where exactly they come from.
    public let origin: FillOrigin

    /// Creates a candidate.
    public init(_ texts: [PartPath: String], origin: FillOrigin) {
        self.texts = texts
        self.origin = origin
    }
}

/// Where texts come from.
public struct FillOrigin: Hashable, Sendable {
    /// The source, as reports call it.
    public let source: String
    /// How well it fits, from 0 to 1, where that can be told.
    public let score: Double?
    /// The key that has it, if it is another one's.
    public let key: String?
    /// The file of that key.
    public let path: String?

    /// Creates an origin.
    public init(source: String, score: Double? = nil, key: String? = nil, path: String? = nil) {
        self.source = source
        self.score = score
        self.key = key
        self.path = path
    }
}
