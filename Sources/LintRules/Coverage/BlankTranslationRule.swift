import CatalogCore
import CatalogLint

/// Finds localizations whose text is white space.
struct BlankTranslationRule: EntryRule {
    static let interest: EntryTraits = .open

    static let description = RuleDescription(
        id: "blank-translation",
        category: .coverage,
        summary: "a text is nothing but white space",
        rationale: """
            It looks translated to every tool, and people see nothing. Without the localization they would see the \
            source language. Where the source text is blank too, nothing is wrong; nor is a space where the source begins \
            and ends in one, as “ at ” does, since it stands between two texts. In languages that are not required while \
            others are, it is a warning.
            """,
        severity: .error,
        impact: .visible,
        scope: .entry,
        fix: .unsafe,
        fixLimits:
            "With `--unsafe` the localization goes, so that people see the source language; not in legacy tables.",
        passing: [
            .texts(key: " ", ["en": #"" ""#, "pt-BR": #"" ""#]),
            .texts(["en": #""Home""#, "pt-BR": #"" Início ""#]),
            .texts(["en": #"" at ""#, "ja": #"" ""#]),
        ],
        failing: [
            .texts(["en": #""Home""#, "es": #""Inicio""#, "pt-BR": #"↓" ""#]),
            .texts(["en": #""Home""#, "ja": #"↓"\u3000\n""#, "pt-BR": #"↓"\u200B""#]),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.isTranslatable else { return }
        for localization in entry.entry.localizations where localization.content.unit?.isPlainlyDone != true {
            guard case .blank(let unit) = TranslationProgress(localization, of: entry), let text = unit.value else {
                continue
            }
            let language = entry.table.facts(of: localization.language)
            let removal = LocalizationRemoval(entry) {
                TranslationProgress($0, of: entry).isWithoutText && $0.content.saysNothing
            }
            findings.add(
                "the text is white space only, \(Quotation.of(text)), so nothing is shown", at: text.place,
                language: language.tag, atMost: language.severityOfEmptyText(in: entry.table),
                fix: language.isSource ? [] : removal.edits(of: localization), isSafe: false)
        }
    }
}
