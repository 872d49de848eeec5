import CatalogReports

/// The share of finished keys in all languages together, without the source language.
struct TotalShare {
    private let wanted: Int
    private let translated: Int

    /// Adds up the statistics of languages.
    init(_ rows: [LanguageStatistics]) {
        let translations = rows.filter { !$0.isSource }
        wanted = translations.reduce(0) { $0 + $1.keys - $1.stale - $1.excluded }
        translated = translations.reduce(0) { $0 + $1.translated }
    }

    /// The percentage, rounded down, so 100 means that nothing is left; nil if there is nothing to translate.
    var percent: Int? { wanted > 0 ? translated * 100 / wanted : nil }
}
