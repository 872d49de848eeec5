import CatalogCore
import CatalogLint
import CatalogRuntime

/// A key with its texts in several languages.
public struct ListedKey: Sendable {
    /// The name of the key.
    public let key: String
    /// The path of the file with the key.
    ///
    /// For a legacy table, this is the first file that has the key.
    public let path: String
    /// The comment for translators.
    public let comment: String?
    /// Whether the key is no longer in the code.
    public let isStale: Bool
    /// Whether the key needs translation.
    public let isTranslated: Bool
    /// The contents in each language of the listing, in its order.
    public let languages: [ListedLanguage]

    /// Returns the distinct paths of texts in some of the languages.
    ///
    /// The whole text comes first, then the parts in order of occurrence, with plural cases from `zero` to `other`.
    public func parts(in languages: some Sequence<ListedLanguage>) -> [PartPath] {
        var order = PartOrder()
        let parts = Set(languages.flatMap { $0.texts.map(\.part) }.map { order.meeting($0) })
        return parts.map { (location: order.location(of: $0), part: $0) }
            .sorted { $0.location.lexicographicallyPrecedes($1.location) }.map(\.part)
    }
}

/// The contents of a key in a language.
public struct ListedLanguage: Sendable {
    /// The language, as the listing names it.
    public let language: LanguageTag
    /// The translation status, over all texts.
    public let status: TranslationStatus
    /// The key, if the key itself serves as the text.
    ///
    /// No file contains that text.
    public let keyAsText: String?
    /// The texts, in file order.
    public let texts: [ListedText]

    /// Returns the text of a part; nil if there is none.
    public func text(_ part: PartPath) -> ListedText? { texts.first { $0.part == part } }
}

/// A text of a key in a language.
public struct ListedText: Sendable {
    /// The part of the localization.
    public let part: PartPath
    /// The state; nil if the file does not specify it.
    public let state: TranslationState?
    /// The value; nil if the string unit has none.
    public let value: String?
}
