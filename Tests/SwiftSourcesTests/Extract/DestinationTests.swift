import CatalogCore
import CatalogEditing
import StringTables
import Testing

@testable import SwiftSources

@Suite("Tables that extract adds keys to")
struct DestinationTests {
    /// Returns the additions as “path: key”, and the names of targets without a table.
    private func added(_ tables: [String: String], _ code: [String: String]) async -> (
        added: [String], outside: [String]
    ) {
        let sources = tables.sorted { $0.key < $1.key }.map {
            TableLoader.Source(path: $0.key, bytes: Array($0.value.utf8))
        }
        let files = code.sorted { $0.key < $1.key }.map {
            SourceScanner().file(at: $0.key, holding: Array($0.value.utf8))
        }
        let project = SourceProject(files, tables: await TableLoader.load(sources).tables)
        let found = Extraction(of: project, EvidenceFinder(project))
        let added = found.tables.flatMap { table in
            table.changes.filter { $0.kind == .added }.map { "\(project.tables[table.table].path): \($0.change.key)" }
        }
        return (added.sorted(), found.outside.flatMap(\.targets))
    }

    private static let catalog = #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#
    private static let packages = [
        "Kits/A/Package.swift": #"let package = Package(name: "A", targets: [.target(name: "A")])"#,
        "Kits/B/Package.swift": #"let package = Package(name: "B", targets: [.target(name: "B")])"#,
        "Kits/A/Sources/A/Other.swift": "public let other = 1",
    ]
    private static let tableOfA = "Kits/A/Sources/A/Localizable.xcstrings"

