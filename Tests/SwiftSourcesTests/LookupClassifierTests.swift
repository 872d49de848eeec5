import CatalogLint
import LintRules
import StringTables
import Testing

@testable import SwiftSources

@Suite("Natural language in place of keys")
struct LookupClassifierTests {
    @Test("Names that are never translated are not missing", arguments: ["FitToday", "FitPal", "iPhone"])
    func names(name: String) async throws {
        #expect(try await found(name, names: ["FitToday", "FitPal", "iPhone"]).isEmpty)
    }

    @Test("A name outside the project's list is a hard-coded string")
    func unknownName() async throws {
        #expect(try await found("FitToday", names: []) == ["hard-coded-text"])
    }

    @Test(
        "If keys are sentences, a text is a missing key, but an address or the name of a file is not",
        arguments: [
            ("Not there", true), ("me@fittoday.com", false), ("FitToday.hr", false), ("fittoday.com.br", false),
            ("walks.jsonl", false), ("Day.no", true), ("walks.title", true),
        ])
    func sentences(text: String, isMissing: Bool) async throws {
        #expect(try await found(text, names: [], key: "Save the day") == (isMissing ? ["key-missing"] : []))
    }

    @Test(
        "A key that Xcode will extract is a warning, one that nothing can find is an error",
        arguments: [
            (#"Text("Not there")"#, Severity.warning),
            (#"String(localized: "save.note", defaultValue: "Not there")"#, .warning),
            (#"Text("save.titel")"#, .error), (#""Not there".localized"#, .error),
        ])
    func pending(code: String, severity: Severity) async throws {
        let found = try await findings("import SwiftUI\nlet value = \(code)\n", names: [], key: "save.title")
        let others = try await findings("import SwiftUI\nlet value = \(code)\n", names: [], key: "Save the day")
        let missing = (found + others).filter { $0.rule == "key-missing" }
        #expect(!missing.isEmpty && missing.allSatisfy { $0.severity == severity })
    }

    @Test(
        "A name unlike the project's keys is a note, and a word that interfaces translate is a text",
        arguments: [
            ("Tall_Oak", "home.title", "note no table has this key"),
            ("Tall_Oak", "Home_Title", "error no table has this key"),
            ("TALL_OAK", "home.title", "error no table has this key"),
            ("Tall.Oak", "home.title", "error no table has this key"),
            ("tall_oak", "home.title", "error no table has this key"),
            ("add", "home.title", "warning no table has this text, so it is the same in all languages"),
            ("talloak", "home.title", nil), ("reps", "home.title", nil), ("TallOak", "home.title", nil),
            ("TallOak", "Save the day", "note no table has this key"),
            ("TallOak", "HomeTitle", "error no table has this key"),
            ("tallOak", "Save the day", "error no table has this key"),
            ("oaks://tree/\\(id)", "Save the day", nil),
        ])
    func otherForms(text: String, key: String, expected: String?) async throws {
        let found = try await findings("import SwiftUI\nlet value = Text(\"\(text)\")\n", names: [], key: key)
            .filter { $0.rule == "key-missing" }.map { "\($0.severity) \($0.text)" }
        #expect(found == (expected.map { [$0] } ?? []))
    }

    @Test("A lookup that the code spells out asks for a key, whatever its form")
    func explicitName() async throws {
        let code = "import Foundation\nlet value = NSLocalizedString(\"Tall_Oak\", comment: \"\")\n"
        #expect(try await findings(code, names: [], key: "home.title").map(\.severity) == [.error])
    }

    @Test("A missing text is a note where users miss nothing, an identifier is none where developers see it")
    func developers() async throws {
        func severities(_ code: String) async throws -> [Severity] {
            try await findings("import SwiftUI\n\(code)\n", names: [], key: "Save the day")
                .filter { $0.rule == "key-missing" }.map(\.severity)
        }
        func view(_ name: String, _ key: String) -> String {
            "struct \(name): View { var body: some View { Text(\"\(key)\") } }"
        }
        #expect(try await severities(view("DesignSystemGallery", "Not there")) == [.note])
        #expect(try await severities(view("Days", "Not there") + "\n#Preview { Days() }") == [.note])
        #expect(try await severities(view("Days", "Not there")) == [.warning])
        #expect(try await severities(view("Days", "GitHub")) == [.note], "the name of a product stays as it is")
        #expect(try await severities(view("Days", "GitHub stars")) == [.warning])
        let link = { (host: String) in "let site = URL(string: \"https://www.\(host)/data\")\n" }
        let (site, foreign) = (link("catalogue-of-life.org"), link("catalogueoflife.org.uk"))
        #expect(try await severities(site + view("Days", "Catalogue of Life")) == [.note], "the name of a site")
        #expect(try await severities(foreign + view("Days", "Catalogue of Life")) == [.note])
        #expect(try await severities(site + view("Days", "Catalogue of Lives")) == [.warning])
        #expect(try await severities(link("share-settings.com") + view("Days", "Share Settings")) == [.warning])
        #expect(try await severities(view("DesignSystemGallery", "day.not_there")) == [.error])
    }

    @Test("Log messages are not visible")
    func logs() async throws {
        let code = #"""
            import os
            let logger = Logger()
            func log(_ id: Int) { logger.error("\("not.there".localized): \(id)") }
            """#
        #expect(try await findings(code, names: [], key: "home.title").isEmpty)
    }

    @Test(
        "Missing names of the app's own programs and technical texts are notes",
        arguments: [
            ("Long Strides", Severity.note), ("LongStrides", .note), ("LongStrides v2", .note), ("HTTP 400", .note),
            ("sk-...", .note), ("HTTP \\(code)", .note), ("Error \\(code)", .warning), ("Deutsch", .note),
            ("German", .warning), ("npx -y steps --all", .note),
            ("Use -v or --all", .warning),
            ("HTTP {code} today", .warning),
            ("Long strides", .warning), ("Longer Strides", .warning), ("Error 400", .warning),
        ])
    func ownNames(text: String, severity: Severity) async throws {
        let code = "import SwiftUI\nstruct LongStridesApp: App { let body = view }\nlet view = Text(\"\(text)\")\n"
        #expect(try await findings(code, names: [], key: "More").map(\.severity) == [severity])
    }

    private func found(_ text: String, names: [String], key: String = "home.title") async throws -> [String] {
        try await findings("import SwiftUI\nlet view = Text(\"\(text)\")\n", names: names, key: key).map(\.rule.name)
    }

    @Test("In a project of one language a missing text is a note, an identifier is an error")
    func oneLanguage() async throws {
        func severities(_ value: String, languages: [String]) async throws -> [Severity] {
            try await findings(
                "import SwiftUI\nlet value = \(value)\n", names: [], key: "Save the day", languages: languages
            ).filter { $0.rule == "key-missing" }.map(\.severity)
        }
        for text in [#"Text("Not there")"#, #"NSLocalizedString("Not there", comment: "")"#] {
            #expect(try await severities(text, languages: []) == [.note])
            #expect(try await severities(text, languages: ["en"]) == [.note])
            #expect(try await severities(text, languages: ["en", "de"]) != [.note])
        }
        let similar = #"NSLocalizedString("Save the dya", comment: "")"#
        #expect(try await severities(similar, languages: ["en"]) == [.warning], "it may be misspelt")
        let other = #"NSLocalizedString("Save the days…", comment: "")"#
        #expect(try await severities(other, languages: ["en"]) == [.note])
        let key = #"NSLocalizedString("not.there", comment: "")"#
        #expect(try await severities(key, languages: ["en"]) == [.error])
        let text = #"NSLocalizedString("not.there", value: "Not there", comment: "")"#
        #expect(try await severities(text, languages: ["en"]) == [.note])
    }

    @Test("The raw value of a case that code looks up is a note, an identifier is an error")
    func rawValues() async throws {
        let code = { (value: String) in
            """
            import SwiftUI
            enum Grade: String { case first = "\(value)"; var title: String { NSLocalizedString(rawValue, comment: "") } }
            """
        }
        let text = try await findings(code("Another Legend"), names: [], key: "Save the day")
        #expect(text.map(\.severity) == [.note])
        let key = try await findings(code("grade.another"), names: [], key: "Save the day")
        #expect(key.map(\.severity) == [.error])
    }

    @Test("The first value of a property is a note where code gives others")
    func firstValues() async throws {
        let code = { (call: String) in
            """
            import SwiftUI
            struct Row: View {
                var title: String = "Tags of the day"
                var body: some View { Text(LocalizedStringKey(title)) }
            }
            let row = \(call)
            """
        }
        let given = try await findings(code(#"Row(title: "Save the day")"#), names: [], key: "Save the day")
        #expect(given.map(\.severity) == [.note])
        let shown = try await findings(code("Row()"), names: [], key: "Save the day")
        #expect(shown.map(\.severity) == [.warning])
    }

    private func findings(
        _ code: String, names: [String], key: String, languages: [String] = ["en", "de"]
    ) async throws -> [Finding] {
        let texts = languages.map { #""\#($0)":{"stringUnit":{"state":"translated","value":"\#(key)"}}"# }
            .joined(separator: ",")
        let catalog = #"{"sourceLanguage":"en","strings":{"\#(key)":{"localizations":{\#(texts)}}},"version":"1.0"}"#
        let project = MarkedProject([
            ("Localizable.xcstrings", Array(catalog.utf8)), ("View.swift", Array(code.utf8)),
        ])
        let loaded = await TableLoader.load([
            TableLoader.Source(path: "Localizable.xcstrings", bytes: Array(catalog.utf8))
        ])
        let settings = LintSettings(doNotTranslate: names)
        let checks = SourceChecks(try project.project(loaded))
        let report = await Linter(settings: { _ in settings }, sources: checks).check(loaded)
        return report.findings.filter { $0.path == "View.swift" }
    }
}
