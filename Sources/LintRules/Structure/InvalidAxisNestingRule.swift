import CatalogCore
import CatalogLint
import CatalogRuntime

/// Finds variations that are nested in a way that Xcode does not allow.
struct InvalidAxisNestingRule: EntryRule {
    static let interest: EntryTraits = .cases

    static let description = RuleDescription(
        id: "invalid-axis-nesting",
        category: .structure,
        summary: "devices inside a plural, an axis inside itself, or two axes next to each other",
        rationale: """
            The compiler refuses it. In a text that varies by device and by number, put the devices outside, and a \
            plural inside each device that needs one.
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

    /// Reports the outermost defect and does not check its content.
    private func check(
        _ content: LocalizedContent, inside outer: VariationAxis?, language: LanguageTag,
        into findings: inout FindingSink
    ) {
        var earlier: [VariationAxis] = []
        for variation in content.variations where variation.axis.isNested {
            let neighbour = earlier.first { $0 != variation.axis }
            if !earlier.contains(variation.axis) { earlier.append(variation.axis) }
            if let fault = fault(of: variation.axis, inside: outer, beside: neighbour) {
                findings.add(fault, at: variation.location, language: language)
            } else {
                for variationCase in variation.cases {
                    check(variationCase.content, inside: variation.axis, language: language, into: &findings)
                }
            }
        }
    }

    private func fault(
        of axis: VariationAxis, inside outer: VariationAxis?, beside other: VariationAxis?
    ) -> FindingMessage? {
        if let outer, !(outer == .device && axis == .plural) {
            let (inner, outer) = (axis.spelling, outer.spelling)
            return axis == .device
                ? "“\(inner)” inside “\(outer)”, which Xcode refuses; put the devices outside, with a plural in each"
                : "“\(inner)” inside “\(outer)”, which Xcode refuses"
        }
        guard let other else { return nil }
        return "“\(axis.spelling)” next to “\(other.spelling)”, which Xcode refuses; put the plural inside the devices"
    }
}

extension VariationAxis {
    /// Whether this rule checks where the axis may be; other rules check widths and unknown axes.
    fileprivate var isNested: Bool { self == .plural || self == .device }
}
