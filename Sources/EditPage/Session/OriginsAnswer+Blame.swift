import CatalogLint
import CatalogReports
import CatalogRuntime
import StringTables

extension OriginsAnswer {
    /// Looks up the commits of a key's texts in a language and in the source language.
    init(of entry: EntryContext, in language: LanguageTag, _ history: any TableHistory) {
        let table = entry.table.table
        let languages = [entry.table.sourceLanguage, language].compactMap { $0 }
        let blame = KeyBlame(
            of: entry.key, in: table, history: history, settings: entry.table.settings, languages: languages)
        origins = (blame?.texts ?? []).map { text in
            Origin(
                language: text.language.spelling, part: text.part.description, text: text.value,
                before: text.before, author: text.commit?.author,
                day: text.commit?.day, subject: text.commit?.subject, formerSource: text.sourceChange?.old)
        }
    }
}
