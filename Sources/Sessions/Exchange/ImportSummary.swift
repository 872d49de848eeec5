import CatalogEditing
import CatalogRuntime
import InterfaceTexts
import TranslationExchange

/// Messages about an import.
enum ImportSummary {
    static func text(of result: TableImport, in table: EditableTable, _ plan: TablePlan) -> String {
        var languages: [LanguageTag] = []
        for language in plan.keys.flatMap(\.languages) where !languages.contains(language) {
            languages.append(language)
        }
        let list = languages.isEmpty ? "" : " (\(languages.shown))"
        let location = EditSummary.location(table, plan)
        let sentence =
            result.changedCount == 0
            ? Texts.Import.nothing(path: location) : Texts.Import.changed(count: result.changedCount, place: location)
        let counts: [(Int, (Int) -> LocalizedString)] = [
            (result.createdCount, Texts.Import.created), (result.unchangedCount, Texts.Import.unchanged),
            (result.untranslatedCount, Texts.Import.untranslated),
            (result.copyCount, Texts.Import.keptCount), (result.skippedCount, Texts.Import.skippedCount),
        ]
        let rest = counts.filter { $0.0 > 0 }.map { "; \($0.1($0.0))" }.joined()
        return "\(sentence)\(list)\(rest)\n"
            + EditSummary.suspects(of: plan, after: result.changes).map { $0 + "\n" }.joined()
    }
}

extension TableImport {
    /// The number of texts that only repeat the source text and would have changed the table.
    fileprivate var copyCount: Int { kept.count { if case .copy = $0.reason { true } else { false } } }
}
