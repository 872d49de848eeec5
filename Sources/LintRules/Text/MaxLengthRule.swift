import CatalogCore
import CatalogLint

/// Finds texts that are longer than their key's comment allows.
struct MaxLengthRule: EntryRule {
    static let description = RuleDescription(
        id: "max-length",
        category: .text,
        summary: "a text is longer than [fitloc:max N] in the key’s comment allows",
        rationale: """
            Whoever knows the room that there is on the screen says so in the comment, once for all languages. Counted are \
            characters as a person sees them, with a short name or a number of two digits in the place of each argument, \
            and the longest case of each plural.
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
                    "\(length) characters where there is room for \(limit): \(Quotation.of(text.part.text))",
                    at: text.part.text.place, language: language.tag, part: text.part.path)
            }
        }
    }
}
