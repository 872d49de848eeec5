import CatalogCore
import CatalogLint

/// Finds places that hold a single text and several at once.
struct UnitAndVariationsRule: EntryRule {
    static let interest: EntryTraits = .cases

    static let description = RuleDescription(
        id: "unit-and-variations",
        category: .structure,
        summary: "a single text and variations stand side by side",
        rationale: """
            Only one of them can be shown, and which is left to chance: Xcode drops one of the two when it next writes \
            the catalog. It comes from merging a plain text with its varied successor. Substitutions beside a text are \
            as they should be.
            """,
        severity: .error,
        impact: .breaks,
        scope: .entry,
        passing: [
            .entries(
                """
                    "%lld days" : { "localizations" : { "en" : {
                      "stringUnit" : { "state" : "translated", "value" : "%#@days@ to go" },
                      "substitutions" : { "days" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg days" } } } } } } } } }
                """)
        ],
        failing: [
            .entries(
                """
                    "%lld days" : { "localizations" : { "en" : ↓{
                      "stringUnit" : { "state" : "translated", "value" : "%lld days" },
                      "variations" : { "plural" : {
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } } } } } } }
                """)
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.table.isCatalog else { return }
        for localization in entry.entry.localizations where localization.content.isVaried {
            for content in localization.content.withNested where content.unit != nil && !content.variations.isEmpty {
                findings.add(
                    "“stringUnit” and “variations” stand side by side; keep one of them", at: content.place,
                    language: localization.language)
            }
        }
    }
}

extension LocalizedContent {
    /// Whether there is more in it than one plain text.
    fileprivate var isVaried: Bool { !variations.isEmpty || !substitutions.isEmpty }
}
