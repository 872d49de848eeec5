import CatalogCore
import CatalogLint
import CatalogRuntime

/// A key with its values, one language beside another.
public struct ListedKey: Sendable {
    /// The key.
    public let key: String
    /// The path of the file that holds it; of a legacy table the first that does.
    public let path: String
    /// What translators are told.
    public let comment: String?
    /// Whether the code no longer has it.
    public let isStale: Bool
    /// Whether it is to be translated.
    public let isTranslated: Bool
    /// What there is in each language of the listing, in its order.
    public let languages: [ListedLanguage]

    /// The ways to the texts of some of the languages, each once: the whole text first, then in the order met, with
    /// the plural cases from `zero` to `other`.
    public func parts(in languages: some Sequence<ListedLanguage>) -> [PartPath] {
        var order = PartOrder()
        let parts = Set(languages.flatMap { $0.texts.map(\.part) }.map { order.meeting($0) })
        return parts.map { (place: order.place(of: $0), part: $0) }
            .sorted { $0.place.lexicographicallyPrecedes($1.place) }.map(\.part)
    }
}

/// What a key has in a language.
public struct ListedLanguage: Sendable {
    /// The language.
    public let language: LanguageTag
    /// How far it is, all texts together.
    public let status: TranslationStatus
    /// The key itself where it stands for the text, which is in no file.
    public let keyAsText: String?
    /// The texts in the order of the file.
    public let texts: [ListedText]

    /// The text of a part, if there is one.
    public func text(_ part: PartPath) -> ListedText? { texts.first { $0.part == part } }
}

/// One text of a key in a language.
public struct ListedText: Sendable {
    /// Which part of the localization it is.
    public let part: PartPath
    /// Its state; nil where the file does not say.
    public let state: TranslationState?
    /// The text.
    public let value: String?
}
