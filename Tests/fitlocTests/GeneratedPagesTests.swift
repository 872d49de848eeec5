import CommandSupport
import Foundation
import TestSupport
import Testing
import XCStringsKit

@testable import fitloc

/// Pages that the program writes of itself; `scripts/test --update` sets `FITLOC_UPDATE` and rewrites them.
@Suite("Generated pages")
struct GeneratedPagesTests {
    @Test("docs/rules.md is what the rules say of themselves")
    func rules() throws {
        try GeneratedPage("docs/rules.md").expect(RulePage.page(of: RuleSet.standard.descriptions))
    }

    @Test("docs/cli.md is what the commands say of themselves")
    func commands() throws {
        let page = try ReferencePage(toolInfo: Data(Fitloc._dumpHelp().utf8))
        try GeneratedPage("docs/cli.md").expect(page.markdown())
    }

    @Test(
        "The accessors of our own strings are those of the catalogs",
        arguments: [
            ("Sources/CommandSupport", "Interface/Texts.swift"), ("Sources/FitTodayStrings", "Strings.swift"),
        ])
    func accessors(target: String, file: String) throws {
        let folder = SourceTree.package.appendingPathComponent(target).path
        let result = try GenerationInput(configuration: "\(folder)/\(GenerationSettings.fileName)").generate()
        #expect(result.isUsable, "\(result.problems)")
        try GeneratedPage("\(target)/\(file)").expect(try #require(result.files.first).source)
    }

    @Test("docs/strings shows the app's strings as they are read")
    func strings() async throws {
        let pages = try await StringPages()
        for page in pages.all { try GeneratedPage("docs/strings/\(page.name).md").expect(page.text) }
        let folder = SourceTree.package.appendingPathComponent("docs/strings")
        let present = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") }
        #expect(Swift.Set(present) == Swift.Set(pages.all.map { "\($0.name).md" }), "a page of an area that is gone")
    }

    @Test("docs/adopting-in-fittoday.md lists the app's old keys and what takes their place")
    func adopting() throws {
        let url = SourceTree.package.appendingPathComponent("docs/adopting-in-fittoday.md")
        let page = try String(contentsOf: url, encoding: .utf8)
        let mark = "<!-- generated from here on -->\n"
        let written = try #require(page.range(of: mark)?.upperBound)
        try GeneratedPage("docs/adopting-in-fittoday.md").expect(page[..<written] + AdoptionTable.text())
    }
}

/// A page of the package that is compared with what it should be.
private struct GeneratedPage {
    private let path: String
    private let url: URL

    init(_ path: String, from file: String = #filePath) {
        self.path = path
        let root = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
        url = root.deletingLastPathComponent().appendingPathComponent(path)
    }

    func expect(_ text: String) throws {
        let present = try? String(contentsOf: url, encoding: .utf8)
        guard present != text else { return }
        guard ProcessInfo.processInfo.environment["FITLOC_UPDATE"] != nil else {
            Issue.record("\(path) is not current; run `scripts/test --update` and look at the difference")
            return
        }
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }
}
