import CatalogCore
import CatalogRuntime

extension EditableTable {
    /// The languages of the table, its source language and the required languages, each once.
    package var knownLanguages: [LanguageTag] {
        let declared = [sourceLanguage].compactMap { $0 } + (settings.requiredLanguages ?? [])
        var seen = LanguageSet(table.languages)
        return table.languages + declared.filter { seen.insert($0) }
    }

    /// The languages of the table, prepared to find those that tags of another program name.
    package var namedLanguages: NamedLanguages { NamedLanguages(knownLanguages) }

    /// The languages of the table, prepared to find those that a person means with tags.
    package var meantLanguages: MeantLanguages { MeantLanguages(self) }

    /// Returns the language of the table that a tag of another program names.
    package func language(named tag: LanguageTag) -> NamedLanguage { tag.named(among: knownLanguages) }
}
