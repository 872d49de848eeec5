import CatalogCore
import CatalogLint
import CatalogRuntime

extension EditableTable {
    /// The required languages among some that people keep complete, so that a new key wants a text in them at once.
    ///
    /// Where the configuration names the languages, those in which a gap is an error; else those that have all but a few
    /// of the texts.
    package func keptComplete(among languages: [LanguageTag]) -> [LanguageTag] {
        guard settings.requiredLanguages == nil else { return languages.filter(failsForGaps) }
        let counts = textCounts
        let enough = table.entryCount - max(1, table.entryCount / 20)
        return languages.filter { counts[$0.canonical, default: 0] >= enough }
    }

    /// Whether a key without a text in a language is an error.
    private func failsForGaps(in language: LanguageTag) -> Bool {
        let settings = settings
        return Linter(rules: rules) { _ in settings }
            .severity(of: "missing-translation", at: path, in: language) == .error
    }

    /// How many keys have a text in each language; those that need none count for all.
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
