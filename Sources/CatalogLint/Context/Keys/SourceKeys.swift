import CatalogCore

/// Which keys of a table have a text in the source language.
package struct SourceKeys: Sendable {
    /// Whether any key has one.
    package let exist: Bool
    /// Whether most keys are texts and have none, so that people see the keys themselves in the source language.
    ///
    /// The source language's file then is no list of the keys, and a key that only translations have is no left-over.
    package let areMostlyTexts: Bool

    init(of table: any StringTable, _ spellings: [LanguageTag]) {
        var (withText, texts) = (0, 0)
        for index in 0..<table.entryCount {
            let entry = table.entry(at: index)
            if entry.localizations.contains(where: { spellings.contains($0.language) }) {
                withText += 1
            } else if KeyStyle.isText(entry.key.string) {
                texts += 1
            }
        }
        exist = withText > 0
        areMostlyTexts = exist && texts > table.entryCount - texts
    }
}
