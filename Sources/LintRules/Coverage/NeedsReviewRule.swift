import CatalogCore
import CatalogLint

/// Finds texts that wait for review.
struct NeedsReviewRule: EntryRule {
    static let interest: EntryTraits = .open

    static let description = RuleDescription(
        id: "needs-review",
        category: .coverage,
        summary: "a text is marked for review",
        rationale: """
            A person, or Xcode after a change of the source text, marked it for review. People see the text as it is. \
            If the configuration requires languages, the rule checks only those.
            """,
        severity: .note,
        impact: .coverage,
        scope: .entry,
        passing: [
            .texts(["en": #""Home""#, "pt-BR": #""Início""#]),
            .entries(
                """
                    "Home" : { "localizations" : {
                      "fr" : { "stringUnit" : { "state" : "needs_review", "value" : "Accueil" } } } }
                """, required: ["en", "pt-BR"]),
        ],
        failing: [
            .entries(
                """
                    "Home" : { "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : ↓"needs_review", "value" : "Casa" } } } },
                    "%lld days" : { "localizations" : { "pt-BR" : { "variations" : { "plural" : {
                      "one" : { "stringUnit" : { "state" : ↓"needs_review", "value" : "%lld dia" } },
                      "other" : { "stringUnit" : { "state" : "needs_review", "value" : "%lld dias" } } } } } } }
                """)
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.isTranslatable else { return }
        for (localization, progress) in entry.openLocalizations
        where localization.content.unit?.isPlainlyDone != true {
            let language = entry.table.facts(of: localization.language)
            guard language.isRequired || !entry.table.hasRequirements else { continue }
            let queued = localization.content.parts.filter { isQueued($0.unit) }
            guard let first = queued.first, let text = first.unit.value else { continue }
            guard case .done = progress else { continue }
            findings.add(
                "waits for review: \(Quotation.of(text))", at: first.unit.stateText?.location ?? first.unit.location,
                language: language.tag, part: queued.count == 1 ? first.path : .whole)
        }
    }

    private func isQueued(_ unit: StringUnit) -> Bool { unit.state == .needsReview || unit.state == .stale }
}
