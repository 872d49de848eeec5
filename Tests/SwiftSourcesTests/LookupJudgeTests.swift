import Testing

@testable import SwiftSources
import XCStringsKit

@Suite("Texts where keys are wanted")
struct LookupJudgeTests {
    @Test("Names that nobody translates are missing nowhere", arguments: ["FitToday", "FitPal", "iPhone"])
    func names(name: String) async throws {
        #expect(try await found(name, names: ["FitToday", "FitPal", "iPhone"]).isEmpty)
    }

    @Test("A name that the project does not list is a text in the code")
    func unknownName() async throws {
        #expect(try await found("FitToday", names: []) == ["hard-coded-text"])
    }

    @Test("A text is a missing key where keys are sentences, an address is not", arguments: [true, false])
    func sentences(isAddress: Bool) async throws {
        let found = try await found(isAddress ? "me@fittoday.com" : "Not there", names: [], key: "Save the day")
        #expect(found == (isAddress ? [] : ["key-missing"]))
    }

    private func found(_ text: String, names: [String], key: String = "home.title") async throws -> [String] {
        let catalog = #"{"sourceLanguage":"en","strings":{"\#(key)":{}},"version":"1.0"}"#
        let code = "import SwiftUI\nlet view = Text(\"\(text)\")\n"
        let project = MarkedProject([
            ("Localizable.xcstrings", Array(catalog.utf8)), ("View.swift", Array(code.utf8)),
        ])
        let loaded = await TableLoader.load([
            TableLoader.Source(path: "Localizable.xcstrings", bytes: Array(catalog.utf8))
        ])
        let settings = LintSettings(doNotTranslate: names)
        let checks = SourceChecks(try project.project(loaded))
        let report = await Linter(settings: { _ in settings }, sources: checks).check(loaded)
        return report.findings.filter { $0.path == "View.swift" }.map(\.rule.name)
    }
}
