import CatalogCore
import StringTables
import TestSupport
import Testing

@testable import CatalogEditing

@Suite("The choice of the table for a key")
struct TableChoiceTests {
    private func tables(_ keys: [String: [String]]) -> [any StringTable] {
        let sources = keys.map { path, keys in
            InlineTables.catalog(keys.map { "\"\($0)\" : {}" }.joined(separator: ", "), path: path)
        }
        return TableLoader.loadNow(sources).tables
    }

    private func paths(_ result: TableChoice.Result) -> [String] {
        switch result {
        case .one(let table): [table.files[0].path]
        case .several(let tables): tables.map { $0.files[0].path } + ["?"]
        case .none: []
        }
    }

    private func choice(_ key: String, _ keys: [String: [String]], isDefault: String = "") -> [String] {
        paths(TableChoice.forNew(key, in: tables(keys)) { $0 == isDefault })
    }

    @Test("The table with the longest common dotted prefix is chosen, even over Localizable")
    func longestPrefix() {
        let keys = ["Localizable.xcstrings": ["a.x"], "B.xcstrings": ["a.b.x"], "C.xcstrings": ["a.bc.x"]]
        #expect(choice("a.b.new", keys) == ["B.xcstrings"])
        #expect(choice("a.d.new", keys).last == "?")
    }

    @Test("Whole words are compared, and the last word of a key does not count")
    func wholeWords() {
        let keys = ["Localizable.xcstrings": ["x"], "B.xcstrings": ["home.title"]]
        #expect(choice("homepage.title", keys) == ["Localizable.xcstrings"])
        #expect(choice("home.other", keys) == ["B.xcstrings"])
        #expect(choice("home", keys) == ["Localizable.xcstrings"])
    }

    @Test("Without a common prefix, the order is Localizable, the default, the only table")
    func order() {
        let two = ["A.xcstrings": ["x"], "B.xcstrings": ["y"]]
        #expect(choice("k", two.merging(["Localizable.xcstrings": []]) { $1 }) == ["Localizable.xcstrings"])
        #expect(choice("k", two, isDefault: "B.xcstrings") == ["B.xcstrings"])
        #expect(choice("k", ["A.xcstrings": ["x"]]) == ["A.xcstrings"])
        #expect(choice("k", two) == ["A.xcstrings", "B.xcstrings", "?"])
    }

    @Test("The default decides between equal candidates")
    func ties() {
        let keys = ["A/Localizable.xcstrings": ["x"], "B/Localizable.xcstrings": ["y"]]
        #expect(choice("k", keys).last == "?")
        #expect(choice("k", keys, isDefault: "B/Localizable.xcstrings") == ["B/Localizable.xcstrings"])
    }

    @Test("After the default, the table named like the first word decides between equal candidates")
    func namesake() {
        let keys = ["Home.xcstrings": ["Home.x"], "Settings.xcstrings": ["Home.y", "Settings.z"]]
        #expect(choice("Home.New", keys) == ["Home.xcstrings"])
        #expect(choice("home.new", ["Home.xcstrings": [], "Other.xcstrings": []]) == ["Home.xcstrings"])
        #expect(choice("Home.New", keys, isDefault: "Settings.xcstrings") == ["Settings.xcstrings"])
        #expect(choice("Home", keys).last == "?")
        #expect(choice("Settings.a.b", ["A/Home.xcstrings": ["Home.x"], "B/Home.xcstrings": ["Home.y"]]).last == "?")
        #expect(choice("Home.New", ["A/Home.xcstrings": ["Home.x"], "B/Home.xcstrings": ["Home.y"]]).last == "?")
        let tables = tables(keys)
        let index = TableIndex(tables) { _ in false }
        #expect(paths(index.forNew("Home.New")) == ["Home.xcstrings"])
    }

    @Test(
        "InfoPlist, AppShortcuts and Interface Builder's tables are never chosen automatically",
        arguments: [
            "InfoPlist.xcstrings", "App-InfoPlist.xcstrings", "AppShortcuts.xcstrings", "mul.lproj/Main.xcstrings",
        ]
    )
    func never(path: String) {
        #expect(choice("a.b", [path: ["a.x"]]).isEmpty)
        #expect(choice("a.b", [path: ["a.x"], "Other.xcstrings": []]) == ["Other.xcstrings"])
    }

    @Test("An existing key is found in any table; tables for code come first")
    func having() {
        let keys = ["InfoPlist.xcstrings": ["k", "only"], "A.xcstrings": ["k"], "B.xcstrings": ["k2"]]
        #expect(paths(TableChoice.having("k", in: tables(keys))) == ["A.xcstrings"])
        #expect(paths(TableChoice.having("only", in: tables(keys))) == ["InfoPlist.xcstrings"])
        #expect(paths(TableChoice.having("nothing", in: tables(keys))).isEmpty)
        #expect(paths(TableChoice.having("k", in: tables(["A.xcstrings": ["k"], "B.xcstrings": ["k"]]))).count == 3)
    }
}
