import CatalogCore
import CatalogLint
import LintRules
import StringTables
import Testing

@testable import SwiftSources

@Suite("Findings on stale keys beside code")
struct StaleKeyTests {
    /// Returns what the rule says about a stale key, given some code; nil without a finding.
    private func message(
        on key: String, _ code: String?, state: String = "stale", path: String = "Localizable.xcstrings"
    ) async throws -> String? {
        let catalog =
            #"{"sourceLanguage":"en","strings":{"\#(key)":{"extractionState":"\#(state)"}},"version":"1.0"}"#
        let loaded = await TableLoader.load([TableLoader.Source(path: path, bytes: Array(catalog.utf8))])
        let checks = code.map { code in
            let file = SourceScanner().file(at: "View.swift", holding: Array(code.utf8))
            return SourceChecks(SourceProject([file], tables: loaded.tables))
        }
        let findings = await Linter(sources: checks).check(loaded).findings.filter { $0.rule == "stale-key" }
        #expect(findings.count < 2)
        #expect(findings.allSatisfy { $0.severity == .warning && $0.key == key })
        return findings.first?.text.description
    }

    @Test("A key that the app's own function looks up is in use, at its location")
    func used() async throws {
        let code = """
            func title(_ key: String) -> String { NSLocalizedString(key, comment: "") }
            let a = title("home.title")
            """
        #expect(
            try await message(on: "home.title", code)
                == "Xcode no longer finds it in the code, but View.swift:2:15 uses it; mark it “manual”")
    }

    @Test("A key whose lookup Xcode sees loses its mark with the next build")
    func seen() async throws {
        #expect(
            try await message(on: "home.title", "import SwiftUI\nlet a = Text(\"home.title\")")
                == "Xcode no longer finds it in the code, but View.swift:2:14 uses it; Xcode's next build or "
                + "`fitloc extract` removes the mark")
    }

    @Test("A key that code may build is named with the location that may use it")
    func built() async throws {
        let code = #"let a = NSLocalizedString("badge.\(kind).title", comment: "")"#
        #expect(
            try await message(on: "badge.gold.title", code)
                == "Xcode no longer finds it in the code, but View.swift:1:27 may use it; mark it “manual” if it does")
    }

    @Test("A key that certainly nothing uses can be removed")
    func unused() async throws {
        #expect(
            try await message(on: "home.old", #"let a = Text("home.title")"#)
                == "no code uses this key; `fitloc unused --remove certain` removes such keys")
    }

    @Test(
        "Without code, with a lookup of any key, and in a table that code does not name, both cases are possible",
        arguments: [
            (nil, "Localizable"), ("let a = NSLocalizedString(load(), comment: \"\")", "Localizable"),
            ("let a = 1", "InfoPlist"),
        ] as [(String?, String)])
    func unproven(code: String?, table: String) async throws {
        #expect(
            try await message(on: "home.old", code, path: "\(table).xcstrings")
                == "Xcode no longer finds it in the code; delete it, or mark it “manual” if the code still uses it")
    }

    @Test("A key that is not stale has no finding")
    func manual() async throws {
        #expect(try await message(on: "home.title", "let a = 1", state: "manual") == nil)
        #expect(try await message(on: "home.title", nil, state: "manual") == nil)
    }
}
