import CommandSupport
import Foundation
import Testing
import XCStringsKit

@testable import fitloc

/// Pages that the program writes of itself; `scripts/test --update` sets `FITLOC_UPDATE` and rewrites them.
@Suite("Generated pages")
struct GeneratedPagesTests {
    @Test("docs/rules.md is what the rules say of themselves")
    func rules() throws {
        try GeneratedPage("docs/rules.md").expect(RulePage.page(of: RuleRegistry.descriptions))
    }

    @Test("docs/cli.md is what the commands say of themselves")
    func commands() throws {
        let page = try ReferencePage(toolInfo: Data(Fitloc._dumpHelp().utf8))
        try GeneratedPage("docs/cli.md").expect(page.markdown())
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
