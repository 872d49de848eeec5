import CatalogCore
import CatalogLint

/// Finds instructions in comments that fitloc does not know.
struct UnknownDirectiveRule: EntryRule {
    static let description = RuleDescription(
        id: "unknown-directive",
        category: .metadata,
        summary: "an instruction in a comment, or a rule named by it, does not exist",
        rationale: """
            The instructions are `[fitloc:off RULE…]`, `[fitloc:max 12]` and `[fitloc:width 120]`. A misspelt \
            instruction has no effect.
            """,
        severity: .warning,
        impact: .upkeep,
        scope: .entry,
        passing: [
            .entries(
                """
                    "tab.home" : { "comment" : "Tab [short] [fitloc:off duplicate-key, stale-key] [fitloc:max 12]" },
                    "tab.days" : { "comment" : "[fitloc:width 120] [fitloc:width 80.5@13]" }
                """)
        ],
        failing: [
            .entries(#"    "tab.home" : { "comment" : "Tab ↓[fitloc:off stale-kye]" }"#),
            .entries(#"    "tab.home" : { "comment" : "↓[fitloc:of stale-key] ↓[fitloc:max twelve] ↓[fitloc:off]" }"#),
            .entries(#"    "tab.home" : { "comment" : "↓[fitloc:width 12pt] ↓[fitloc:width 120 @13]" }"#),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "/* Tab [fitloc:off stale-kye] */\n↓\"tab.home\" = \"Home\";\n")
            ]),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard let comment = entry.entry.comment, comment.utf8.contains(UInt8(ascii: "[")) else { return }
        for directive in Directive.all(in: comment) {
            for fault in faults(of: directive, entry.table.knownRules) {
                findings.add(fault, at: location(of: directive, in: comment, of: entry))
            }
        }
    }

    private func faults(of directive: Directive, _ rules: RuleSet) -> [FindingMessage] {
        switch directive.name {
        case "off" where directive.arguments.isEmpty: ["“fitloc:off” names no rule"]
        case "off": directive.arguments.compactMap { fault(ofRule: $0, rules) }
        case "max" where directive.arguments.count == 1 && directive.arguments.allSatisfy(Self.isLimit): []
        case "max": ["“fitloc:max” needs one number of characters, as in [fitloc:max 12]"]
        case "width" where directive.arguments.count == 1 && directive.arguments.allSatisfy(Self.isWidth): []
        case "width":
            [
                """
                “fitloc:width” needs one number of points, as in [fitloc:width 120], or [fitloc:width \
                120@13] for a size
                """
            ]
        default:
            [
                "there is no instruction \(Quotation.of(directive.name))"
                    + Spelling.question(about: directive.name, in: ["off", "max", "width"])
            ]
        }
    }

    private func fault(ofRule name: String, _ rules: RuleSet) -> FindingMessage? {
        guard rules.description(of: RuleID(name)) == nil else { return nil }
        return "there is no rule \(Quotation.of(name))"
            + Spelling.question(about: name, in: rules.descriptions.map(\.id.name))
    }

    private static func isLimit(_ word: String) -> Bool { Int(word).map { $0 > 0 } ?? false }

    private static func isWidth(_ word: String) -> Bool { WidthLimit(word) != nil }

    /// The instruction, if the comment's bytes are those of the file, or else the comment.
    private func location(of directive: Directive, in comment: Text, of entry: EntryContext) -> TableLocation {
        guard entry.table.isCatalog, !comment.hasEscapes else { return comment.location }
        let start = comment.range.lowerBound + 1
        let range = (start + directive.range.lowerBound)..<(start + directive.range.upperBound)
        return TableLocation(file: comment.location.file, range: range)
    }
}
