import CatalogCore
import CatalogRuntime

/// A finished translation that matches a text, with its source.
public struct MemoryMatch: Hashable, Sendable {
    /// The translation, adapted to the numbers, specifiers and ends of the new text.
    public let text: String
    /// The score from 0 to 1; it is 1 only if nothing differs, including the language.
    public let score: Double
    /// The similarity of the source texts.
    public let likeness: Likeness
    /// The source text of the translation.
    public let source: String
    /// The translation as stored in its file.
    public let translation: String
    /// The key of the translation; the first in the project, or the nearest to the requested place.
    public let key: String
    /// The path of the translation's file.
    public let path: String
    /// The part of the key's texts.
    public let part: PartPath
    /// The language, in the spelling of the file.
    public let language: LanguageTag
    /// The number of times that the project translates this source text in this way.
    public let uses: Int

    /// The similarity of a match's source text to the requested text.
    public enum Likeness: String, Hashable, Sendable, CaseIterable {
        /// The texts are equal byte for byte.
        case exact
        /// The wording is the same.
        ///
        /// Case, white space, final punctuation, numbers or the spelling of specifiers differ.
        case variant
        /// The wording is similar.
        case near
    }

    /// Whether the source text is equal byte for byte and the language is the requested one.
    public var isExact: Bool { likeness == .exact && score == 1 }
    /// Whether the translation was adapted.
    public var isAdapted: Bool { !text.utf8.elementsEqual(translation.utf8) }
}

/// A set of translations for all texts of a key, such as plural and device variations and substitutions.
public struct MemorySetMatch: Hashable, Sendable {
    /// The translations in the order of their file.
    public let parts: [MemoryMatch]
    /// The score of the set, which is the lowest score of its parts.
    public let score: Double
    /// The key of the translations.
    public let key: String
    /// The path of the translations' file.
    public let path: String

    /// Returns the translation of a part.
    public subscript(part: PartPath) -> MemoryMatch? { parts.first { $0.part == part } }
}

/// The place of a requested translation, used to order matches with equal scores.
public struct MemoryLocation: Hashable, Sendable {
    /// The path of a file of the table.
    public var path: String
    /// The key of the requested translation.
    public var key: String

    /// Creates a place.
    public init(path: String, key: String) {
        self.path = path
        self.key = key
    }
}
