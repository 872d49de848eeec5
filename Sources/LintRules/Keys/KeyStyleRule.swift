import CatalogCore
import CatalogLint

/// Finds keys that do not follow the naming style.
struct KeyStyleRule: TableRule {
    static let description = RuleDescription(
        id: "key-style",
        category: .keys,
        summary: "a key does not follow the naming style of the project",
        rationale: """
            Keys in one style sort together and are easy to guess. Without the option the style is dotted snake_case, \
            as in `home.quick_action.start`, and applies to tables whose keys are mostly identifiers. Format \
            specifiers after a space do not count. With the option every key of every table must match the regular \
            expression; one that takes more than some seconds is reported and not used. The rule ignores stale keys, \
            keys that are not to be translated, and ids of Interface Builder.
            """,
        severity: .off,
        impact: .upkeep,
        scope: .catalog,
        fix: .review,
        options: [RuleOption("pattern", "a regular expression for whole keys; default: dotted snake_case")],
        passing: [
            .entries(keys("home.title", "home.quick_action.start_2", "home.days %lld", "save")),
            .entries(#"    "Save" : { }, "Your day" : { }"#),
            .entries(keys("HomeTitle", "HomeDays"), options: RuleOptions(["pattern": ["[A-Z][A-Za-z]*"]])),
            .entries(
                """
                    "home_old" : { "extractionState" : "stale" }, "home_id" : { "shouldTranslate" : false },
                    "bCo-aX-oxY.title" : { }
                """, options: RuleOptions(["pattern": ["[A-Z][A-Za-z]*"]])),
        ],
        failing: [
            .entries(keys("home.title", "home.days", "home.plan", "↓HomeTitle", "↓home.Title", "↓home..rest")),
            .entries(keys("HomeTitle", "↓home.days"), options: RuleOptions(["pattern": ["[A-Z][A-Za-z]*"]])),
        ]
    )

    private static func keys(_ keys: String...) -> String {
        keys.map { key in
            let mark = key.hasPrefix("↓") ? "↓" : ""
            let texts = "\"localizations\" : { \"en\" : { \(RuleExample.unit("Home")) } }"
            return "    \(mark)\"\(key.drop { $0 == "↓" })\" : { \(texts) }"
        }.joined(separator: ",\n")
    }

    func check(_ table: TableContext, into findings: inout FindingSink) {
        let pattern = findings.options["pattern"].first
        guard table.kind == .code else { return }
        guard let pattern else {
            guard table.keysAreIdentifiers else { return }
            let odd = (0..<table.table.entryCount).filter { !KeyStyle.isDottedSnakeCase(table.table.key(at: $0)) }
            let advice: FindingMessage = "not in dotted snake_case, as in home.quick_action.start; rename it"
            return report(odd, of: table, advice, into: &findings)
        }
        let keys = (0..<table.table.entryCount).map { table.table.key(at: $0).string }
        switch LimitedPattern(pattern).matches(keys) {
        case .matches(let matches):
            let advice: FindingMessage = "does not match the pattern \(Quotation.of(pattern)); rename it"
            report(matches.indices.filter { !matches[$0] }, of: table, advice, into: &findings)
        case .invalid:
            findings.add(
                "the option “pattern” of key-style is not a regular expression: \(Quotation.of(pattern))",
                at: TableLocation(file: 0, range: 0..<0))
        case .tooComplex:
            findings.add(
                "the option “pattern” of key-style takes too long or is nested too deeply: \(Quotation.of(pattern))",
                at: TableLocation(file: 0, range: 0..<0))
        }
    }

    private func report(
        _ entries: [Int], of table: TableContext, _ advice: FindingMessage, into findings: inout FindingSink
    ) {
        for index in entries {
            let (key, entry) = (table.table.key(at: index), table.table.entry(at: index))
            guard entry.extractionState != .stale, entry.shouldTranslate, !key.isInterfaceBuilderID else { continue }
            findings.add(advice, at: key.location, key: key.string)
        }
    }
}

extension Text {
    /// Whether it is an id of Interface Builder, as in `46P-cB-AYj.title`: legacy tables of storyboards have such keys.
    fileprivate var isInterfaceBuilderID: Bool {
        let bytes = Array(utf8.prefix(11))
        return bytes.count == 11 && bytes[3] == UInt8(ascii: "-") && bytes[6] == UInt8(ascii: "-")
            && bytes[10] == UInt8(ascii: ".")
    }
}

extension KeyStyle {
    /// Whether a key is made of parts with dots between them, each of small words with underscores between them.
    ///
    /// Format specifiers after a space don't count.
    fileprivate static func isDottedSnakeCase(_ key: Text) -> Bool {
        var canJoin = false
        for byte in withoutSpecifiers(key) {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): canJoin = true
            case UInt8(ascii: "."), UInt8(ascii: "_"):
                guard canJoin else { return false }
                canJoin = false
            default: return false
            }
        }
        return canJoin
    }

    private static func withoutSpecifiers(_ key: Text) -> [UInt8] {
        var bytes = Array(key.utf8)
        guard key.mayHaveSpecifiers else { return bytes }
        for specifier in FormatString(utf8: bytes[...]).specifiers.reversed() {
            bytes.removeSubrange(specifier.range)
            let space = specifier.range.lowerBound - 1
            if bytes.indices.contains(space), bytes[space] == 0x20 { bytes.remove(at: space) }
        }
        return bytes
    }
}
