import CatalogCore
import CatalogLint

/// Finds texts that are longer than the comment of their key allows.
struct MaxLengthRule: EntryRule {
    static let description = RuleDescription(
        id: "max-length",
        category: .text,
        summary: "a text is longer than [fitloc:max N] in the key’s comment allows",
        rationale: """
            A developer who knows the room on the screen writes the limit into the comment, once for all languages. \
            The rule counts characters as people see them, with a short name or a two-digit number for each argument, \
            and checks each plural form.
            """,
        severity: .warning,
        impact: .visible,
        scope: .entry,
        passing: [
            .entries(
                """
                    "tab.home" : { "comment" : "Tab [fitloc:max 6]", "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Início" } } } },
                    "tab.days" : { "comment" : "[fitloc:max 7]", "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } },
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "%lld dias" } } } }
                """)
        ],
        failing: [
            .entries(
                """
                    "tab.home" : { "comment" : "Tab [fitloc:max 5]", "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "Home" } },
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : ↓"Início" } } } },
                    "tab.days" : { "comment" : "[fitloc:max 6]", "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : ↓"%lld days" } } } }
                """)
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard let limit = entry.entry.comment.flatMap(Directive.lengthLimit) else { return }
        for (localization, language) in entry.shownLocalizations {
            for text in FormattedText.texts(of: localization.content) {
                let length = SampleText(text, isFormatted: entry.isFormatted).string.count
                guard length > limit else { continue }
                findings.add(
                    "has \(length) characters, but there is room for only \(limit): \(Quotation.of(text.part.text))",
                    at: text.part.text.location, language: language.tag, part: text.part.path)
            }
        }
    }
}
