import CatalogRuntime
import Testing

@testable import CatalogCore

@Suite("A catalog as a whole")
struct CatalogTests {
    private func catalog(_ text: String, path: String = "App/Localizable.xcstrings") throws -> Catalog {
        try Catalog(Array(text.utf8), path: path)
    }

    @Test("Its name is the name of the file without the extension")
    func name() throws {
        #expect(try catalog("{}").name == "Localizable")
        #expect(try catalog("{}", path: "mul.lproj/Main.Menu.xcstrings").name == "Main.Menu")
        #expect(try catalog("{}").files.map(\.path) == ["App/Localizable.xcstrings"])
        #expect(try catalog("{}").files.map(\.format) == [.catalog])
    }

    @Test("Source language and version are read in any order")
    func rootMembers() throws {
        let catalog = try catalog(#"{"version":"1.2","strings":{},"sourceLanguage":"pt-BR"}"#)
        #expect(catalog.sourceLanguage == LanguageTag("pt-BR"))
        #expect(catalog.sourceLanguageText?.range == 47..<54)
        #expect(catalog.version == "1.2")
        #expect(catalog.hasStrings)
        #expect(catalog.entryCount == 0)
        #expect(catalog.problems.isEmpty)
    }

    @Test("Entries are counted and read in file order, duplicates individually")
    func entries() throws {
        let catalog = try catalog(#"{"sourceLanguage":"en","strings":{"b":{},"a":{},"":{},"b":{}},"version":"1.0"}"#)
        #expect(catalog.entryCount == 4)
        #expect((0..<4).map { catalog.entry(at: $0).key.string } == ["b", "a", "", "b"])
        #expect(catalog.entry(at: 1).key.range == 41..<44)
        #expect(catalog.entry(at: 1).location == TableLocation(file: 0, range: 45..<47))
        #expect(catalog.member(at: 1).range == 41..<47)
    }

    @Test("A duplicate key is found in any spelling, with both locations")
    func duplicateKeys() throws {
        let catalog = try catalog(#"{"strings":{"ab":{},"c":{},"\u0061b":{},"ab":{}}}"#)
        #expect(catalog.duplicateKeys.map(\.key) == ["ab", "ab"])
        #expect(catalog.duplicateKeys.map(\.location.range) == [27..<36, 40..<44])
        #expect(catalog.duplicateKeys.map(\.first.range) == [12..<16, 12..<16])
    }

    @Test("Keys that differ only in code points are different keys")
    func equivalentKeys() throws {
        #expect(try catalog("{\"strings\":{\"\u{E9}\":{},\"e\u{301}\":{}}}").duplicateKeys.isEmpty)
    }

    @Test("Languages are listed once per spelling, in order of first occurrence")
    func languages() throws {
        let catalog = try catalog(
            """
            {"strings":{
              "a":{"localizations":{"pt-BR":{},"en":{}}},
              "b":{"localizations":{"de":{},"en":{},"pt_BR":{}}},
              "c":{},
              "d":{"localizations":{"en":{},"\\u0064e":{},"fr":{},"pt-BR":{}}}
            }}
            """)
        #expect(catalog.languages.map(\.spelling) == ["pt-BR", "en", "de", "pt_BR", "fr"])
    }

    @Test("A file of zero bytes is a catalog without keys and without problems")
    func emptyFile() throws {
        let catalog = try catalog("")
        #expect(catalog.hasStrings)
        #expect(catalog.entryCount == 0)
        #expect(catalog.problems.isEmpty)
        #expect(catalog.sourceLanguage == nil)
        #expect(catalog.languages.isEmpty)
    }

    @Test(
        "A catalog without an object for the strings is readable, but has a problem",
        arguments: ["{}", "[]", "1", #"{"strings":[]}"#, #"{"strings":null,"sourceLanguage":"en"}"#]
    )
    func noStrings(text: String) throws {
        let catalog = try catalog(text)
        #expect(!catalog.hasStrings)
        #expect(catalog.entryCount == 0)
        #expect(!catalog.problems.isEmpty)
    }

    @Test("Of duplicate root members, the last one counts")
    func doubledRootMembers() throws {
        let catalog = try catalog(
            #"{"strings":{"a":{"localizations":{"de":{}}}},"sourceLanguage":"en","strings":{"b":{}},"sourceLanguage":"fr"}"#
        )
        #expect(catalog.entryCount == 1)
        #expect(catalog.entry(at: 0).key.string == "b")
        #expect(!catalog.hasStrings, "the keys of the first object would be dropped")
        #expect(catalog.secondStrings != nil)
        #expect(catalog.languages.isEmpty)
        #expect(catalog.sourceLanguage == LanguageTag("fr"))
    }

    @Test("A comment can be read without its entry")
    func comments() throws {
        let catalog = try catalog(
            #"{"strings":{"a":{"comment":"x"},"b":{"comment":null},"c":{},"d":[],"e":{"comment":"y","comment":"z"}}}"#)
        #expect((0..<5).map { catalog.comment(at: $0)?.string } == ["x", nil, nil, nil, "z"])
        #expect((0..<5).map { catalog.entry(at: $0).comment?.string } == ["x", nil, nil, nil, "z"])
    }

    @Test("A catalog that is not JSON is rejected with its location")
    func refused() throws {
        let error = #expect(throws: DocumentError.self) { try catalog("{\n\"strings\":{},}") }
        #expect(error?.reason == .trailingComma)
        #expect(error?.position == TextPosition(line: 2, column: 13))
    }
}
