import CatalogCore
import CatalogLint

/// Finds packages with catalogs whose manifest has no default language.
struct PackageLanguageRule: ProjectRule {
    static let description = RuleDescription(
        id: "package-language",
        category: .compile,
        summary: "a package with a catalog has no `defaultLocalization`",
        rationale: """
            Without it, the bundle of the package does not say which language its texts are written in, so people with \
            another language may get a wrong one. SwiftPM refuses such a package if it has `.lproj` folders, but not if \
            it has catalogs. Add the source language of the catalogs to `Package.swift`. The rule ignores catalogs that a \
            target of an Xcode project contains.
            """,
        severity: .warning,
        impact: .misleads,
        scope: .project,
        passing: [
            example(#"let package = Package(name: "Home", defaultLocalization: "en")"#, hasDefaultLocalization: true),
            example(#"let package = Package(name: "Home")"#, hasDefaultLocalization: false, isOfProject: true),
        ],
        failing: [example(#"let package = ↓Package(name: "Home")"#, hasDefaultLocalization: false)]
    )

    func check(_ project: ProjectContext, into findings: inout FindingSink) {
        let build = project.build
        let others = build.projects.reduce(into: Set<String>()) { $0.formUnion($1.tables) }
        for package in build.packages where !package.hasDefaultLocalization {
            let paths = package.processed.subtracting(others)
            let tables = project.tables.filter { paths.contains($0.table.path) }
            guard let first = tables.first else { continue }
            let language = first.sourceLanguage?.spelling ?? "en"
            findings.add(
                "the package has a catalog but no default language; add `defaultLocalization: \"\(language)\"`",
                in: package.declaration.file, range: package.declaration.range)
        }
    }

    private static func example(
        _ manifest: String, hasDefaultLocalization: Bool, isOfProject: Bool = false
    ) -> RuleExample {
        let path = "Sources/Home/Localizable.xcstrings"
        let text = manifest.replacing("↓", with: "")
        let location = BuildLocation(TableFile(untabled: "Package.swift", bytes: Array(text.utf8)), 14..<21)
        return RuleExample(files: [
            (path, #"{ "sourceLanguage" : "en", "strings" : { "Home" : { } }, "version" : "1.0" }"#),
            ("Package.swift", manifest),
        ]).built(
            as: BuildFacts(
                projects: isOfProject ? [BuildProject(regions: location, languages: [], tables: [path])] : [],
                packages: [
                    BuildPackage(
                        declaration: location, hasDefaultLocalization: hasDefaultLocalization, processed: [path])
                ]))
    }
}
