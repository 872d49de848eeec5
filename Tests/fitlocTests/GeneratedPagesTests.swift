import AccessorGenerator
import CatalogLint
import Foundation
import LintReports
import ProgramSupport
import TestSupport
import Testing

@testable import fitloc

/// Pages that are generated from the program.
///
/// `scripts/test --update` sets `FITLOC_UPDATE` and rewrites them.
@Suite("Generated pages")
struct GeneratedPagesTests {
    @Test("docs/rules.md is generated from the rules' descriptions")
    func rules() throws {
        try GeneratedPage("docs/rules.md").expect(RulePage.page(of: RuleSet.standard.profiles))
    }

    @Test("docs/cli.md is generated from the commands")
    func commands() throws {
        try GeneratedPage("docs/cli.md").expect(ReferencePage(try Self.tool()).markdown())
    }

    @Test("docs/man has a manual page for the program and each command")
    func manuals() throws {
        let pages = ManualPages(try Self.tool(), version: .current).all
        for page in pages { try GeneratedPage("docs/man/\(page.name)").expect(page.text) }
        let folder = SourceTree.package.appendingPathComponent("docs/man")
        let present = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Swift.Set(present) == Swift.Set(pages.map(\.name)), "a page of a command that is gone")
    }

    @Test("mandoc reports nothing in the manual pages", .enabled(if: Mandoc.isInstalled, "mandoc is not installed"))
    func manualsAreWellFormed() async throws {
        let folder = SourceTree.package.appendingPathComponent("docs/man")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(!names.isEmpty)
        #expect(try await Mandoc.lint(names, in: folder) == "")
    }

    private static func tool() throws -> ToolDescription { try ToolDescription(Data(Fitloc._dumpHelp().utf8)) }

    @Test(
        "The accessors of our own strings are generated from the catalogs",
        arguments: [
            ("Sources/InterfaceTexts", "Texts.swift"), ("Sources/FitTodayStrings", "Strings.swift"),
        ])
    func accessors(target: String, file: String) throws {
        let folder = SourceTree.package.appendingPathComponent(target).path
        let result = try GenerationInput(configuration: "\(folder)/\(GenerationSettings.fileName)").generate()
        #expect(result.isUsable, "\(result.problems)")
        try GeneratedPage("\(target)/\(file)").expect(try #require(result.files.first).source)
    }

    @Test("The translations of findings are generated from their catalog")
    func findings() throws {
        try GeneratedPage(FindingTextsPage.path).expect(try FindingTextsPage().source)
    }

    @Test("docs/strings shows the app's strings as users see them")
    func strings() async throws {
        let pages = try await StringPages()
        for page in pages.all { try GeneratedPage("docs/strings/\(page.name).md").expect(page.text) }
        let folder = SourceTree.package.appendingPathComponent("docs/strings")
        let present = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
        #expect(Swift.Set(present) == Swift.Set(pages.all.map { "\($0.name).md" }), "a page of an area that is gone")
    }

    @Test("docs/adopting-in-fittoday.md lists the app's old keys and their replacements")
    func adopting() throws {
        let url = SourceTree.package.appendingPathComponent("docs/adopting-in-fittoday.md")
        let page = try String(contentsOf: url, encoding: .utf8)
        let mark = "<!-- generated from here on -->\n"
        let written = try #require(page.range(of: mark)?.upperBound)
        try GeneratedPage("docs/adopting-in-fittoday.md").expect(page[..<written] + AdoptionTable().text())
    }

    @Test("docs/fittoday/keys.csv contains the same for fitloc adopt --accessors")
    func keys() throws {
        try GeneratedPage("docs/fittoday/keys.csv").expect(AdoptionTable.mapping())
    }
}

/// A generated page of the package.
private struct GeneratedPage {
    private let file: RecordedFile

    init(_ path: String) {
        file = RecordedFile(SourceTree.package.appendingPathComponent(path))
    }

    func expect(_ text: String) throws {
        if let issue = try file.issue(expecting: text) { Issue.record("\(issue)") }
    }
}

/// The program that checks manual pages.
private enum Mandoc {
    private static let path = ["/usr/bin/mandoc", "/usr/local/bin/mandoc", "/opt/homebrew/bin/mandoc"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    static var isInstalled: Bool { path != nil }

    /// Returns the warnings about pages.
    static func lint(_ names: [String], in folder: URL) async throws -> String {
        let words = [path ?? "mandoc", "-T", "lint", "-W", "style"] + names
        return try await OwnThread.run {
            try SpawnedProgram(words, in: folder, environment: ["LC_ALL": "C"]).waitForEnd().output
        }
    }
}
