import AccessorGenerator
import CatalogLint
import Foundation
import LintReports
import ProgramSupport
import TestSupport
import Testing

@testable import FitlocCommands

/// Pages that are generated from the program.
///
/// `scripts/test --update` sets `FITLOC_UPDATE` and rewrites them.
@Suite("Generated pages")
struct GeneratedPagesTests {
    @Test("docs/cli.md is generated from the commands")
    func commands() throws {
        try GeneratedPage("docs/cli.md").expect(ReferencePage(try Self.tool()).markdown())
    }

    @Test("mandoc reports nothing in the manual pages", .enabled(if: Mandoc.isInstalled, "mandoc is not installed"))
    func manualsAreWellFormed() async throws {
        let work = try WorkFolder()
        let pages = ManualPages(try Self.tool(), version: .current).all
        #expect(pages.count > 40)
        for page in pages { try Data(page.text.utf8).write(to: work.file(page.name)) }
        #expect(try await Mandoc.lint(pages.map(\.name), in: work.url) == "")
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

    @Test("docs/fittoday/old-keys.md lists the app's old keys and their replacements")
    func oldKeys() throws {
        let heading = """
            # FitToday's old keys

            The accessor for each key of the app's old tables, by screen, for \
            [the move to accessors](adopting.md). Keys that stay the same, such as `common.back` with the accessor \
            `Strings.Common.back`, are left out. `keys.csv` has all keys, for `fitloc adopt --accessors`.

            """
        try GeneratedPage("docs/fittoday/old-keys.md").expect(heading + AdoptionTable().text())
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
