import CatalogCore
import CatalogLint

/// Finds plural rules of legacy tables that are incomplete.
struct StringsdictMissingTypeRule: TableRule {
    static let description = RuleDescription(
        id: "stringsdict-missing-type",
        category: .structure,
        summary: "a plural rule of a .stringsdict lacks its format or a type, or has an unknown form",
        rationale: """
            Without NSStringFormatSpecTypeKey = NSStringPluralRuleType and NSStringFormatValueTypeKey, the app omits \
            the number or shows the key. A form with another name than zero, one, two, few, many and other is a \
            warning: its text is never shown.
            """,
        severity: .error,
        impact: .breaks,
        scope: .catalog,
        passing: [
            RuleExample(files: [("en.lproj/Localizable.stringsdict", example("", "", type: "NSStringPluralRuleType"))])
        ],
        failing: [
            RuleExample(files: [("en.lproj/Localizable.stringsdict", example("↓", "", type: nil))]),
            RuleExample(files: [("en.lproj/Localizable.stringsdict", example("", "↓", type: "NSStringGenderRuleType"))]
            ),
            RuleExample(files: [
                (
                    "en.lproj/Localizable.stringsdict",
                    example("", "", type: "NSStringPluralRuleType").replacing("<key>one", with: "↓<key>One")
                )
            ]),
        ]
    )

    /// One plural with a variable `days`; the marks precede its name and its type.
    private static func example(_ nameMark: String, _ typeMark: String, type: String?) -> String {
        let typeLines = type.map { "<key>NSStringFormatSpecTypeKey</key>\n\(typeMark)<string>\($0)</string>\n" } ?? ""
        return """
            <plist version="1.0"><dict>
            <key>streak.days</key>
            <dict>
            <key>NSStringLocalizedFormatKey</key>
            <string>%#@days@</string>
            \(nameMark)<key>days</key>
            <dict>
            \(typeLines)<key>NSStringFormatValueTypeKey</key>
            <string>d</string>
            <key>one</key>
            <string>%d day</string>
            <key>other</key>
            <string>%d days</string>
            </dict>
            </dict>
            </dict></plist>
            """
    }

    func check(_ table: TableContext, into findings: inout FindingSink) {
        for problem in table.table.problems {
            guard case .legacy(let fault, let message, let key) = problem.kind,
                fault == .incompleteRule || fault == .unknownForm
            else { continue }
            findings.add(
                message, at: problem.location, key: key, language: table.table.files[problem.location.file].language,
                atMost: fault == .unknownForm ? .warning : .error)
        }
    }
}
