import CatalogCore
import CatalogLint
import StringTables

/// Finds merge conflicts that were left in a file.
struct ConflictMarkerRule: FileRule {
    static let description = RuleDescription(
        id: "conflict-marker",
        category: .structure,
        summary: "a merge conflict was left unresolved",
        rationale: """
            With the markers of git, the file is no longer a valid catalog or table. The build fails, or all texts of \
            the file are missing. The rule reports the first marker of each conflict, also in a comment of a legacy \
            table, because the merge is not finished. `fitloc merge --resolve` merges both sides by key and leaves only \
            what both sides changed; with `--interactive`, it asks about that.
            """,
        severity: .error,
        impact: .breaks,
        scope: .file,
        tables: .all,
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
        for offset in file.conflictMarkers {
            findings.add(
                file.format == .storeText
                    ? "a merge conflict was left unresolved here; resolve it by hand"
                    : "a merge conflict was left unresolved here; resolve it by hand, or key by key with `fitloc merge --resolve`",
                in: file.text,
                range: offset..<offset)
        }
    }
}
