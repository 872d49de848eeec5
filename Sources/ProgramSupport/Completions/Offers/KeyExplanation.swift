import CatalogCore

/// The explanation of keys in a list of offers: their texts in the source language.
struct KeyExplanation {
    private let table: any StringTable
    private let language: LanguageTag?

    /// The maximum length in characters.
    private static let length = 60

    init(_ table: any StringTable) {
        self.table = table
        language = table.sourceLanguage
    }

    /// Returns the text of an entry, cut to one line.
    ///
    /// Returns an empty string if the entry has no text or if its text is the key.
    func text(at index: Int) -> String {
        let entry = table.entry(at: index)
        let localization = language.flatMap { entry.localization($0) }
        guard let text = localization.flatMap({ Self.text(of: $0.content) }), text != entry.key.string else {
            return ""
        }
        let line = VisibleText.escaped(String(text.prefix(Self.length)))
        return VisibleText.isolated(text.count > Self.length ? line + "…" : line)
    }

    /// Returns the text of localized content.
    ///
    /// For variations, returns the text of the last one, which is usually the plural form `other`.
    private static func text(of content: LocalizedContent) -> String? {
        if let value = content.unit?.value { return value.string }
        let cases = content.variations.flatMap(\.cases)
        return cases.last.flatMap { text(of: $0.content) }
    }
}
