import CatalogCore
import CatalogLint
import StringTables

/// Finds legacy tables that cannot be read.
struct StringsSyntaxRule: FileRule, TableRule {
    static let description = RuleDescription(
        id: "strings-syntax",
        category: .structure,
        summary: "a .strings or .stringsdict file cannot be read, because of its syntax",
        rationale: """
            The build fails, or no text of the file is found at run time. The finding is where the parser stopped; the \
            cause is there or shortly before.
            """,
        severity: .error,
        impact: .breaks,
        scope: .file,
        passing: [
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "/* Tab */ \"tab.home\" = \"Home\";\ntab_plan = 'Plan';\n\"Today\";\n")
            ])
        ],
        failing: [
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"tab.home\" = \"Home\"↓\n\"tab.plan\" = \"Plan\";\n")
            ]),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"tab.home\" = ↓\"Home;\n")
            ]),
        ]
    )

    var checks: [RuleCheck] { [.file(self), .table(self)] }

    func check(_ file: LoadedFile, into findings: inout FindingSink) {
        guard let failure = file.failure, failure.kind == .syntax, file.conflictMarker == nil else { return }
        findings.add(failure.message, in: file.text, range: failure.offset..<failure.offset)
    }

    /// Content that can be read, but not used.
    func check(_ table: TableContext, into findings: inout FindingSink) {
        for problem in table.table.problems {
            guard case .legacy(.unusable, let message, let key) = problem.kind else { continue }
            findings.add(
                message, at: problem.location, key: key, language: table.table.files[problem.location.file].language)
        }
    }
}
