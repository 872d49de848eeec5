import CatalogCore

extension TableContext {
    /// Returns whether a legacy table has a file of a format for a language.
    ///
    /// Without the file, all keys lack the language.
    package func hasFile(_ format: TableFormat, in target: TargetLanguage) -> Bool {
        table.files.contains { file in
            file.format == format && file.language.map { target.spellings.contains($0) } ?? false
        }
    }
}

extension EntryContext {
    /// The format of the legacy file with the source text, or with a translation of a key that is the source text; nil in
    /// catalogs and for keys that only translations have.
    package var legacyFormat: TableFormat? {
        guard table.isLegacy, let first = source ?? (isTextBesideSourceFile ? entry.localizations.first : nil) else {
            return nil
        }
        return table.table.files[first.languageLocation.file].format
    }
}
