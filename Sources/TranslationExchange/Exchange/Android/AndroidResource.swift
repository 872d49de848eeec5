import CatalogCore
import CatalogRuntime

/// A `string` or `plurals` element in an Android resource file.
struct AndroidResource: Hashable {
    /// The name of the resource.
    let name: String
    /// The note for translators.
    let note: String?
    /// Whether the resource is to be translated.
    let isTranslatable: Bool
    /// Whether the texts take arguments.
    let isFormatted: Bool
    /// The texts.
    ///
    /// A text without a category is a plain string.
    let items: [Item]

    /// A text and its plural category.
    struct Item: Hashable {
        /// The plural category; nil for a plain string.
        let category: PluralCategory?
        /// The text.
        let text: JavaText
    }
}
