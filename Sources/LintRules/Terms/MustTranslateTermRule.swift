import CatalogCore
import CatalogLint

/// Finds words of the source language that a translation must not keep.
struct MustTranslateTermRule: UnitRule {
    private static let listed = RuleOptions(["terms": ["Settings", "workout*"]])

    static let description = RuleDescription(
        id: "must-translate-term",
        category: .consistency,
        summary: "a word that must be translated is still in the source language",
        rationale: """
            Translators keep words that look like names. The option lists words that are not names. The rule reports a \
            listed word that both the source and its translation have. It matches whole words in any case; `*` at the \
            end of a word matches any ending. A language before a term, as in `"pt-BR: Settings"`, limits it to that \
            language. Other variants of the source language may have the word. `identical-to-source` reports a text \
            that is a copy of its source.
            """,
        severity: .off,
        impact: .visible,
        scope: .unit,
        tables: .all,
        options: [RuleOption("terms", "words and phrases that a translation must not keep")],
        passing: [
            .texts(
                ["en": #""Open Settings""#, "pt-BR": #""Abra os Ajustes""#, "en-GB": #""Open Settings""#],
                options: listed),
            .texts(["en": #""Preferences""#, "pt-BR": #""Settings""#], options: listed),
        ],
        failing: [
            .texts(["en": #""Open Settings""#, "pt-BR": #"↓"Abra Settings""#], options: listed),
            .texts(["en": #""Workouts""#, "de": #"↓"Workouts starten""#], options: listed),
        ]
    )

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard !findings.terms.isEmpty, let source = unit.sourceText, let plain = unit.sourcePlain, unit.isInUse,
            unit.entry.isTranslatable, unit.isAnotherLanguageThanSource, !isForgotten(unit)
        else { return }
        for term in findings.terms where term.holds(in: unit.language) {
            guard let match = term.pattern.matches(in: unit.plain, .words).first,
                !term.pattern.matches(in: plain, .words).isEmpty
            else { continue }
            findings.add(
                """
                \(Quotation.of(unit.plain.string(of: match))) must be translated: \(Quotation.of(unit.text)) \
                for \(Quotation.of(source))
                """,
                at: unit.text.location, language: unit.language.tag, part: unit.path)
        }
    }

    private func isForgotten(_ unit: UnitContext) -> Bool {
        IdenticalToSourceRule().finds(unit, ignoring: [])
    }
}
