import CatalogCore
import CatalogLint

/// Finds translations whose source text has changed since.
struct SourceChangedRule: EntryRule {
    static let description = RuleDescription(
        id: "source-changed",
        category: .coverage,
        summary: "the source text has changed since it was translated",
        rationale: """
            The translation is finished, but translates the former source text. The rule compares the present source \
            text with that of the commit that last changed the translation or its state. If the translation is still \
            right, mark it for review; the rule is silent once that is committed and the translation is accepted. A \
            baseline or an exception silences it too. It ignores a source text that was changed back, and changes of \
            case, white space, or the style of quotes, dots and dashes. It needs a git repository, and sees only the \
            history that the clone has. The first run on a long history takes several seconds; later runs read only \
            new commits.
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

    /// A plural set whose source has changed is one finding, at the first affected text.
    private func check(_ localization: Localization, of entry: EntryContext, into findings: inout FindingSink) {
        for part in localization.content.parts where part.unit.state == .translated {
            guard let text = part.unit.value,
                let change = SourceChange(behind: part, in: localization.language, of: entry)
            else { continue }
            let end: FindingMessage =
                change.commit.map { "\($0.shortName) (\($0.day))" } ?? "a change that is not committed yet"
            findings.add(
                """
                the source text was \(Quotation.of(change.old)) until \(end) and is \
                \(Quotation.of(change.new)) now; update the translation, or mark it for review
                """,
                at: text.location, language: localization.language, part: part.path)
            return
        }
    }
}
