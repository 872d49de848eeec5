import Foundation
import TestSupport
import Testing

@Suite("Paths in the documentation for contributors")
struct DocumentedPathsTests {
    /// The files that somebody creates who follows the page.
    private static let created: Set = [
        "Sources/LintRules/Wording/AllCapitalsRule.swift", "scripts/verdicts/all-capitals.tsv",
    ]

    @Test("Every path in back-ticks exists", arguments: ["CONTRIBUTING.md", "docs/architecture.md"])
    func current(page: String) throws {
        let text = try String(contentsOf: SourceTree.package.appendingPathComponent(page), encoding: .utf8)
        let missing = try DocumentedPaths.current().missing(on: text)
        #expect(missing.filter { !Self.created.contains($0) } == [])
    }

    private let paths = DocumentedPaths([
        "Sources/Core/Files/Access/A.swift", "Sources/Lint/Rules/B.swift", "docs/a.md",
    ])

    @Test(
        "A path may begin at the root, with a module, or below a module of the heading",
        arguments: [
            "docs/a.md", "Sources/Core/Files/", "Core/Files", "Files/", "Access/", "Access/A.swift",
            "Sources/**/*.swift", "Sources/<module>/Files",
        ])
    func found(path: String) {
        #expect(paths.missing(on: "### Core\nSee `\(path)`.\n") == [])
    }

    @Test(
        "A path that does not exist, or in another module, is found",
        arguments: ["docs/b.md", "Sources/Core/Names/", "Rules/", "Names/", "A.md", "Sources/*/Names"])
    func missing(path: String) {
        #expect(paths.missing(on: "### Core\nSee `\(path)`.\n") == [path])
    }

    @Test(
        "Commands, system paths and code blocks are no paths of the package",
        arguments: [
            "`scripts/test Lint`", "`/tmp/a`", "`~/.cache/a`", "`../shared/a`", "`.build/a`", "```\n`docs/b.md`\n```",
        ])
    func ignored(text: String) {
        #expect(paths.missing(on: text + "\n") == [])
    }
}
