import CatalogCore
import CatalogLint
import CatalogRuntime

extension EditableTable {
    /// Returns the languages that the project keeps complete, so that a new key should have texts in them.
    ///
    /// If the configuration names required languages, these are the ones in which a gap is an error. Otherwise they are
    /// the languages that have nearly all texts.
    package func keptComplete(among languages: [LanguageTag]) -> [LanguageTag] {
        guard settings.requiredLanguages == nil else { return languages.filter(failsForGaps) }
        let counts = textCounts
        let enough = table.entryCount - max(1, table.entryCount / 20)
        return languages.filter { counts[$0.canonical, default: 0] >= enough }
    }

    /// Whether a missing text in a language is an error.
    private func failsForGaps(in language: LanguageTag) -> Bool {
        let settings = settings
        return Linter(rules: rules) { _ in settings }
            .severity(of: "missing-translation", at: path, in: language) == .error
    }

    /// The number of keys with a text in each language.
    ///
    /// Keys that are not translatable count for every language.
    private var textCounts: [LanguageTag: Int] {
        var counts: [LanguageTag: Int] = [:]
        var excluded = 0
        table.forEachEntry(in: 0..<table.entryCount) { entry in
            guard entry.shouldTranslate, entry.extractionState != .stale else { return excluded += 1 }
            for localization in entry.localizations where localization.content.parts.contains(where: \.unit.isWritten) {
                counts[localization.language, default: 0] += 1
            }
        }
        var canonical: [LanguageTag: Int] = [:]
        for language in table.languages {
            canonical[language.canonical, default: excluded] += counts[language, default: 0]
        }
        return canonical
    }
}