    @Test("A key of an app without a catalog goes into no package, whose bundle the lookup does not ask")
    func appWithoutCatalog() async {
        let code = Self.packages.merging(["App/App.swift": #"let a = Text("Welcome")"#]) { $1 }
        let found = await added([Self.tableOfA: Self.catalog], code)
        #expect(found.added.isEmpty)
        #expect(found.outside == ["App"])
    }

    @Test("A key goes into the table of its own package, and one of the main bundle into the app's")
    func ownTables() async {
        let code = Self.packages.merging([
            "App/App.swift": #"let a = Text("Welcome")"#,
            "Kits/A/Sources/A/A.swift": #"let a = Text("In A", bundle: .module)"#,
            "Kits/B/Sources/B/B.swift": #"let a = Text("In B, but of the app")"#,
        ]) { $1 }
        let found = await added(
            [Self.tableOfA: Self.catalog, "App/Localizable.xcstrings": Self.catalog], code)
        #expect(
            found.added == [
                "App/Localizable.xcstrings: In B, but of the app", "App/Localizable.xcstrings: Welcome",
                "\(Self.tableOfA): In A",
            ])
        #expect(found.outside.isEmpty)
    }

    @Test("A text for a parameter that a package looks up goes into the table of the package")
    func laterLookup() async {
        let row = """
            public struct Row: View {
                let title: String
                public init(title: String) { self.title = title }
                public var body: some View { Text(LocalizedStringKey(title), bundle: .module) }
            }
            """
        let code = Self.packages.merging([
            "App/App.swift": #"let row = Row(title: "In the app's code")"#, "Kits/A/Sources/A/Row.swift": row,
        ]) { $1 }
        let found = await added([Self.tableOfA: Self.catalog, "App/Localizable.xcstrings": Self.catalog], code)
        #expect(found.added == ["\(Self.tableOfA): In the app's code"])
    }

    @Test("A key of a package's bundle goes into no other package and not into the app")
    func packageWithoutTable() async {
        let code = Self.packages.merging([
            "Kits/B/Sources/B/B.swift": #"let a = Text("In B", bundle: .module)"#
        ]) { $1 }
        let found = await added(
            [Self.tableOfA: Self.catalog, "App/Localizable.xcstrings": Self.catalog], code)
        #expect(found.added.isEmpty)
        #expect(found.outside == ["B"])
    }

    @Test("A key that code passes on can belong to the package that looks it up")
    func passedKeys() async {
        let code = Self.packages.merging([
            "Kits/A/Sources/A/A.swift":
                "struct Confirm: View { let text: LocalizedStringKey; var body: some View { Text(text, bundle: .module) } }",
            "App/App.swift": #"let a = Confirm(text: "Passed")"#,
        ]) { $1 }
        #expect(await added([Self.tableOfA: Self.catalog], code).added == ["\(Self.tableOfA): Passed"])
    }

    @Test("Texts without letters and addresses go into no legacy table, but into catalogs, as in Xcode")
    func textsWithoutLetters() async {
        let code = [
            "App/A.swift":
                "let a = [Text(\"\"), Text(\" | \"), Text(\"\\(name as String)\"), Text(\"https://\"), Text(\"N\"), Text(\"気\")]"
        ]
        let legacy = await added(["App/en.lproj/Localizable.strings": "\"a\" = \"A\";\n"], code)
        #expect(legacy.added.map { $0.split(separator: ": ").last } == ["N", "気"])
        let catalog = await added(["App/Localizable.xcstrings": Self.catalog], code)
        #expect(catalog.added.count == 6)
    }

    private static let widget = [
        "Widget/Widget.swift": #"let a = [Text("Left today"), Text("Spent")]"#,
        "Features/Home.swift": #"let a = [Text("Save"), Text("Nothing is planned")]"#,
    ]

    @Test("Without targets, a table beside code has the keys of its folder, and one without code all others")
    func tableBesideCode() async {
        for (folder, root) in [("Widget", ""), ("Widget", "App/"), ("Zero", ""), ("Zero/Views", "Sources/")] {
            let code = Self.widget.reduce(into: [:]) {
                $0[root + $1.key.replacing("Widget/", with: "\(folder)/")] = $1.value
            }
            let beside = "\(root)\(folder)/en.lproj/Localizable.strings"
            let common = "Resources/en.lproj/Localizable.strings"
            let tables = [
                beside: "\"Left today\" = \"Left today\";\n", common: "\"Save\" = \"Save\";\n",
            ]
            let found = await added(tables, code)
            #expect(found.added == ["\(common): Nothing is planned", "\(beside): Spent"].sorted())
        }
    }

    @Test("A key of code with a table and of code with another goes into both")
    func keyOfTwoTables() async {
        let code = ["Widget/Widget.swift": #"let a = Text("Both")"#, "Features/Home.swift": #"let a = Text("Both")"#]
        let tables = ["Widget/Localizable.xcstrings": Self.catalog, "Resources/Localizable.xcstrings": Self.catalog]
        #expect(
            await added(tables, code).added
                == ["Resources/Localizable.xcstrings: Both", "Widget/Localizable.xcstrings: Both"])
        // Code to which no table belongs needs the key in one table.
        let others = ["Widget/Localizable.xcstrings": Self.catalog]
        let shared = code.merging(["Shared/Row.swift": #"let a = Text("Both")"#]) { $1 }
        #expect(await added(others, shared).added == ["Widget/Localizable.xcstrings: Both"])
    }

    @Test("If all tables are beside other code, a key goes into the one whose keys the code around uses")
    func mostUsedTable() async {
        let code = [
            "App/App.swift": #"let a = Text("Start")"#, "Widget/Widget.swift": #"let a = Text("Left today")"#,
            "Features/Home.swift": #"let a = [Text("Save"), Text("New")]"#,
        ]
        func tables(_ keys: String...) -> [String: String] {
            Dictionary(
                uniqueKeysWithValues: zip(["App", "Widget"], keys).map {
                    ("\($0)/en.lproj/Localizable.strings", "\"\($1)\" = \"\($1)\";\n")
                })
        }
        let app = "App/en.lproj/Localizable.strings: New"
        let widget = "Widget/en.lproj/Localizable.strings: New"
        #expect(await added(tables("Save", "Left today"), code).added.filter { $0.hasSuffix("New") } == [app])
        #expect(await added(tables("Start", "Save"), code).added.filter { $0.hasSuffix("New") } == [widget])
        // What the widget's own code uses says nothing.
        #expect(await added(tables("Other", "Left today"), code).added.filter { $0.hasSuffix("New") } == [app])
    }

    @Test("A table of another app is not the one of this app's code, whatever its keys")
    func tablesOfTwoApps() async {
        let code = [
            "A/Main/A.swift": "let a = 1", "B/Main/B.swift": "let b = 1",
            "A/Features/Home.swift": #"let a = [Text("Save"), Text("New")]"#,
            "B/Features/Home.swift": #"let b = [Text("One"), Text("Two"), Text("Three")]"#,
        ]
        let other = "\"One\" = \"1\"; \"Two\" = \"2\"; \"Three\" = \"3\";\n"
        let tables = [
            "A/Main/en.lproj/Localizable.strings": "\"Save\" = \"Save\";\n",
            "B/Main/en.lproj/Localizable.strings": other,
        ]
        #expect(await added(tables, code).added == ["A/Main/en.lproj/Localizable.strings: New"])
    }

    @Test("The table of a smaller part of the code has precedence, also without any known key")
    func smallestPart() async {
        let tables = [
            "Localizable.xcstrings": Self.catalog, "App/Resources/Localizable.xcstrings": Self.catalog,
            "App/Settings/Localizable.xcstrings": Self.catalog,
        ]
        let code = [
            "App/Home.swift": #"let a = Text("Home")"#, "App/Settings/Settings.swift": #"let a = Text("Settings")"#,
            "Tool/Tool.swift": #"let a = Text("Tool")"#,
        ]
        #expect(
            await added(tables, code).added == [
                "App/Resources/Localizable.xcstrings: Home", "App/Settings/Localizable.xcstrings: Settings",
                "Localizable.xcstrings: Tool",
            ])
    }
}
