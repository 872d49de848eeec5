import CatalogCore
import CatalogLint

/// Finds objects with both a single text and variations.
struct UnitAndVariationsRule: EntryRule {
    static let interest: EntryTraits = .cases

    static let description = RuleDescription(
        id: "unit-and-variations",
        category: .structure,
        summary: "an object has both a single text and variations",
        rationale: """
            Only one of them can be shown, and Xcode drops one when it next writes the catalog. It happens when a \
            plain text is merged with its varied version. A text together with substitutions is valid.
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
                    "has both “stringUnit” and “variations”; keep one of them", at: content.location,
                    language: localization.language)
            }
        }
    }
}

extension LocalizedContent {
    /// Whether it contains more than one plain text.
    fileprivate var isVaried: Bool { !variations.isEmpty || !substitutions.isEmpty }
}
