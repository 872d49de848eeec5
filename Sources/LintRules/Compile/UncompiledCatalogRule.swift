import CatalogCore
import CatalogLint
import StringTables

/// Finds catalogs of packages that the build does not compile.
struct UncompiledCatalogRule: ProjectRule {
    static let description = RuleDescription(
        id: "uncompiled-catalog",
        category: .compile,
        summary: "a package excludes a catalog, or copies it without compiling it",
        rationale: """
            Lookups read compiled tables, so people see the keys. In `Package.swift`, use `.process` for the catalog or \
            its folder instead of `.copy`, and do not list it in `exclude`. The rule ignores tests, targets with a build \
            plugin, which may compile the catalog, catalogs that a target of an Xcode project contains, and catalogs \
            with a `.strings` file of the same name in the package, which a script may write from them.
            """,
        severity: .warning,
        impact: .misleads,
        scope: .project,
        passing: [
            example(BuildPackage(declaration: manifest, hasDefaultLocalization: true, processed: [path])),
            example(
                BuildPackage(declaration: manifest, hasDefaultLocalization: true, excluded: [path]),
                tableOfProject: path),
            example(
                BuildPackage(declaration: manifest, hasDefaultLocalization: true, excluded: [path]),
                besides: [("Sources/Home/en.lproj/Localizable.strings", "\"Home\" = \"Home\";\n")]),
        ],
        failing: [
            example(BuildPackage(declaration: manifest, hasDefaultLocalization: true, copied: [path]), mark: "↓"),
            example(BuildPackage(declaration: manifest, hasDefaultLocalization: true, excluded: [path]), mark: "↓"),
        ]
    )

    func check(_ project: ProjectContext, into findings: inout FindingSink) {
        let build = project.build
        let tables = build.projects.reduce(into: Set<String>()) { $0.formUnion($1.tables) }
        for package in build.packages {
            let left = package.copied.union(package.excluded)
            for file in project.files
            where left.contains(file.path) && !tables.contains(file.path) && !project.isWritten(file, in: package) {
                if package.copied.contains(file.path) {
                    findings.add(
                        """
                        the package copies this catalog without compiling it, so no lookup finds its texts; use \
                        `.process` in \(package.declaration.file.path)
                        """, in: file.text, range: 0..<0, related: [package.related])
                } else if package.excluded.contains(file.path) {
                    findings.add(
                        """
                        the package excludes this catalog, so no lookup finds its texts; remove it from `exclude` in \
                        \(package.declaration.file.path)
                        """, in: file.text, range: 0..<0, related: [package.related])
                }
            }
        }
    }

    private static let path = "Sources/Home/Localizable.xcstrings"

    private static let manifest = BuildLocation(
        TableFile(untabled: "Package.swift", bytes: Array(#"let package = Package(name: "Home")"#.utf8)), 14..<21)

    private static func example(
        _ package: BuildPackage, tableOfProject table: String? = nil,
        besides files: [(path: String, text: String)] = [],
        mark: String = ""
    ) -> RuleExample {
        let project = table.map { BuildProject(regions: manifest, languages: [], tables: [$0]) }
        return RuleExample(
            files: [(path, mark + #"{ "sourceLanguage" : "en", "strings" : { "Home" : { } }, "version" : "1.0" }"#)]
                + files
        ).built(as: BuildFacts(projects: project.map { [$0] } ?? [], packages: [package]))
    }
}

extension ProjectContext {
    /// Returns whether a package has legacy files of a catalog's table, which can be written from it.
    fileprivate func isWritten(_ catalog: LoadedFile, in package: BuildPackage) -> Bool {
        let name = TablePath.tableName(of: catalog.path)
        let folder = TablePath.folder(of: package.declaration.file.path)
        return files.contains { file in
            file.format != .catalog && TablePath.tableName(of: file.path) == name
                && (folder == "." || file.path.hasPrefix("\(folder)/"))
        }
    }
}

extension BuildPackage {
    /// The manifest as a location that belongs to a finding.
    fileprivate var related: (file: TableFile, range: ByteRange) { (declaration.file, declaration.range) }
}
