import CatalogCore
import CatalogLint

/// Finds translations of keys that are not to be translated.
struct TranslationsOnDoNotTranslateRule: EntryRule {
    static let description = RuleDescription(
        id: "translations-on-do-not-translate",
        category: .metadata,
        summary: "a key that is not to be translated has a translation",
        rationale: """
            Xcode hides the translation and exports omit it, but the app shows it. Remove either the translation or \
            the mark. The rule ignores a copy of the source text and a text without words, such as “%@” for “ %@”.
            """,
        severity: .warning,
        impact: .visible,
        scope: .entry,
        fix: .review,
        passing: [
            .entries(
                """
                    "FitToday" : { "shouldTranslate" : false, "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "FitToday" } },
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "FitToday" } } } },
                    " %@" : { "shouldTranslate" : false, "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "%@" } } } },
                    "(%@)" : { "shouldTranslate" : false, "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : "new", "value" : "" } } } }
                """)
        ],
        failing: [
            .entries(
                """
                    "Delete account" : { "shouldTranslate" : false, "localizations" : {
                      ↓"pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Excluir conta" } } } }
                """),
            .entries(
                """
                    "brand.name" : { "shouldTranslate" : false, "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "FitToday" } },
                      ↓"de" : { "stringUnit" : { "state" : "translated", "value" : "FitHeute" } } } }
                """),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard !entry.entry.shouldTranslate else { return }
        for localization in entry.entry.localizations where !entry.table.facts(of: localization.language).isSource {
            guard let text = translation(in: localization, of: entry) else { continue }
            findings.add(
                "marked “do not translate”, but translated as \(Quotation.of(text)); remove the translation or the mark",
                at: localization.languageLocation, language: localization.language)
        }
    }

    /// The first text with words that differs from its source.
    private func translation(in localization: Localization, of entry: EntryContext) -> Text? {
        for part in localization.content.parts {
            guard let text = part.unit.value, text.hasWords else { continue }
            let source = entry.counterpart(of: part.path) ?? (entry.source == nil ? entry.entry.key : nil)
            if source.map({ !text.hasSameContents(as: $0) }) ?? true { return text }
        }
        return nil
    }
}
