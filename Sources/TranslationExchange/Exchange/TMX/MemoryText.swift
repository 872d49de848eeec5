import CatalogCore
import CatalogRuntime

/// A text in several languages, as stored in a translation memory.
package struct MemoryText: Hashable, Sendable {
    /// The key; nil if the file does not contain it.
    package var key: String?
    /// The part of the key's texts; nil if the file does not contain it.
    package var part: PartPath?
    /// The table's file; nil if the memory does not name it.
    package var path: String?
    /// The note for translators; nil if there is none.
    package var note: String?
    /// The source language; nil if any of the languages can be the source.
    package var sourceLanguage: LanguageTag?
    /// The texts by language.
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

    /// The text in one language.
    package struct Variant: Hashable, Sendable {
        /// The language of the variant.
        package let language: LanguageTag
        /// The text in this language.
        package let text: String

        /// Creates a variant.
        package init(_ language: LanguageTag, _ text: String) {
            self.language = language
            self.text = text
        }
    }

    /// Returns the text in a language, or in another region of that language; nil if there is neither.
    package func text(in language: LanguageTag) -> String? {
        let own = variants.first { $0.language.isSameLanguage(as: language) }
        return (own ?? variants.first { $0.language.primary == language.primary })?.text
    }
}

extension LanguageTag {
    /// The language without script and region, in lowercase.
    fileprivate var primary: String {
        canonical.language ?? spelling.lowercased()
    }
}
