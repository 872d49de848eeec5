import CatalogCore
import CatalogLint

/// Finds catalogs that don't say which language their texts are translated from.
struct MissingSourceLanguageRule: TableRule {
    static let description = RuleDescription(
        id: "missing-source-language",
        category: .structure,
        summary: "a catalog does not name its source language",
        rationale: """
            Without it Xcode cannot tell what is to be translated from what, and the compiler refuses the file.
            """,
        severity: .error,
        impact: .breaks,
        scope: .catalog,
        passing: [
            .catalog(#"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#),
            RuleExample(files: [("de.lproj/Localizable.strings", "\"tab.home\" = \"Start\";\n")]),
        ],
        failing: [
            .catalog(#"↓{ "strings" : { }, "version" : "1.0" }"#),
            .catalog(#"{ "sourceLanguage" : ↓"", "strings" : { }, "version" : "1.0" }"#),
        ]
    )

    func check(_ table: TableContext, into findings: inout FindingSink) {
        guard table.table.missingStrings == nil, let root = table.table.document?.root else { return }
        for problem in table.table.problems {
            guard case .missingMember("sourceLanguage", .catalog) = problem.kind else { continue }
            guard let written = root["sourceLanguage"] else {
                guard !isMisspelt(in: table.table.problems) else { continue }
                findings.add("no “sourceLanguage”; add it, as in \"sourceLanguage\" : \"en\"", at: problem.place)
                continue
            }
            // Of another type than a string, it is invalid-field-type's.
            guard written.kind == .string else { continue }
            findings.add("“sourceLanguage” is empty", at: Place(file: 0, range: written.range))
        }
    }

    /// A name that is nearly right is unknown-root-key's.
    private func isMisspelt(in problems: [ShapeProblem]) -> Bool {
        problems.contains {
            guard case .unknownMember(let name, .catalog) = $0.kind else { return false }
            return !Spelling.question(about: name, in: ["sourceLanguage"]).isEmpty
        }
    }
}
