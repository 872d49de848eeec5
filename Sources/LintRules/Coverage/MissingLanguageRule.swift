import CatalogCore
import CatalogLint

/// Finds catalogs that have no text in a required language.
struct MissingLanguageRule: TableRule {
    static let description = RuleDescription(
        id: "missing-language",
        category: .coverage,
        summary: "a catalog has nothing in a required language",
        rationale: """
            No key of the catalog has a text in a language that the configuration or --language requires, so people \
            see only the source language. It is one finding for the catalog, not one for each key. The rule ignores \
            catalogs without translatable keys; `lproj-file-missing` reports legacy tables.
            """,
        severity: .error,
        impact: .coverage,
        scope: .catalog,
        passing: [
            .texts(["en": #""Home""#, "pt_BR": #""Início""#], required: ["en", "pt-BR"]),
            .texts(["en": #""Home""#]),
            .entries(#"    "FitToday" : { "shouldTranslate" : false }"#, required: ["en", "pt-BR"]),
        ],
        failing: [
            .catalog(
                """
                ↓{ "sourceLanguage" : "en", "strings" : { "Home" : { }, "Workout" : { "localizations" : {
                  "es" : { "stringUnit" : { "state" : "translated", "value" : "Entreno" } } } } }, "version" : "1.0" }
                """, required: ["en", "pt-BR"])
        ]
    )

    func check(_ table: TableContext, into findings: inout FindingSink) {
        guard table.isCatalog else { return }
        let absent = table.targets.filter { !$0.isPresent }
        guard !absent.isEmpty else { return }
        let count = translatableKeys(of: table)
        guard count > 0 else { return }
        for target in absent {
            findings.add(
                count == 1 ? "the only key is not translated" : "none of the \(count) keys is translated",
                at: TableLocation(file: 0, range: 0..<0), language: target.facts.tag,
                keyCount: count)
        }
    }

    private func translatableKeys(of table: TableContext) -> Int {
        (0..<table.table.entryCount).count { index in
            let entry = table.table.entry(at: index)
            return entry.shouldTranslate && entry.extractionState != .stale
        }
    }
}
