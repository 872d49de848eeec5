import CatalogCore
import CatalogLint

/// Finds localizations whose text has no characters.
struct EmptyTranslationRule: EntryRule {
    static let interest: EntryTraits = .open

    static let description = RuleDescription(
        id: "empty-translation",
        category: .coverage,
        summary: "a text is empty",
        rationale: """
            An empty text is shown as it is: nothing. Without the localization people would see the source language. \
            Texts in state new are state-new's, one empty case among others is partial-variation's, and where the \
            source text is empty too, nothing is wrong. In languages that are not required while others are, it is a \
            warning; where Interface Builder put the text there itself, such as “Text Cell”, a note.
            """,
        severity: .error,
        impact: .visible,
        scope: .entry,
        fix: .unsafe,
        fixLimits: """
            With `--unsafe` the localization goes, so that people see the source language: where nothing else is in it, \
            and not in legacy tables. An empty text may be meant, for a word that a language does not need.
            """,
        passing: [
            .entries(
                """
                    "tab.home" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Home" } },
                      "pt-BR" : { "stringUnit" : { "state" : "new", "value" : "" } } } },
                    "" : { "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "" } } } },
                    "home.badge" : { "shouldTranslate" : false, "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "" } } } }
                """)
        ],
        failing: [
            .texts(["en": #""Home""#, "es": #"↓"""#, "fr": #"↓"""#, "pt-BR": #""Início""#]),
            .texts(["en": #""Home""#, "fr": #""Accueil""#, "pt-BR": #"↓"""#], required: ["en", "pt-BR"]),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.isTranslatable else { return }
        for localization in entry.entry.localizations where localization.content.unit?.isPlainlyDone != true {
            guard case .empty(let unit) = TranslationProgress(localization, of: entry) else { continue }
            let language = entry.table.facts(of: localization.language)
            let removal = LocalizationRemoval(entry) {
                TranslationProgress($0, of: entry).isWithoutText && $0.content.saysNothing
            }
            findings.add(
                "the text is empty, so nothing is shown", at: (unit.value ?? entry.entry.key).place,
                language: language.tag,
                atMost: entry.isPrototype ? .note : language.severityOfEmptyText(in: entry.table),
                fix: language.isSource ? [] : removal.edits(of: localization), isSafe: false)
        }
    }
}
