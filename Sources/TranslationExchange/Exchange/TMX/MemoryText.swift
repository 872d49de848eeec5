import CatalogCore
import CatalogRuntime

/// A text in several languages, as a translation memory holds it.
package struct MemoryText: Hashable, Sendable {
    /// The key that it is of; nil where the file does not say.
    package var key: String?
    /// Which of the key's texts it is; nil where the file does not say.
    package var part: PartPath?
    /// The table's file that the key is in; nil where the file does not say.
    package var path: String?
    /// What translators are told of it; nil for nothing.
    package var note: String?
    /// The language that it was translated from; nil where any of them may be it.
    package var sourceLanguage: LanguageTag?
    /// What it says in each language.
    package var variants: [Variant]

    /// Creates a text.
    package init(
        key: String? = nil, part: PartPath? = nil, path: String? = nil, note: String? = nil,
        sourceLanguage: LanguageTag? = nil, variants: [Variant] = []
    ) {
        self.key = key
        self.part = part
        self.path = path
        self.note = note
        self.sourceLanguage = sourceLanguage
        self.variants = variants
    }

    /// What it says in one language.
    package struct Variant: Hashable, Sendable {
        /// The language.
        package let language: LanguageTag
        /// The words.
        package let text: String

        /// Creates a variant.
        package init(_ language: LanguageTag, _ text: String) {
            self.language = language
            self.text = text
        }
    }

    /// What it says in a language: in that very one, else in another of its regions; nil where it says nothing.
    package func text(in language: LanguageTag) -> String? {
        let own = variants.first { $0.language.isSameLanguage(as: language) }
        return (own ?? variants.first { $0.language.primary == language.primary })?.text
    }
}

extension LanguageTag {
    /// The language without script and region, in small letters.
    fileprivate var primary: String {
        canonical.language ?? spelling.lowercased()
    }
}
