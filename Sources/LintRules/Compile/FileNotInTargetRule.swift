import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// Finds legacy files that no target contains, although targets contain related files.
///
/// Beside code, a check of code also finds folders of Swift files that nothing compiles.
package struct FileNotInTargetRule: ProjectRule {
    package static let description = RuleDescription(
        id: "file-not-in-target",
        category: .compile,
        summary: "no target contains a language's file",
        rationale: """
            A `.strings` or `.stringsdict` file that was never added to the Xcode project is not in the app: people \
            see another language. The rule reports a file in a language folder if a target contains the table in \
            another language, or another file of that folder. It is a note for the source language of a storyboard, \
            which has its texts itself. Files that belong to a package, a pod, Bazel or CMake count as contained. \
            With `--sources`, the rule also reports a folder of Swift files with texts that no target contains, at its \
            first file, unless a package, a project generator or another build system may compile the folder. Other \
            findings in files that no target contains are notes.
            """,
        severity: .warning,
        impact: .coverage,
        scope: .project,
        passing: [
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n"),
                ("pt-BR.lproj/Localizable.strings", "\"home.title\" = \"Início\";\n"),
            ])
        ],
        failing: [
            RuleExample(files: [
                ("en.lproj/Localizable.strings", "\"home.title\" = \"Home\";\n"),
                ("pt-BR.lproj/Localizable.strings", "↓\"home.title\" = \"Início\";\n"),
            ]).leavingOut(["pt-BR.lproj/Localizable.strings"]),
            RuleExample(files: [
                ("en.lproj/Main.strings", "↓\"aB1-c2-D3e.title\" = \"Home\";\n"),
                ("de.lproj/Main.strings", "↓\"aB1-c2-D3e.title\" = \"Start\";\n"),
            ]).leavingOut(["en.lproj/Main.strings", "de.lproj/Main.strings"]),
            RuleExample(files: [
                (
                    "Localizable.xcstrings",
                    #"{ "sourceLanguage" : "en", "strings" : { "home.title" : { } }, "version" : "1.0" }"#
                ),
                ("pt-BR.lproj/Localizable.strings", "↓\"home.title\" = \"Início\";\n"),
            ]).leavingOut(["pt-BR.lproj/Localizable.strings"]),
        ]
    )

    package init() {}

    package func check(_ project: ProjectContext, into findings: inout FindingSink) {
        let kinds = project.tables.reduce(into: [String: TableContext]()) { kinds, table in
            for file in table.table.files { kinds[file.path] = table }
        }
        let catalogs = Set(project.files.filter { $0.format == .catalog }.map { TargetTable(of: $0.path) })
        for file in project.files where file.format != .catalog && project.isLeftOut(file) {
            findings.add(
                catalogs.contains(TargetTable(of: file.path))
                    ? """
                    no target of the Xcode project contains this file, because a catalog replaces the table; delete it
                    """
                    : """
                    no target of the Xcode project contains this file, so nobody sees its texts; add it or delete it
                    """,
                in: file.text, range: 0..<0, language: TablePath.projectFolder(of: file.path).map { LanguageTag($0) },
                atMost: kinds[file.path].map { Self.isOfSource(file, in: $0) } ?? false ? .note : .error)
        }
    }

    /// Whether a file has the source texts of an interface or an intent definition, which these contain themselves.
    private static func isOfSource(_ file: LoadedFile, in table: TableContext) -> Bool {
        guard table.kind == .interfaceBuilder || table.kind == .intentDefinition,
            let language = TablePath.projectFolder(of: file.path)
        else { return false }
        return LanguageTag(language).language == (table.table.sourceLanguage ?? "en").language
    }
}
