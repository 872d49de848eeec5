import CatalogCore
import CatalogLint

/// Finds words of the source language that were left in a translation.
struct MustTranslateTermRule: UnitRule {
    private static let listed = RuleOptions(["terms": ["Settings", "workout*"]])

    static let description = RuleDescription(
        id: "must-translate-term",
        category: .consistency,
        summary: "a word that must be translated was left in the source language",
        rationale: """
            Translators leave words that they take for names. The option lists those that are none; one is found where \
            the source and its translation both have it, by whole words and in either case, and `*` at the end of a \
            word stands for any ending. A language before a term, as in `"pt-BR: Settings"`, restricts it. Other \
            variants of the source language may have it. A text that is a copy of its source as a whole is \
            identical-to-source's where that rule takes it for forgotten.
            """,
        severity: .off,
        impact: .visible,
        scope: .unit,
        options: [RuleOption("terms", "words and phrases that must not be left as they are in the source")],
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
                "\(Quotation.of(unit.plain.string(of: match))) must be translated: \(Quotation.of(unit.text)) for "
                    + Quotation.of(source), at: unit.text.place, language: unit.language.tag, part: unit.path)
        }
    }

    private func isForgotten(_ unit: UnitContext) -> Bool {
        IdenticalToSourceRule().finds(unit, ignoring: [])
    }
}
