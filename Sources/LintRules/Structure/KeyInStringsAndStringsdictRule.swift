import CatalogCore
import CatalogLint

/// Finds keys that a language has in both kinds of legacy tables.
struct KeyInStringsAndStringsdictRule: TableRule {
    static let description = RuleDescription(
        id: "key-in-strings-and-stringsdict",
        category: .structure,
        summary: "a key is in the .strings and in the .stringsdict of one language",
        rationale: """
            At run time the .stringsdict is used, so the text in the .strings is never shown, and changing it has no \
            effect. Delete it from the .strings file.
            """,
        severity: .warning,
        impact: .visible,
        scope: .catalog,
        passing: [
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"tab.home\" = \"Home\";\n"),
                ("en.lproj/Localizable.stringsdict", example),
                ("pt-BR.lproj/Localizable.strings", "\"streak.days\" = \"Dias\";\n"),
            ])
        ],
        failing: [
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"tab.home\" = \"Home\";\n↓\"streak.days\" = \"%d days\";\n"),
                ("en.lproj/Localizable.stringsdict", example),
            ])
        ]
    )

    private static let example = """
        <plist version="1.0"><dict>
        <key>streak.days</key>
        <dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@days@</string>
        <key>days</key>
        <dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d day</string>
        <key>other</key><string>%d days</string>
        </dict>
        </dict>
        </dict></plist>
        """

    func check(_ table: TableContext, into findings: inout FindingSink) {
        for problem in table.table.problems {
            guard case .shadowed(let key, let winner) = problem.kind else { continue }
            findings.add(
                "the .stringsdict also has the key and is used instead, so this text is never shown",
                at: problem.location,
                key: key,
                language: table.table.files[problem.location.file].language, related: [winner])
        }
    }
}
