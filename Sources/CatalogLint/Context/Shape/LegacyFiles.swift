import CatalogCore

extension TableContext {
    /// Whether a legacy table has a file of that kind in a language; without one, all its keys are missing at once.
    package func hasFile(_ format: TableFormat, in target: TargetLanguage) -> Bool {
        table.files.contains { file in
            file.format == format && file.language.map { target.spellings.contains($0) } ?? false
        }
    }
}

extension EntryContext {
    /// Which kind of legacy file the source text comes from; nil in catalogs, and for keys that the source language
    /// lacks.
    package var legacyFormat: TableFormat? {
        guard table.isLegacy, let source else { return nil }
        return table.table.files[source.languagePlace.file].format
    }
}
