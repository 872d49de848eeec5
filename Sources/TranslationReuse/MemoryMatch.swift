import CatalogCore
import CatalogRuntime

/// A finished translation that is offered for a text, with what it was made from.
public struct MemoryMatch: Hashable, Sendable {
    /// What is offered: the translation, with the new text's numbers, specifiers and ends put in.
    public let text: String
    /// How well it fits, from 0 to 1; 1 only where nothing differs, be it the language.
    public let score: Double
    /// How the texts compare.
    public let likeness: Likeness
    /// The text that the translation was made from.
    public let source: String
    /// The translation as it stands in its file.
    public let translation: String
    /// The key that has it; the first in the project, or the nearest to the place that was asked for.
    public let key: String
    /// The path of the file that has it.
    public let path: String
    /// Which part of that key's text it is.
    public let part: PartPath
    /// The language that it is in, as the file spells it.
    public let language: LanguageTag
    /// How often the project has just this translation of just that text.
    public let uses: Int

    /// How the source of a match compares with the text that was asked for.
    public enum Likeness: String, Hashable, Sendable, CaseIterable {
        /// Byte for byte the same.
        case exact
        /// The same wording: case, white space, end punctuation, numbers or the spelling of specifiers differ.
        case variant
        /// Other wording, but not much of it.
        case near
    }

    /// Whether the source is the same byte for byte and the language the one that was asked for.
    public var isExact: Bool { likeness == .exact && score == 1 }
    /// Whether something was changed in the translation.
    public var isAdapted: Bool { !text.utf8.elementsEqual(translation.utf8) }
}

/// A whole set of translations that is offered for the texts of a key: cases of plurals and devices, substitutions.
public struct MemorySetMatch: Hashable, Sendable {
    /// The texts that are offered, by the way to them, in the order of their file.
    public let parts: [MemoryMatch]
    /// How well the set fits: as its worst part.
    public let score: Double
    /// The key that has it.
    public let key: String
    /// The path of the file that has it.
    public let path: String

    /// What is offered for a part.
    public subscript(part: PartPath) -> MemoryMatch? { parts.first { $0.part == part } }
}

/// Where a translation is wanted, to tell which of several equally good ones comes first.
public struct MemoryPlace: Hashable, Sendable {
    /// The path of a file of the table.
    public var path: String
    /// The key.
    public var key: String

    /// Creates a place.
    public init(path: String, key: String) {
        self.path = path
        self.key = key
    }
}
