import CatalogCore
import CatalogLint

/// Finds tables that exist as a catalog and as legacy files.
struct TableConflictRule: ProjectRule {
    static let description = RuleDescription(
        id: "table-conflict",
        category: .compile,
        summary: "a table exists both as a catalog and as legacy files",
        rationale: """
            Xcode refuses to build a target with `Localizable.xcstrings` and a `Localizable.strings` or \
            `.stringsdict`. The rule compares a catalog only with the `.lproj` folders next to it: files elsewhere may \
            belong to another target, and a file that no target contains is no conflict. A catalog in `mul.lproj` belongs to a storyboard, as do the `.strings` files \
            next to it.
            """,
        severity: .error,
        impact: .breaks,
        scope: .project,
        passing: [
            RuleExample(files: [
                ("App/Localizable.xcstrings", catalog),
                ("App/pt-BR.lproj/InfoPlist.strings", table),
                ("Widget/pt-BR.lproj/Localizable.strings", table),
                ("App/Legacy/pt-BR.lproj/Localizable.strings", table),
            ]),
            RuleExample(files: [
                ("App/mul.lproj/Main.xcstrings", catalog),
                ("App/pt-BR.lproj/Main.strings", table),
            ]),
            RuleExample(files: [("App/Plan.xcstrings", catalog), ("App/is.lproj/Plan.strings", table)])
                .leavingOut(["App/is.lproj/Plan.strings"]),
        ],
        failing: [
            RuleExample(files: [
                ("App/Localizable.xcstrings", "↓" + catalog),
                ("App/en.lproj/Localizable.strings", table),
                ("App/pt-BR.lproj/Localizable.strings", table),
            ]),
            RuleExample(files: [
                ("Plan.xcstrings", "↓" + catalog),
                ("Plan.strings", table),
            ]),
        ]
    )

    private static let catalog = #"{ "sourceLanguage" : "en", "strings" : { }, "version" : "1.0" }"#
    private static let table = "\"tab.home\" = \"Home\";\n"

    func check(_ project: ProjectContext, into findings: inout FindingSink) {
        let catalogs = project.files.filter { $0.format == .catalog && TablePath.projectFolder(of: $0.path) == nil }
        guard !catalogs.isEmpty else { return }
        let legacy = Dictionary(grouping: project.files.filter { $0.format != .catalog }) { TargetTable(of: $0.path) }
        for catalog in catalogs {
            let files = legacy[TargetTable(of: catalog.path), default: []].filter { !project.isLeftOut($0) }
            guard let first = files.first else { continue }
            let path = Quotation.of(TargetTable.localPath(of: first.path))
            findings.add(
                files.count == 1
                    ? """
                    makes the same table as \(path), which Xcode refuses; delete that file once its texts \
                    are in the catalog
                    """
                    : """
                    makes the same table as \(path) and \(files.count - 1) more, which Xcode refuses; delete \
                    those files once their texts are in the catalog
                    """,
                in: catalog.text, range: 0..<0, related: files.map { ($0.text, 0..<0) })
        }
    }
}
