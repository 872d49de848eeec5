import CatalogCore
import CatalogLint
import StringTables

/// Finds files in which git left what it could not merge.
struct ConflictMarkerRule: FileRule {
    static let description = RuleDescription(
        id: "conflict-marker",
        category: .structure,
        summary: "a merge conflict was left unresolved",
        rationale: """
            With git's marks in it, a catalog is no JSON and a table no table: the build fails, or all of its texts are \
            gone. Only the first mark is named. In a comment of a legacy table, where the marks do no such harm, they \
            count too: somebody has not finished merging.
            """,
        severity: .error,
        impact: .breaks,
        scope: .file,
        passing: [
            .texts(["en": #""<<<<<<< HEAD""#]),
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "/*\n=======\n Tabs\n=======\n*/\n\"tab.home\" = \"Home\";\n")
            ]),
        ],
        failing: [
            .entries(
                """
                    "tab.home" : { },
                ↓<<<<<<< HEAD
                    "tab.plan" : { }
                =======
                    "tab.today" : { }
                >>>>>>> feature/today
                """),
            RuleExample(files: [
                (
                    "en.lproj/Localizable.strings",
                    "↓<<<<<<< HEAD\n\"tab.home\" = \"Home\";\n=======\n\"tab.home\" = \"Today\";\n>>>>>>> feature/today\n"
                )
            ]),
            RuleExample(files: [
                (
                    "en.lproj/Localizable.strings",
                    "/*\n↓<<<<<<< HEAD\n Home\n=======\n Today\n>>>>>>> feature/today\n*/\n\"tab.home\" = \"Home\";\n"
                )
            ]),
        ]
    )

    func check(_ file: LoadedFile, into findings: inout FindingSink) {
        guard let offset = file.conflictMarker else { return }
        findings.add(
            "a merge conflict was left unresolved here; keep one side and delete the markers", in: file.text,
            range: offset..<offset)
    }
}
