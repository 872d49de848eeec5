import CatalogRuntime

extension EditableTable {
    /// The languages of the table, its source language and the required languages, each once.
    package var knownLanguages: [LanguageTag] {
        let declared = [sourceLanguage].compactMap { $0 } + (settings.requiredLanguages ?? [])
        return declared.reduce(into: table.languages) { known, language in
            if !known.contains(where: { $0.isSameLanguage(as: language) }) { known.append(language) }
        }
    }

    /// Returns the language of the table that a tag of another program names.
    package func language(named tag: LanguageTag) -> NamedLanguage { tag.named(among: knownLanguages) }
}
