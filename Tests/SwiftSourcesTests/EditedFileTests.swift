import CatalogCore
import CatalogLint
import LintRules
import StringTables
import TestSupport
import Testing

@testable import SwiftSources

@Suite("An edited file in an analyzed project")
struct EditedFileTests {
    @Test("The findings in an edited file equal those of a fresh analysis of the project", arguments: 0..<12)
    func randomEdits(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        var files = Self.files
        if seed > 5 { files["Main.swift"] = Self.program }
        var analyzed = try await Analyzed(files)
        var count = 0
        for step in 0..<6 {
            let path = files.keys.sorted().randomElement(using: &random) ?? ""
            // A person edits a file several times before the whole project is checked again.
            for _ in 0..<3 {
                files[path] = Self.edited(files[path] ?? "", using: &random)
                let found = try #require(await analyzed.findings(in: path, holding: files[path] ?? ""))
                let fresh = try await Analyzed(files)
                let expected = await fresh.findings().filter { $0.path == path }
                count += found.count
                #expect(
                    found.map(Self.line) == expected.map(Self.line), "seed \(seed), step \(step): \(files[path] ?? "")")
            }
            analyzed = try await Analyzed(files)
        }
        #expect(count > 10)
    }

    @Test("A text counts as used as soon as used code names its view, and no longer")
    func used() async throws {
        var files = Self.files
        files["Main.swift"] = Self.program
        let card = "import SwiftUI\nstruct Card: View { var body: some View { Text(\"Seven books left\") } }\n"
        files["Card.swift"] = card
        let home = files["Home.swift"] ?? ""
        let using = home.replacing("Row(title: name)", with: "Row(title: name); Card()")
        let severities = { (files: [String: String], edited: String) async throws -> [Severity?] in
            let analyzed = try await Analyzed(files)
            let found = try #require(await analyzed.findings(in: "Card.swift", holding: edited))
            return found.map(\.severity)
        }
        #expect(try await severities(files, card + " ") == [.note])
        #expect(try await severities(files, card + "extension Home { static let card = Card() }") == [.warning])
        files["Home.swift"] = using
        #expect(try await severities(files, card + " ") == [.warning])
    }

    @Test("A new declaration, a new text and a new lookup are seen at once")
    func newCode() async throws {
        let analyzed = try await Analyzed(Self.files)
        let code = """
            import SwiftUI
            struct Badge: View {
                let caption: String
                var body: some View { Text(caption) }
            }
            struct Shelf: View {
                var body: some View {
                    Badge(caption: "Seven books left")
                    Row(title: "Nothing to read")
                    Text("shelf.title")
                }
            }
            """
        let found = try #require(await analyzed.findings(in: "Home.swift", holding: code))
        #expect(
            found.map { "\($0.position.line): \($0.rule)" } == [
                "8: hard-coded-text", "9: hard-coded-text", "10: key-missing",
            ])
    }

    @Test("A literal that another file looks up is a key")
    func laterLookup() async throws {
        let analyzed = try await Analyzed(Self.files)
        let code = """
            import SwiftUI
            let cells = [Cell(key: "cell.lost"), Cell(key: "home.title")]
            struct Inherited: Keyed { var key = "cell.gone" }
            """
        let found = try #require(await analyzed.findings(in: "Home.swift", holding: code))
        #expect(found.map { "\($0.position.line): \($0.key ?? "")" } == ["2: cell.lost", "3: cell.gone"])
    }

    @Test("A text that is not shown any more is no finding")
    func removedFlow() async throws {
        let shown = "let note = \"Please wait\"\nfunc show(_ label: UILabel) { label.text = note }\n"
        let files = Self.files.merging(["Note.swift": "import UIKit\n" + shown]) { $1 }
        let analyzed = try await Analyzed(files)
        #expect(await analyzed.findings().contains { $0.path == "Note.swift" })
        let found = await analyzed.findings(in: "Note.swift", holding: "import UIKit\nlet note = \"Please wait\"\n")
        #expect(found?.map(Self.line) == [])
    }

    @Test("A file that does not belong to the project has no findings of its own")
    func unknownFile() async throws {
        #expect(try await Analyzed(Self.files).findings(in: "Other.swift", holding: "") == nil)
    }

    private static func line(_ finding: Finding) -> String {
        "\(finding.path):\(finding.position): \(finding.severity): \(finding.sentence) [\(finding.rule)] \(finding.fix)"
    }

    // MARK: - The project

    private static let files = [
        "Home.swift": """
        import SwiftUI
        struct Home: View {
            @State private var name = "Reader"
            let count: Int
            var body: some View {
                Text("home.title")
                Text("home.missing")
                Row(title: "Everything is read")
                Text("home.count \\(count)")
                Row(title: name)
            }
        }
        """,
        "Row.swift": """
        import SwiftUI
        struct Row: View {
            let title: String
            var detail = "No details"
            var body: some View {
                Text(title)
                Text(verbatim: detail)
                Label(LocalizedStringKey(keyOf(title)), systemImage: "book")
            }
            private func keyOf(_ title: String) -> String { "row." + title }
        }
        extension Row {
            init(empty: Bool) { self.init(title: empty ? "Still empty" : "Almost full") }
        }
        """,
        "Cell.swift": """
        import SwiftUI
        struct Cell: View {
            let key: String
            var body: some View { Text(LocalizedStringKey(key)) }
        }
        protocol Keyed { var key: String { get } }
        func show(_ keyed: some Keyed) -> Text { Text(LocalizedStringKey(keyed.key)) }
        """,
        "Model.swift": """
        import Foundation
        enum Genre: String, CaseIterable {
            case novel, poem
            var title: String {
                switch self {
                case .novel: NSLocalizedString("genre.novel", comment: "")
                case .poem: "Poems of today"
                }
            }
        }
        struct Book {
            var title = "Untitled book"
            var lookup: String { String(localized: "home.title", defaultValue: "Home page") }
        }
        """,
    ]

    private static let program = """
        import SwiftUI
        @main struct Reading: App {
            var body: some Scene { WindowGroup { Home(count: 1) } }
        }
        """

    private static let catalog = #"""
        { "sourceLanguage" : "en", "strings" : {
            "genre.novel" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "Novel" } } } },
            "home.count %lld" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "%lld books" } } } },
            "home.title" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "Home" } } } },
            "row.first" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "First" } } } }
        }, "version" : "1.0" }
        """#

    /// Lines that an edit can insert, inside and outside of declarations.
    private static let lines = [
        #"Text("home.title")"#, #"Text("home.titel")"#, #"Row(title: "A fresh line of text")"#,
        #"let hint = "Read it again""#, "Text(hint)", "Text(name)", #"Text("home.count \(hint)")"#,
        "struct Extra: View { let line: String; var body: some View { Text(line) } }",
        #"Extra(line: "One more line")"#, "}", "{", "// a remark", "func note() -> String {",
        #"print("Only for developers")"#, #"NSLocalizedString("row." + title, comment: "")"#,
        "typealias Words = LocalizedStringKey", #"let words: Words = "home.words""#, "var line: String { title }",
        #"String(format: NSLocalizedString("home.count %lld", comment: ""), count, title)"#,
        #"Text("Hello " + name)"#, "extension Row { static var last: Row { Row(title: \"The last row\") } }",
        "// [fitloc:off hard-coded-text]", #"Text(Genre.poem.title)"#, #"Book(title: "A book without a name").title"#,
    ]

    /// Returns a text after an insertion, a removal or a repetition of a line.
    private static func edited(_ text: String, using random: inout SplitMix64) -> String {
        var rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let index = Int.random(in: 0..<max(1, rows.count), using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where rows.count > 3: rows.remove(at: index)
        case 1 where !rows.isEmpty: rows.insert(rows.randomElement(using: &random) ?? "", at: index)
        default: rows.insert(lines.randomElement(using: &random) ?? "", at: index)
        }
        return rows.joined(separator: "\n")
    }

    /// A project with its analysis, as the language server keeps it.
    private struct Analyzed {
        private let analysis: CodeAnalysis
        private let tables: Project
        private let settings = LintSettings(
            severities: Dictionary(
                SourceRuleExampleTests.descriptions.filter { $0.severity == .off }.map { ($0.id, .warning) }
            ) { $1 })

        init(_ files: [String: String]) async throws {
            let source = TableLoader.Source(path: "Localizable.xcstrings", bytes: Array(EditedFileTests.catalog.utf8))
            tables = await TableLoader.load([source])
            let code = files.sorted { $0.key < $1.key }.map {
                SourceScanner().file(at: $0.key, holding: Array($0.value.utf8))
            }
            analysis = CodeAnalysis(SourceProject(code, tables: tables.tables))
        }

        /// Returns the findings of a fresh check in all files, of the rules for files.
        func findings() async -> [Finding] {
            let checks = SourceChecks(analysis, finder: EvidenceFinder(analysis.project))
            return await linter(checks).check(tables).findings.filter { SourceChecks.rulesOfFiles.contains($0.rule) }
        }

        /// Returns the findings in an edited file.
        func findings(in path: String, holding text: String) async -> [Finding]? {
            guard let edited = analysis.editing(path, holding: Array(text.utf8)) else { return nil }
            return await linter(SourceChecks(ofFile: edited)).check(codeBeside: tables)
        }

        private func linter(_ checks: SourceChecks) -> Linter {
            Linter(settings: { [settings] _ in settings }, sources: checks)
        }
    }
}
