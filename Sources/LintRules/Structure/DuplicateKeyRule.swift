import CatalogCore
import CatalogLint

/// Finds keys, and members of any object, that appear twice.
struct DuplicateKeyRule: TableRule, EntryRule {
    static let interest: EntryTraits = .problems

    static let description = RuleDescription(
        id: "duplicate-key",
        category: .structure,
        summary: "a key, or a member of any object, appears twice",
        rationale: """
            Only one of them is used, and the others are lost without a message. In a `.strings` file, it is the last \
            one. In a catalog, it depends on the reader; fitloc uses the last one. The usual cause is a merge without \
            conflicts. Keep the right one and delete the others. If both have the same contents, it is a warning, and \
            fitloc removes the second.
            """,
        severity: .error,
        impact: .breaks,
        scope: .catalog,
        fix: .safe,
        fixLimits: "Only keys with the same contents, and a repetition whose comment the first lacks is kept.",
        passing: [
            .texts(["en": #""Home""#, "pt-BR": #""Início""#])
        ],
        failing: [
            .entries(
                """
                    "home.title" : { },
                    ↓"home.title" : { "shouldTranslate" : false }
                """),
            .entries(
                """
                    "home.title" : { "localizations" : {
                      "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Início" } },
                      ↓"pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Casa" } } } }
                """),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"common.ok\" = \"OK\";\n↓\"common.ok\" = \"Okay\";\n")
            ]),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"copy\" = \"Copy\";\n↓\"copy\" = \"Copy\";\n")
            ]),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"copy\" = \"Copy\";\n/* A noun */\n↓\"copy\" = \"Copy\";\n")
            ]),
            .entries(#"    "home.title" : { }, ↓"home.title" : { }, "home.rest" : { }"#),
        ]
    )

    var checks: [RuleCheck] { [.table(self), .entry(self)] }

    func check(_ table: TableContext, into findings: inout FindingSink) {
        for problem in table.table.problems { report(problem, in: nil, into: &findings) }
        for duplicate in table.table.duplicateKeys {
            let message: FindingMessage =
                duplicate.isEqual
                ? "the key appears twice with the same contents; delete one"
                : table.table.isLegacy
                    ? "the key appears twice with different contents; only the last is used: keep the right one and delete the other"
                    : "the key appears twice with different contents; keep the right one and delete the other"
            findings.add(
                message, at: duplicate.location, key: duplicate.key,
                language: table.table.files[duplicate.location.file].language,
                atMost: duplicate.isEqual ? .warning : .error, related: [duplicate.first],
                fix: Self.removal(of: duplicate, in: table))
        }
    }

    private static func removal(of duplicate: DuplicateKey, in table: TableContext) -> [Edit] {
        guard duplicate.isEqual, let range = duplicate.removable else { return [] }
        guard table.isCatalog else { return [Edit(range, [])] }
        return MemberRemoval(table.table.files[duplicate.location.file].bytes).edits(removing: [range]).flatMap { $0 }
    }

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        for problem in entry.entry.problems { report(problem, in: entry.entry, into: &findings) }
    }

    private func report(_ problem: ShapeProblem, in entry: Entry?, into findings: inout FindingSink) {
        if case .legacy(.repeated, let message, let key) = problem.kind {
            return findings.add(message, at: problem.location, key: key)
        }
        guard case .duplicateMember(let name, let first) = problem.kind else { return }
        findings.add(
            "\(Quotation.of(name)) appears twice; only one of them is used, so delete the wrong one",
            at: problem.location,
            language: entry?.language(at: problem.location), related: [first])
    }
}
