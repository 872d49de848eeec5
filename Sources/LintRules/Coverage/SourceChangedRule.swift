import CatalogCore
import CatalogLint

/// Finds translations of a source text that has changed since.
struct SourceChangedRule: EntryRule {
    static let description = RuleDescription(
        id: "source-changed",
        category: .coverage,
        summary: "the source text has changed since it was translated",
        rationale: """
            The translation is finished, and says what the source text used to say. git tells: the text that the source \
            language had when the translation or its state was last changed is held against the present one. A \
            translation that is still right goes to review, and once that is committed and it is accepted the rule is \
            quiet; a baseline or an exception does the same. A source text that was changed back is no change, nor is one of case, white space, or the form of quotes, \
            dots and dashes. Asked only in a git repository, and as far back as the clone goes; the first run on a \
            long history takes some seconds, later ones read new commits only.
            """,
        severity: .off,
        impact: .misleads,
        scope: .entry,
        fix: .review,
        passing: [
            .texts(
                ["en": #""Start workout""#, "pt-BR": #""Iniciar treino""#],
                earlier: [["en": #""Start""#, "pt-BR": #""Iniciar""#]]),
            .texts(
                ["en": #""Start""#, "pt-BR": #""Iniciar""#],
                earlier: [
                    ["en": #""Start""#, "pt-BR": #""Iniciar""#], ["en": #""Begin""#, "pt-BR": #""Iniciar""#],
                ]),
            .texts(
                ["en": #""Let’s Go…""#, "pt-BR": #""Vamos…""#],
                earlier: [["en": #""Let's go...""#, "pt-BR": #""Vamos…""#]]),
            .texts(
                key: "Save", ["en": #""Save""#, "pt-BR": #""Salvar""#], earlier: [["pt-BR": #""Salvar""#]]),
            .entries(
                #"    "tab.home" : { "localizations" : { "en" : \#(unit("Home page")), "pt-BR" : \#(unit("Casa", "needs_review")) } }"#,
                earlier: [
                    #"    "tab.home" : { "localizations" : { "en" : \#(unit("Home")), "pt-BR" : \#(unit("Casa")) } }"#
                ]),
        ],
        failing: [
            .texts(
                ["en": #""Start workout""#, "pt-BR": #"↓"Iniciar""#],
                earlier: [["en": #""Start""#, "pt-BR": #""Iniciar""#]]),
            .entries(
                #"    "Save changes" : { "localizations" : { "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : ↓"Salvar" } } } }"#,
                earlier: [#"    "Save" : { "localizations" : { "pt-BR" : \#(unit("Salvar")) } }"#]),
        ]
    )

    static let needsHistory = true

    private static func unit(_ text: String, _ state: String = "translated") -> String {
        #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(text)" } }"#
    }

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.table.history != nil, entry.isTranslatable else { return }
        for localization in entry.entry.localizations where !entry.table.facts(of: localization.language).isSource {
            check(localization, of: entry, into: &findings)
        }
    }

    /// A plural set whose source has changed is one finding, at the first of its texts that is concerned.
    private func check(_ localization: Localization, of entry: EntryContext, into findings: inout FindingSink) {
        for part in localization.content.parts where part.unit.state == .translated {
            guard let text = part.unit.value,
                let change = SourceChange(behind: part, in: localization.language, of: entry)
            else { continue }
            let end = change.commit.map { "\($0.shortName) (\($0.day))" } ?? "a change that is not committed yet"
            findings.add(
                "the source said \(Quotation.of(change.old)) until \(end), and says \(Quotation.of(change.new)) now; "
                    + "change the translation, or send it to review",
                at: text.place, language: localization.language, part: part.path)
            return
        }
    }
}
