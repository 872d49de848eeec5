import CatalogCore
import CatalogLint

/// Finds translations that are still in state new.
struct StateNewRule: EntryRule {
    static let interest: EntryTraits = .open

    static let description = RuleDescription(
        id: "state-new",
        category: .coverage,
        summary: "a translation is still in state new",
        rationale: """
            Xcode adds such a text when a language is added or a key is extracted; its value is not a translation. The \
            rule ignores texts of the source language, because Xcode marks default values from code as new, and names \
            for which no language has another one, as `missing-translation` does. \
            `partial-variation` reports one new form among finished ones. It is an error in languages that the \
            configuration or --language requires, as a missing translation is, and a warning in others.
            """,
        severity: .error,
        impact: .coverage,
        scope: .entry,
        passing: [
            .entries(
                """
                    "home.title" : { "extractionState" : "extracted_with_value", "localizations" : {
                      "en" : { "stringUnit" : { "state" : "new", "value" : "Home" } },
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Início" } } } },
                    "%@ (%lld)" : { "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : "new", "value" : "%@ (%lld)" } } } },
                    "home.old" : { "extractionState" : "stale", "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : "new", "value" : "" } } } },
                    "about.engine" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "OpenSSL" } },
                      "pt-BR" : { "stringUnit" : { "state" : "new", "value" : "OpenSSL" } } } }
                """)
        ],
        failing: [
            .entries(
                """
                    "Home" : { "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : ↓"new", "value" : "" } } } },
                    "%lld days" : { "localizations" : { "pt-BR" : { "variations" : { "plural" : {
                      "one" : { "stringUnit" : { "state" : ↓"new", "value" : "%lld day" } },
                      "other" : { "stringUnit" : { "state" : "new", "value" : "%lld days" } } } } } } }
                """)
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.isTranslatable else { return }
        for (localization, progress) in entry.openLocalizations {
            guard case .new(let unit) = progress else { continue }
            // “%@: %lld” is right without a translation.
            guard entry.hasWords, !entry.isKeptName else { return }
            let language = entry.table.facts(of: localization.language)
            findings.add(
                message(of: unit), at: unit.stateText?.location ?? unit.location, language: language.tag,
                atMost: language.isRequired ? .error : .warning)
        }
    }

    private func message(of unit: StringUnit) -> FindingMessage {
        guard let text = unit.value, !text.isBlank else { return "not translated yet" }
        return "not translated yet: \(Quotation.of(text)) is in state new"
    }
}
