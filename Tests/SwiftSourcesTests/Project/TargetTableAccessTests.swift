import CatalogLint
import LintRules
import StringTables
import Testing
import XcodeProjects

@testable import SwiftSources

/// An app with a widget, each with a catalog.
///
/// Tests define the content of the files.
private struct AppWithWidget {
    let project: SourceProject

    /// - Parameters:
    ///   - code: The files by path. The first folder is the target; `Shared` belongs to both targets.
    ///   - keys: The keys of the catalogs by path.
    init(_ code: [String: String], keys: [String: [String]]) async {
        let sources = keys.map { path, keys in
            let entries = keys.map { key in
                let texts = ["de", "en"].map { language in
                    "\"\(language)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(key)\" } }"
                }
                return "\"\(key)\" : { \"localizations\" : { \(texts.joined(separator: ",")) } }"
            }.joined(separator: ",")
            let text = "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(entries) }, \"version\" : \"1.0\" }"
            return TableLoader.Source(path: path, bytes: Array(text.utf8))
        }
        let files = code.sorted { $0.key < $1.key }.map {
            SourceScanner().file(at: $0.key, holding: Array($0.value.utf8))
        }
        let all = Array(code.keys) + Array(keys.keys)
        func paths(in folders: String...) -> [String] {
            all.filter { path in folders.contains { path.hasPrefix("\($0)/") } }
        }
        let membership = TargetMembership([
            (.init(name: "App"), paths(in: "App", "Shared")), (.init(name: "Widget"), paths(in: "Widget", "Shared")),
            (.init(name: "Watch"), paths(in: "Watch")), (.init(name: "Kit", product: .library), paths(in: "Kit")),
            (.init(name: "Tool", product: .tool), paths(in: "Tool")),
            (.init(name: "Tests", product: .tests), paths(in: "Tests", "Kit")),
        ])
        let tables = await TableLoader.load(sources.sorted { $0.path < $1.path }).tables
        project = SourceProject(files, tables: tables, membership: membership)
    }

    /// The keys that `extract` would add, as “path: key”.
    var added: [String] {
        extraction.tables.flatMap { table in
            table.changes.filter { $0.kind == .added }.map { "\(project.tables[table.table].path): \($0.change.key)" }
        }
    }

    var extraction: Extraction { Extraction(of: project, EvidenceFinder(project)) }

    /// Returns the outcome of the lookup at the first use of a key.
    func outcome(of key: String) -> LookupClassifier.Outcome? {
        project.index.uses.first { $0.key.key == key }.map { LookupClassifier(project).outcome(of: $0) }
    }

    /// What `key-missing` reports: the path with the line, the severity and the message.
    var missing: [String] {
        get async {
            let linter = Linter(sources: SourceChecks(project))
            let report = await linter.check(StringTables.Project(tables: project.tables, files: []))
            return report.findings.filter { $0.rule == "key-missing" }.map { finding in
                "\(finding.path):\(finding.position.line) \(finding.severity) \(finding.text)"
            }
        }
    }

    /// Returns the proofs that the keys of a table are unused.
    func proofs(_ path: String) -> [String: UnusedKey.Proof] {
        let unused = project.unusedKeys(EvidenceFinder(project)).filter { project.tables[$0.entry.table].path == path }
        return Dictionary(uniqueKeysWithValues: unused.map { ($0.key, $0.proof) })
    }
}

@Suite("Tables that the code of a target can use")
struct TargetTableAccessTests {
    private static let text = "import SwiftUI\nlet a = Text(\"Hello\")"
    private static let app = "App/Localizable.xcstrings"
    private static let widget = "Widget/Localizable.xcstrings"

    @Test("A key is added to the catalog of its target, even if another catalog has it")
    func ownCatalog() async {
        let found = await AppWithWidget(["Widget/W.swift": Self.text], keys: [Self.app: ["Hello"], Self.widget: []])
        #expect(found.added == ["Widget/Localizable.xcstrings: Hello"])
        #expect(found.outcome(of: "Hello") == .missing)
        #expect(found.proofs(Self.app) == ["Hello": .likely])
    }

