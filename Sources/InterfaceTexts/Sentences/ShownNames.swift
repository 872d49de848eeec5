import CatalogCore

// Languages and parts have any spelling in a file, including line breaks and invisible characters.

extension LanguageTag {
    /// The spelling for a line of a message, with codes for line breaks and invisible characters.
    package var shown: String { VisibleText.shown(spelling) }
}

extension Sequence<LanguageTag> {
    /// The spellings for a line of a message, separated by commas.
    package var shown: String { map(\.shown).joined(separator: ", ") }
}

extension PartPath {
    /// The description for a line of a message, with codes for line breaks and invisible characters.
    package var shown: String { VisibleText.shown(description) }
}
