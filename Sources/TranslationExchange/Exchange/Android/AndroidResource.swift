import CatalogCore
import CatalogRuntime

/// A text, or the cases of one, as it stands in a file of Android's resources.
struct AndroidResource: Hashable {
    /// What it is called.
    let name: String
    /// What translators are told.
    let note: String?
    /// Whether it goes to translators.
    let isTranslatable: Bool
    /// Whether arguments are put into it.
    let isFormatted: Bool
    /// The texts, each with its case; one without a case is a plain text.
    let items: [Item]

    /// A text with the case that it is for.
    struct Item: Hashable {
        /// The case; nil for a plain text.
        let category: PluralCategory?
        /// The text.
        let text: JavaText
    }
}