    @Test("Code in two targets needs its keys in both catalogs")
    func shared() async {
        let found = await AppWithWidget(["Shared/S.swift": Self.text], keys: [Self.app: [], Self.widget: []])
        #expect(found.added == ["App/Localizable.xcstrings: Hello", "Widget/Localizable.xcstrings: Hello"])
        let half = await AppWithWidget(["Shared/S.swift": Self.text], keys: [Self.app: ["Hello"], Self.widget: []])
        #expect(half.added == ["Widget/Localizable.xcstrings: Hello"])
        #expect(half.outcome(of: "Hello") == .found)
        #expect(half.proofs(Self.app) == [:])
    }

    @Test("Keys of a target without a catalog are added nowhere, and are not missing")
    func noCatalog() async {
        let found = await AppWithWidget(["Watch/T.swift": Self.text], keys: [Self.app: ["Hello", "Old"]])
        #expect(found.added == [])
        #expect(found.extraction.outside.map(\.key.key.key) == ["Hello"])
        #expect(found.extraction.outside.map(\.targets) == [["Watch"]])
        #expect(found.outcome(of: "Hello") == .found)
        #expect(found.proofs(Self.app) == ["Hello": .possible, "Old": .certain])
    }

    @Test("A command-line tool inside an app has the app's tables; other programs lack them")
    func tool() async {
        let code = "import Foundation\nlet a = NSLocalizedString(\"Hello\", comment: \"\")"
        let tool = await AppWithWidget(["Tool/T.swift": code], keys: [Self.app: ["Hello"]])
        #expect(await tool.missing == [])
        #expect(tool.proofs(Self.app) == ["Hello": .possible])
        #expect(tool.added == [])
        let other = await AppWithWidget(
            ["Tool/T.swift": code], keys: [Self.app: ["Hello"], "Tool/Localizable.xcstrings": []])
        #expect(other.proofs(Self.app) == ["Hello": .likely], "the tool has a table of its own")
        let common = await AppWithWidget(
            ["Tool/T.swift": code], keys: [Self.app: ["Hello"], "Tool/Common.xcstrings": []])
        #expect(common.proofs(Self.app) == ["Hello": .possible], "the tool's own table has another name")
        let widget = await AppWithWidget(["Widget/W.swift": code], keys: [Self.app: ["Hello"]])
        #expect(
            await widget.missing == [
                "Widget/W.swift:2 error only App/Localizable.xcstrings has this key, and the target “Widget” does not "
                    + "contain it"
            ])
        let none = await AppWithWidget(["Tool/T.swift": code], keys: [Self.app: ["Other"]])
        #expect(
            await none.missing == ["Tool/T.swift:2 note no table has this key"],
            "an app around the tool may have the table")
    }

    @Test("Xcode adds texts only to catalogs of the target or package that has the code")
    func addedByXcode() async {
        func ends(_ path: String, _ keys: [String: [String]], _ others: [String: String] = [:]) async -> String? {
            let code = others.merging([path: "import SwiftUI\nlet a = Text(\"Not there\")"]) { $1 }
            return await AppWithWidget(code, keys: keys).missing.first
        }
        let both = "; `fitloc extract` or Xcode's next build adds it"
        let own = "yet; `fitloc extract` adds it"
        #expect(await ends("App/A.swift", [Self.app: ["Cancel"]])?.hasSuffix(both) == true)
        #expect(await ends("Kit/K.swift", [Self.app: ["Cancel"]])?.hasSuffix(own) == true)
        #expect(await ends("Kit/K.swift", ["Kit/Localizable.xcstrings": ["Cancel"]])?.hasSuffix(both) == true)
        #expect(await ends("Other/O.swift", [Self.app: ["Cancel"]])?.hasSuffix(both) == true, "no known target")
        let package = ["Pages/Package.swift": "let package = Package(targets: [.target(name: \"Pages\")])"]
        let page = "Pages/Sources/Pages/P.swift"
        #expect(await ends(page, [Self.app: ["Cancel"]], package)?.hasSuffix(own) == true)
        #expect(
            await ends(page, ["Pages/Sources/Pages/Localizable.xcstrings": ["Cancel"]], package)?.hasSuffix(both)
                == true)
    }

    @Test("A lookup that names a bundle, or passes its key on, may use any table")
    func anywhere() async {
        let code = """
            import Foundation
            let a = String(localized: "One", bundle: .shared)
            let b = "two".localized
            """
        let found = await AppWithWidget(["Widget/W.swift": code], keys: [Self.app: ["One", "two"], Self.widget: []])
        #expect(found.added == [])
        #expect(found.outcome(of: "One") == .found)
        #expect(found.outcome(of: "two") == .found)
        #expect(found.proofs(Self.app) == [:])
    }

    @Test("A library uses the tables of its program; new keys go to its own catalog if it has one")
    func library() async {
        let without = await AppWithWidget(["Kit/K.swift": Self.text], keys: [Self.app: ["Hello"], Self.widget: []])
        #expect(without.added == [])
        #expect(without.outcome(of: "Hello") == .found)
        let with = await AppWithWidget(
            ["Kit/K.swift": Self.text], keys: [Self.app: [], "Kit/Localizable.xcstrings": []])
        #expect(with.added == ["Kit/Localizable.xcstrings: Hello"])
    }

    @Test("A catalog that belongs to no target is used if there is no other")
    func newCatalog() async {
        let found = await AppWithWidget(["App/A.swift": Self.text], keys: ["New/Localizable.xcstrings": []])
        #expect(found.added == ["New/Localizable.xcstrings: Hello"])
        let both = await AppWithWidget(
            ["Watch/T.swift": Self.text], keys: ["New/Localizable.xcstrings": [], Self.app: []])
        #expect(both.added == [])
    }

    @Test("Code in no known target is handled as without a project")
    func unknown() async {
        let found = await AppWithWidget(["Other/O.swift": Self.text], keys: [Self.app: [], Self.widget: ["Hello"]])
        #expect(found.added == [])
        #expect(found.outcome(of: "Hello") == .found)
        let new = await AppWithWidget(["Widget/Sub/O.swift": "", "Other/O.swift": Self.text], keys: [Self.app: []])
        #expect(new.added == ["App/Localizable.xcstrings: Hello"])
    }

    @Test("Comments from one target are not added to the catalog of another")
    func comments() async {
        let code = { (text: String) in "let a = NSLocalizedString(\"Hello\", comment: \"\(text)\")" }
        let found = await AppWithWidget(
            ["App/A.swift": code("In the app"), "Widget/W.swift": code("On the wall")],
            keys: [Self.app: [], Self.widget: []])
        let notes = found.extraction.tables.flatMap(\.changes).map { "\($0.change)" }
        #expect(notes.count == 2)
        #expect(notes.first?.contains("On the wall") == false)
        #expect(notes.last?.contains("In the app") == false)
    }

    @Test("The tables of a file are those of its targets")
    func tables() async {
        let found = await AppWithWidget(
            ["App/A.swift": "", "Shared/S.swift": "", "Other/O.swift": ""], keys: [Self.app: [], Self.widget: []])
        let tableAccess = FileTableAccess(found.project)
        #expect(tableAccess.tables(for: "App/A.swift").map(\.path) == [Self.app])
        #expect(tableAccess.tables(for: "Shared/S.swift").map(\.path) == [Self.app, Self.widget])
        #expect(tableAccess.tables(for: "Other/O.swift").map(\.path) == [Self.app, Self.widget])
        #expect(tableAccess.isOneTarget("App/A.swift", found.project.tables[0]))
        #expect(!tableAccess.isOneTarget("App/A.swift", found.project.tables[1]))
    }
}
