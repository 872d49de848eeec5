import CatalogCore
import CatalogLint
import LintRules
import StringTables
import Testing
import XcodeProjects

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
        #expect(
            findings.allSatisfy { finding in
                let isSettled = finding.text.description.hasSuffix("removes the mark")
                return finding.severity == (isSettled ? .note : .warning) && finding.key == key
            })
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

    @Test("A key that only a preview uses loses its mark too, because Xcode reads previews")
    func preview() async throws {
        let code = """
            import SwiftUI
            struct Card: View {
                let title: LocalizedStringKey
                var body: some View { Text(title) }
            }
            #Preview { Card(title: "home.title") }
            """
        #expect(
            try await message(on: "home.title", code)
                == "Xcode no longer finds it in the code, but View.swift:6:24 uses it; Xcode's next build or "
                + "`fitloc extract` removes the mark")
    }

    @Test("A preview in another target does not use the key of a table")
    func previewOfAnotherTarget() async throws {
        let table = #"{"sourceLanguage":"en","strings":{"home.title":{"extractionState":"stale"}},"version":"1.0"}"#
        let loaded = await TableLoader.load([.init(path: "App/Localizable.xcstrings", bytes: Array(table.utf8))])
        let code = "import SwiftUI\n#Preview { Text(\"home.title\") }"
        func message(_ membership: TargetMembership) async -> String? {
            let files = ["App/A.swift", "Watch/B.swift"].map { path in
                SourceScanner().file(at: path, holding: Array((path.hasPrefix("W") ? code : "").utf8))
            }
            let project = SourceProject(files, tables: loaded.tables, membership: membership)
            let findings = await Linter(sources: SourceChecks(project)).check(loaded).findings
            return findings.first { $0.rule == "stale-key" }?.text.description
        }
        let app = ["App/A.swift", "App/Localizable.xcstrings"]
        let apart = TargetMembership([(.init(name: "App"), app), (.init(name: "Watch"), ["Watch/B.swift"])])
        let together = TargetMembership([(.init(name: "App"), app + ["Watch/B.swift"])])
        #expect(try #require(await message(together)).hasSuffix("removes the mark"))
        #expect(try !#require(await message(apart)).hasSuffix("removes the mark"))
    }

    @Test("A lookup in a target without such a table may use the key; a target with its own has other keys")
    func targetWithoutTable() async throws {
        let table = #"{"sourceLanguage":"en","strings":{"home.title":{"extractionState":"stale"}},"version":"1.0"}"#
        let other = #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#
        let loaded = await TableLoader.load([
            .init(path: "App/Localizable.xcstrings", bytes: Array(table.utf8)),
            .init(path: "Tool/Localizable.xcstrings", bytes: Array(other.utf8)),
        ])
        let code = "import Foundation\nprint(String(localized: \"home.title\"))"
        func message(_ paths: [String]) async -> String? {
            let file = SourceScanner().file(at: "Tool/main.swift", holding: Array(code.utf8))
            let membership = TargetMembership([
                (.init(name: "App"), ["App/Localizable.xcstrings"]), (.init(name: "Tool", product: .tool), paths),
            ])
            let tables = loaded.tables.filter { $0.path.hasPrefix("App") || paths.contains($0.path) }
            let project = SourceProject([file], tables: tables, membership: membership)
            let findings = await Linter(sources: SourceChecks(project)).check(Project(tables: tables, files: []))
                .findings
            return findings.first { $0.rule == "stale-key" }?.text.description
        }
        #expect(
            await message(["Tool/main.swift"])
                == "Xcode no longer finds it in the code, but Tool/main.swift:2:25 may use it; mark it “manual” if it "
                + "does")
        #expect(
            await message(["Tool/main.swift", "Tool/Localizable.xcstrings"])
                == "Xcode no longer finds it in the code; delete it, or mark it “manual” if the code still uses it")
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

    @Test("A key of a table for Info.plist is in use if an Info.plist has it")
    func information() async throws {
        let catalog = """
            {"sourceLanguage":"en","strings":{"NSCameraUsageDescription":{"extractionState":"stale"},
            "NSMicrophoneUsageDescription":{"extractionState":"stale"}},"version":"1.0"}
            """
        let loaded = await TableLoader.load([.init(path: "App/InfoPlist.xcstrings", bytes: Array(catalog.utf8))])
        let list = "<plist><dict>\n<key>NSCameraUsageDescription</key><string>To scan</string></dict></plist>"
        let project = SourceProject(
            [SourceScanner().file(at: "App/A.swift", holding: Array("let a = 1".utf8))], tables: loaded.tables)
        let files = [try OtherFile(path: "App/Info.plist", bytes: Array(list.utf8))]
        let finder = EvidenceFinder(project, mentions: Mentions(of: project.keys.all, in: files))
        let checks = SourceChecks(project, finder: finder)
        let findings = await Linter(sources: checks).check(loaded).findings.filter { $0.rule == "stale-key" }
        #expect(
            findings.map(\.text.description) == [
                "Xcode no longer finds it in the code, but App/Info.plist:2:5 uses it; Xcode's next build or "
                    + "`fitloc extract` removes the mark",
                "Xcode no longer finds it in the code; delete it, or mark it “manual” if the code still uses it",
            ])
    }

    @Test("A phrase of App Shortcuts is in use where code has it")
    func phrases() async throws {
        let code = """
            import AppIntents
            struct Shortcuts: AppShortcutsProvider {
                static var appShortcuts: [AppShortcut] {
                    AppShortcut(intent: Scan(), phrases: ["Scan with \\(.applicationName)"], shortTitle: "Scan")
                }
            }
            """
        let found = try await message(on: "Scan with ${applicationName}", code, path: "AppShortcuts.xcstrings")
        #expect(found == "Xcode no longer finds it in the code, but View.swift:4:47 uses it; mark it “manual”")
        let other = try await message(on: "Look with ${applicationName}", code, path: "AppShortcuts.xcstrings")
        #expect(other?.hasPrefix("Xcode no longer finds it in the code; delete it") == true)
    }

    @Test("A key that is not stale has no finding")
    func manual() async throws {
        #expect(try await message(on: "home.title", "let a = 1", state: "manual") == nil)
        #expect(try await message(on: "home.title", nil, state: "manual") == nil)
    }
}
