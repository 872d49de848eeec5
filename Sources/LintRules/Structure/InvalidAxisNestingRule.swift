import CatalogCore
import CatalogLint
import CatalogRuntime

/// Finds variations inside others, or beside them, in a way that Xcode does not allow.
struct InvalidAxisNestingRule: EntryRule {
    static let interest: EntryTraits = .cases

    static let description = RuleDescription(
        id: "invalid-axis-nesting",
        category: .structure,
        summary: "devices inside a plural, an axis inside itself, or two axes side by side",
        rationale: """
            The compiler refuses it. A text that varies by device and by number has the devices outside and a plural in \
            each of them that needs one.
            """,
        severity: .error,
        impact: .breaks,
        scope: .entry,
        passing: [
            .entries(
                """
                    "%lld taps" : { "localizations" : { "en" : { "variations" : { "device" : {
                      "mac" : { "variations" : { "plural" : {
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld clicks" } } } } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld taps" } } } } } } }
                """)
        ],
        failing: [
            .entries(
                """
                    "%lld taps" : { "localizations" : { "en" : { "variations" : { "plural" : {
                      "one" : { "variations" : { "device" : ↓{
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld tap" } } } } },
                      "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld taps" } } } } } } }
                """),
            .entries(
                """
                    "%lld taps" : { "localizations" : { "en" : { "variations" : {
                      "device" : { "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld taps" } } },
                      "plural" : ↓{ "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld taps" } } } } } } }
                """),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard entry.table.isCatalog else { return }
        for localization in entry.entry.localizations {
            check(localization.content, inside: nil, language: localization.language, into: &findings)
            for substitution in localization.content.substitutions {
                check(substitution.content, inside: nil, language: localization.language, into: &findings)
            }
        }
    }

    /// What is wrong is reported where it begins; what lies in it is not looked at.
    private func check(
        _ content: LocalizedContent, inside outer: VariationAxis?, language: LanguageTag,
        into findings: inout FindingSink
    ) {
        for (index, variation) in content.variations.enumerated() where variation.axis.isNested {
            let neighbour = content.variations[..<index].first { $0.axis.isNested && $0.axis != variation.axis }
            if let fault = fault(of: variation.axis, inside: outer, beside: neighbour?.axis) {
                findings.add(fault, at: variation.place, language: language)
            } else {
                for variationCase in variation.cases {
                    check(variationCase.content, inside: variation.axis, language: language, into: &findings)
                }
            }
        }
    }

    private func fault(of axis: VariationAxis, inside outer: VariationAxis?, beside other: VariationAxis?) -> String? {
        if let outer, !(outer == .device && axis == .plural) {
            let advice = axis == .device ? "; put the devices outside, a plural in each" : ""
            return "“\(axis.spelling)” inside “\(outer.spelling)”, which Xcode refuses\(advice)"
        }
        guard let other else { return nil }
        return "“\(axis.spelling)” beside “\(other.spelling)”, which Xcode refuses; put the plural inside the devices"
    }
}

extension VariationAxis {
    /// Whether there is a rule about where the axis may stand: widths and what is unknown are other rules' matter.
    fileprivate var isNested: Bool { self == .plural || self == .device }
}
