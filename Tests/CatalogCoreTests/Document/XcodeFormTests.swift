import TestSupport
import Testing

@testable import CatalogCore

@Suite("Xcode's format of a catalog")
struct XcodeFormTests {
    private func form(_ text: String) throws -> String {
        String(decoding: XcodeForm.bytes(of: try Document(Array(text.utf8))), as: UTF8.self)
    }

    @Test("It has two spaces per level, spaces around the colon, one member or element per line, and LF")
    func layout() throws {
        let expected = """
            {
              "a" : {
                "b" : [
                  1,
                  "x"
                ],
                "c" : true
              },
              "d" : null
            }
            """
        #expect(try form("{\"a\":{\"b\":[1,\"x\"],\"c\":true},\"d\":null}") == expected)
        #expect(try form("{\r\n\t\"a\": {\"b\" :[ 1\r, \"x\" ],\"c\":true},\r\n\"d\" \n: null\r\n  }") == expected)
    }

    @Test("An empty object or array contains an empty line")
    func empties() throws {
        #expect(try form("{}") == "{\n\n}")
        #expect(try form("{\"a\":{},\"b\":[ ]}") == "{\n  \"a\" : {\n\n  },\n  \"b\" : [\n\n  ]\n}")
    }

    @Test(
        "A single newline at the end stays, and none is added",
        arguments: [
            ("[1]", "[\n  1\n]"), ("[1]\n", "[\n  1\n]\n"), ("[1]\n\n", "[\n  1\n]\n"), ("[1]\r\n", "[\n  1\n]\n"),
        ]
    )
    func lastNewline(text: String, expected: String) throws {
        #expect(try form(text) == expected)
    }

    @Test("A byte-order mark is removed")
    func byteOrderMark() throws {
        #expect(try form("\u{FEFF}[1]") == "[\n  1\n]")
    }

    @Test("A file of zero bytes stays empty")
    func emptyFile() throws {
        #expect(try form("") == "")
    }

    @Test("Only quotes, backslashes and control characters are escaped; all else is written raw")
    func escapes() throws {
        let text =
            #"["\"\\\/\b\f\n\r\t\u0001\u001F\u007f\u00e7\u00E7\u2028\u2029\ud83d\ude00\u0022\u005c\u002f\u000A"]"#
        let expected = #"\"\\/\b\f\n\r\t\u0001\u001f"# + "\u{7F}çç\u{2028}\u{2029}😀" + #"\"\\/\n"#
        #expect(try form(text) == "[\n  \"\(expected)\"\n]")
    }

    @Test("Unnecessary escapes are removed from names too, and names are ordered by their decoded text")
    func escapedNames() throws {
        #expect(try form(#"{"\u0062":1,"a":2,"\u0041\/":3}"#) == "{\n  \"a\" : 2,\n  \"A/\" : 3,\n  \"b\" : 1\n}")
    }

    @Test("Members are ordered at every level, but elements are not")
    func order() throws {
        let expected = """
            [
              {
                "Ok" : 1,
                "OK" : 2
              },
              {
                "a 9" : {
                  "x" : 1,
                  "y" : 2
                },
                "a 10" : 3
              }
            ]
            """
        #expect(try form(#"[{"OK":2,"Ok":1},{"a 10":3,"a 9":{"y":2,"x":1}}]"#) == expected)
    }

    @Test("Duplicate members stay next to each other, in file order")
    func doubledMembers() throws {
        #expect(
            try form(#"{"b":1,"a":2,"b":3,"\u0062":4}"#)
                == "{\n  \"a\" : 2,\n  \"b\" : 1,\n  \"b\" : 3,\n  \"b\" : 4\n}")
    }

    @Test("Numbers stay as they are written")
    func numbers() throws {
        #expect(try form("[1.50,-0,1E+3]") == "[\n  1.50,\n  -0,\n  1E+3\n]")
    }

    @Test("A file in Xcode's format stays unchanged")
    func unchanged() throws {
        #expect(try form(StyledCatalog.xcode.text) == StyledCatalog.xcode.text)
        #expect(try form(StyledCatalog.finalNewline.text) == StyledCatalog.finalNewline.text)
    }

    @Test("All layouts of one catalog yield the same format", arguments: StyledCatalog.all)
    func layoutsOfOneCatalog(style: StyledCatalog) throws {
        let once = try form(style.text)
        #expect(try form(once) == once)
        let layouts = [StyledCatalog.byteOrderMark, .carriageReturns, .oldMac, .tabbed].map(\.name)
        if layouts.contains(style.name) { #expect(once == StyledCatalog.xcode.text) }
    }
}
