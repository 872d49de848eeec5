import CatalogLint

extension KeyRow {
    /// Reads a key for the list.
    ///
    /// - Parameter language: The language in the spelling of the table.
    init(_ entry: EntryContext, in language: ShownLanguage, table: Int, _ snapshot: PageSnapshot) {
        self.table = table
        key = entry.key
        let texts = entry.sourceParts.compactMap(\.unit.value?.string)
        source = texts.isEmpty && entry.source == nil && entry.keyIsText ? entry.key : texts.joined(separator: "\n")
        let parts = language.localization(of: entry.entry)?.content.parts ?? []
        text = parts.compactMap(\.unit.value?.string).joined(separator: "\n")
        comment = CommentWords(entry.entry.explanation)?.text ?? ""
        status = TranslationStatus(of: entry, in: language).rawValue
        severity = snapshot.findings.severity(of: entry.key, in: table, language.tag)
        isChanged = snapshot.project.isChanged(entry.key, in: table)
    }
}
