import CatalogCore
import CatalogLint

/// Finds translations whose source text is gone from the catalog.
struct OrphanTranslationRule: EntryRule {
    static let description = RuleDescription(
        id: "orphan-translation",
        category: .coverage,
        summary: "a key is translated, but its source text is gone",
        rationale: """
            In a catalog whose keys are identifiers with a text in the source language, a key with translations only \
            is left over from a deletion or a merge: nobody can tell what was translated, and in the source language \
            people see the key. Keys that were written by hand are source-value-missing's, stale ones stale-key's, \
            and a legacy table's are extra-translation-key's.
            """,
        severity: .warning,
        scope: .entry,
        fix: .review,
        passing: [
            .entries(
                """
                    "home.title" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Home" } },
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Início" } } } },
                    "home.subtitle" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Your day" } } } },
                    "Start workout" : { "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Iniciar treino" } } } },
                    "home.done" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Done" } } } }
                """),
            .entries(
                """
                    "GitHub" : { "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "GitHub" } } } }
                """),
        ],
        failing: [
            .entries(
                """
                    "home.title" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Home" } },
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Início" } } } },
                    "home.subtitle" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Your day" } } } },
                    ↓"home.old_title" : { "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Casa" } } } }
                """)
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.table.keysAreIdentifiers, entry.table.isCatalog, entry.isTranslatable,
            entry.entry.extractionState != .manual, !entry.hasSourceValue, !entry.keyIsText
        else { return }
        guard let translated = entry.entry.localizations.first(where: { hasText($0) }) else { return }
        let others = entry.entry.localizations.count { hasText($0) } - 1
        findings.add(
            "translated, but without a text in the source language: write that text again, or delete the key",
            at: entry.entry.key.place, language: others == 0 ? translated.language : nil)
    }

    private func hasText(_ localization: Localization) -> Bool {
        localization.content.parts.contains { $0.unit.state != .new && $0.unit.value?.isBlank == false }
    }
}
