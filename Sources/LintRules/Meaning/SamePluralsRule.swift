import CatalogCore
import CatalogLint

/// Finds plurals whose forms are all the same.
struct SamePluralsRule: EntryRule {
    static let interest: EntryTraits = .cases

    static let description = RuleDescription(
        id: "same-plurals",
        category: .meaning,
        summary: "all plural forms are the same, in a language whose nouns vary",
        rationale: """
            All forms were filled with one text, so people see “1 favoritos”. The rule checks languages whose nouns \
            mostly vary. The source must have different forms, and the text a number and a longer word that goes with \
            it. The rule ignores texts in which only a unit, an abbreviation, “per cent”, “more” or a word of the \
            source follows the number. It also ignores nouns that are known to have one form. It is a warning in \
            languages with three forms or more, and for a word in -s where that marks the plural; in others, whose \
            nouns may have one form, it is a note. `plural-flat` reports one text without plural forms.
            """,
        severity: .warning,
        impact: .visible,
        scope: .entry,
        passing: [
            .plurals("pt-BR", ["one": "%lld treino", "other": "%lld treinos"]),
            .plurals("pt-BR", ["one": "%lld km", "other": "%lld km"]),
            .plurals("pt-BR", ["one": "Treinos: %lld", "other": "Treinos: %lld"]),
            .plurals("de", ["one": "%lld Benutzer", "other": "%lld Benutzer"]),
            .plurals("fr", ["one": "%lld fois", "other": "%lld fois"]),
            .plurals("en", ["one": "%lld left", "other": "%lld left"]),
            .plurals("it", ["one": "%lld workout", "other": "%lld workout"]),
            .plurals("it", ["one": "%lld foto", "other": "%lld foto"]),
            .plurals("tr", ["one": "%lld antrenman", "other": "%lld antrenman"]),
            .plurals("fr", ["one": "%lld pour cent", "other": "%lld pour cent"]),
            .plurals("ro", ["one": "și încă %lld", "few": "și încă %lld", "other": "și încă %lld"]),
            .plurals("cs", ["one": "%lld oznámení", "few": "%lld oznámení", "other": "%lld oznámení"]),
            .plurals("fi", ["one": "%lld metrin välein", "other": "%lld metrin välein"]),
            .plurals("it", ["one": "Ana +%lld vogliono entrare", "other": "Ana +%lld vogliono entrare"]),
        ],
        failing: [
            .plurals("pt-BR", ["one": "%lld treinos", "other": "%lld treinos"], mark: .text("one")),
            .plurals(
                "uk",
                [
                    "one": "%lld тренувань", "few": "%lld тренувань", "many": "%lld тренувань",
                    "other": "%lld тренувань",
                ], mark: .text("one")),
            .plurals("en", ["one": "%lld workouts", "other": "%lld workouts"], mark: .text("one")),
            .plurals("fi", ["one": "%lld harjoitusta", "other": "%lld harjoitusta"], mark: .text("one")),
            .plurals("cs", ["one": "%lld cviky", "few": "%lld cviky", "other": "%lld cviky"], mark: .text("one")),
            .plurals("fr", ["one": "%lld autres jeux", "other": "%lld autres jeux"], mark: .text("one")),
            .plurals("fr", ["one": "%lld séances", "other": "%lld séances"], mark: .text("one")),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        let sources = entry.source?.content.pluralSets.filter(Self.varies) ?? []
        entry.forEachPluralSet { set, _, language in
            guard InflectedNoun.isUsual(in: language), language.isSource || !sources.isEmpty, Self.isFlat(set),
                let first = set.written.first
            else { return }
            let source = Self.counterpart(of: set, among: sources)
            guard
                InflectedNoun.isMissing(
                    in: first.text, source: language.isSource ? nil : source?.written.first?.text, language: language)
            else { return }
            let (text, examples) = (
                Quotation.of(first.text), source.map { WordList.of($0.written.map { Quotation.of($0.text) }) }
            )
            findings.add(
                examples.map { "all plural forms have the same text \(text), but the source has \($0)" }
                    ?? "all plural forms have the same text \(text); give each number its own form",
                at: first.text.location, language: language.tag, part: set.path(of: first.category),
                atMost: InflectedNoun.isCertain(in: first.text, language: language) ? .error : .note)
        }
    }

    /// Whether there are several forms and all have the same text.
    private static func isFlat(_ set: PluralSet) -> Bool { set.written.count > 1 && !differ(set) }

    /// Whether the forms differ; a single form other than `other` differs from the key.
    private static func varies(_ set: PluralSet) -> Bool {
        differ(set) || set.written.count == 1 && set.written.allSatisfy { $0.category != .other }
    }

    private static func differ(_ set: PluralSet) -> Bool {
        let written = set.written
        return written.contains { !$0.text.hasSameContents(as: written[0].text) }
    }

    /// The source's forms for the same number, or else any of its forms.
    private static func counterpart(of set: PluralSet, among sources: [PluralSet]) -> PluralSet? {
        sources.first { $0.substitution?.name.string == set.substitution?.name.string } ?? sources.first
    }
}
