import CatalogCore
import CatalogLint

/// Finds artifacts of programs in translations.
struct MachineLeftoverRule: UnitRule {
    static let description = RuleDescription(
        id: "machine-leftover",
        category: .meaning,
        summary: "artifacts of a program: tokens, escapes, entities, notes, replies",
        rationale: """
            Language models and scripts leave tokens such as `<unk>`, escapes, entities, translator’s notes and \
            excuses (“As an AI”) in texts. Some translate the comment of a key instead of its text. People see all of \
            it. The rule ignores artifacts that the source text has too, and entities in texts with tags.
            """,
        severity: .warning,
        impact: .misleads,
        scope: .unit,
        tables: .all,
        passing: [
            .texts(["en": #""Use \\n for a break""#, "pt-BR": #""Use \\n para quebrar""#]),
            .texts(["en": #""<b>Salt & pepper</b>""#, "fr": #""<b>Sel &amp; poivre</b>""#]),
            .texts(["en": #""Sorry, we can't do that""#, "de": #""Es tut mir leid, aber das geht nicht""#]),
            .texts(["en": #""Share (note: it is public)""#, "fr": #""Partager (note: c'est public)""#]),
        ],
        failing: [
            .texts(["en": #""Press ⌃Z to undo""#, "ja": #"↓"<unk> Z で元に戻す""#, "sv": #"↓"\\\"Z\\\" ångrar""#]),
            .texts(["en": #""Salt & pepper""#, "fr": #"↓"Sel &amp; poivre""#, "es": #"↓"Sal\\ny pimienta""#]),
            .texts(["en": #""Start""#, "pt-BR": #"↓"Translation: Início""#, "de": #"↓"Los (Note: informal)""#]),
            .entries(
                """
                    "Secure" : { "comment" : "Whether the mTLS connection on port 8089 is used for servers.",
                      "localizations" : { "es" : { "stringUnit" : { "state" : "translated",
                        "value" : ↓"Si se usa la conexión mTLS en el puerto 8089 para los servidores." } } } }
                """),
        ]
    )

    static let interest = UnitInterest.translations

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let source = unit.sourceText, unit.isAnotherLanguageThanSource else { return }
        guard let (sentence, isCertain) = sentence(on: unit, source), unit.isInUse else { return }
        findings.add(
            sentence, at: unit.text.location, language: unit.language.tag, part: unit.path,
            atMost: isCertain ? .error : .note)
    }

    /// Whether people see the entities of a text; a view that reads Markdown shows their characters.
    private func showsEntities(_ unit: UnitContext, _ source: Text) -> Bool {
        ![unit.text, source].contains { text in
            MarkdownMarks.mayBeIn(text) && MarkdownMarks(text.string) != MarkdownMarks("")
        }
    }

    private func sentence(on unit: UnitContext, _ source: Text) -> (FindingMessage, isCertain: Bool)? {
        // Created only after a first match.
        var texts: FindingMessage { "\(Quotation.of(unit.text)) for \(Quotation.of(source))" }
        switch MachineLeftover.first(in: unit.text, having: unit.bytes, for: source) {
        case .token(let token):
            return ("\(Quotation.of(token)) is a token of a language model, not a word: \(texts)", true)
        case .escape(let escape):
            return ("people see the backslash of \(Quotation.of(escape)): \(texts); write the character itself", true)
        case .entity(let entity):
            return (
                "people see \(Quotation.of(entity)): \(texts); write the character itself", showsEntities(unit, source)
            )
        case .note(let note):
            return ("the note \(Quotation.of(note)) is part of the text, so people see it: \(texts); remove it", true)
        case .talk: return ("looks like a reply of a language model, not a translation: \(texts)", true)
        case nil: break
        }
        guard let comment = unit.entry.entry.comment,
            CommentTranslation.isFound(in: unit.text, for: source, comment: comment)
        else { return nil }
        return ("seems to translate the comment \(Quotation.of(comment)), not the text: \(texts)", true)
    }
}
