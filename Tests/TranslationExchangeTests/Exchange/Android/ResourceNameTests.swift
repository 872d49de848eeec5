import CatalogCore
import StringTables
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Names of keys in Android resources")
struct ResourceNameTests {
    private func name(_ key: String, table: String = "Localizable") -> String {
        let name = ResourceName(key, prefix: AndroidTableFile(table: table).prefix)
        return name.plain ?? name.marked
    }

    @Test("A key that is an identifier is its own name, with underscores for dots and hyphens")
    func identifiers() {
        #expect(name("home.title") == "home_title")
        #expect(name("fitpal.quick_action.suggest") == "fitpal_quick_action_suggest")
        #expect(name("CFBundleDisplayName") == "CFBundleDisplayName")
        #expect(name("home-title") == "home_title")
    }

    @Test("Other keys yield their words and digits, so that sentences with the same words differ")
    func sentences() {
        #expect(name("Save %@ to %lld files?") == "save_to_files_7e99d962")
        #expect(name("Início do treino").hasPrefix("inicio_do_treino_"))
        #expect(name("Save!") != name("Save?"))
        #expect(name("完成").wholeMatch(of: /text_[0-9a-f]{8}/) != nil)
        #expect(name("2 days").hasPrefix("_2_days_"))
        #expect(name("").hasPrefix("text_"))
        #expect(name(String(repeating: "word ", count: 100)).utf8.count < 60)
    }

    @Test("Java keywords are not used as names")
    func keywords() {
        #expect(name("continue").wholeMatch(of: /continue_[0-9a-f]{8}/) != nil)
        #expect(name("_") != "_")
        #expect(name("Continue") == "Continue")
    }

    @Test("Names from tables other than Localizable begin with the name of the table")
    func tables() {
        #expect(name("title", table: "Errors") == "errors_title")
        #expect(name("CFBundleName", table: "InfoPlist") == "info_plist_CFBundleName")
        #expect(name("2", table: "Errors") == "errors_2")
        #expect(AndroidTableFile(table: "Localizable").name == "strings.xml")
        #expect(AndroidTableFile(table: "../InfoPlist").name == "info_plist.xml")
        #expect(AndroidTableFile(table: "表").name == "table.xml")
    }

    @Test("Of two keys with the same name, only an exact match keeps it, across all tables")
    func clashes() throws {
        let tables = TableLoader.loadNow([
            InlineTables.catalog(#""a.b" : { }, "a_b" : { }, "x.y" : { }, "x-y" : { }, "errors_t" : { }"#),
            InlineTables.catalog(#""t" : { }"#, path: "Errors.xcstrings"),
        ]).tables
        let names = ResourceNames(tables)
        let file = AndroidTableFile(table: "Localizable")
        #expect(names.name(of: "a_b", in: file) == "a_b")
        #expect(names.name(of: "errors_t", in: file) == "errors_t")
        #expect(names.clashes.map(\.key).sorted() == ["a.b", "t", "x-y", "x.y"])
        #expect(Set(names.clashes.map(\.name)).count == 4)
        #expect(names.name(of: "a.b", in: file) == names.clashes.first { $0.key == "a.b" }?.name)
    }

    @Test("A file can still be imported after a key with the same name was added or removed")
    func lookup() throws {
        let table = { (entries: String) in try ExchangeTrial(entries).table.table }
        let alone = ResourceIndex(try table(#""a.b" : { }"#))
        let beside = ResourceIndex(try table(#""a.b" : { }, "a_b" : { }"#))
        let marked = ResourceName("a.b", prefix: "").marked
        #expect(alone.key("a_b") == "a.b")
        #expect(alone.key(marked) == "a.b")
        #expect(beside.key(marked) == "a.b")
        #expect(beside.key("a_b") == "a_b")
        #expect(beside.key("other") == nil)
    }

    @Test("Added keys do not change the names of others")
    func stable() throws {
        var count = 0
        for file in try Corpus.catalogs() where file.bytes.count < 400_000 {
            guard let table = TableLoader.loadNow([.init(path: file.url.path, bytes: file.bytes)]).tables.first else {
                continue
            }
            let own = AndroidTableFile(table: table.name)
            let names = ResourceNames([table])
            let clashing = Set(names.clashes.map(\.key))
            for index in 0..<table.entryCount where !clashing.contains(table.key(at: index).string) {
                let key = table.key(at: index).string
                let alone = ResourceName(key, prefix: own.prefix)
                #expect(names.name(of: key, in: own) == alone.plain ?? alone.marked)
                count += 1
            }
        }
        #expect(count > Corpus.minimum(400, withRealFiles: 5_400))
    }
}
