import CatalogCore
import Testing

@testable import StringTables

@Suite("The text form of .strings")
struct StringsFileTests {
    private static func file(_ text: String) throws -> StringsFile {
        try StringsFile(DecodedText(utf8: Array(text.utf8)))
    }

    private static func slice(_ file: StringsFile, _ range: ByteRange) -> String {
        String(decoding: file.text.utf8[range], as: UTF8.self)
    }

    @Test("Pairs are in file order, including duplicate keys")
    func pairsInOrder() throws {
        let file = try Self.file("\"b\" = \"1\";\n\"a\"=\"2\";\"b\" = \"3\";")
        #expect(file.pairs.map(\.key.string) == ["b", "a", "b"])
        #expect(file.pairs.map(\.text) == ["1", "2", "3"])
    }

    @Test("Ranges cover the pair with its semicolon, and the key and value with their quotes")
    func ranges() throws {
        let file = try Self.file("/* é */ \"k\" = \"välue\" ; ")
        let pair = try #require(file.pairs.first)
        let value = try #require(pair.value)
        #expect(Self.slice(file, pair.range) == "\"k\" = \"välue\" ;")
        #expect(Self.slice(file, pair.key.range) == "\"k\"")
        #expect(Self.slice(file, value.range) == "\"välue\"")
        #expect(Self.slice(file, value.contentRange) == "välue")
    }

    @Test("A key without a value is its own text")
    func keyAlone() throws {
        let pair = try #require(try Self.file("\"OK\";").pairs.first)
        #expect(pair.value == nil)
        #expect(pair.text == "OK")
    }

    @Test("Keys and values of plain characters need no quotes")
    func unquoted() throws {
        let pair = try #require(try Self.file("a.b-c_d/e:f$g = h.i;").pairs.first)
        #expect(pair.key.string == "a.b-c_d/e:f$g")
        #expect(!pair.key.isQuoted)
        #expect(pair.text == "h.i")
    }

    @Test("Single quotes work like double quotes")
    func singleQuotes() throws {
        #expect(try Self.file(#"'a' = 'say "hi" don\'t';"#).pairs.first?.text == #"say "hi" don't"#)
    }

    @Test("A text may span several lines")
    func lineBreaksInText() throws {
        #expect(try Self.file("\"a\" = \"one\r\ntwo\";").pairs.first?.text == "one\r\ntwo")
    }

    @Test("A table in braces is read like one without", arguments: ["{ a = b; }", " {\"a\"=\"b\";} // end\n"])
    func braces(text: String) throws {
        let file = try Self.file(text)
        #expect(file.isInBraces)
        #expect(file.pairs.map(\.text) == ["b"])
    }

    @Test("White space consists of ASCII white space, the line separator and the paragraph separator")
    func whiteSpace() throws {
        let file = try Self.file("\u{2028}a\t=\u{B}b\u{C};\u{2029}c\r\n=d;")
        #expect(file.pairs.map(\.text) == ["b", "d"])
    }

    @Test(
        "An empty file, white space and comments form a table without keys", arguments: ["", " \n", "/* x */", "// x"])
    func emptyTable(text: String) throws {
        #expect(try Self.file(text).pairs.isEmpty)
    }

    @Test("Any number of byte-order marks before the text are skipped")
    func strayByteOrderMarks() throws {
        #expect(try Self.file("\u{FEFF}\u{FEFF}\"a\" = \"b\";").pairs.map(\.text) == ["b"])
    }

    @Test(
        "Escapes have the same meaning as in Foundation",
        arguments: [
            (#"\n\r\t\a\b\f\v"#, "\n\r\t\u{7}\u{8}\u{C}\u{B}"),
            (#"\\\"\'"#, "\\\"'"),
            (#"\q\/\é\😀"#, "q/é😀"),
            ("a\\\nb", "a\nb"),
            (#"\0\7\01x\101\1018"#, "\0\u{7}\u{1}xAA8"),
            (#"\351\200\341\376"#, "Ø\u{A0}Æ\u{FFFD}"),
            (#"\501"#, "A"),
            (#"\U00e9\U20AC"#, "é€"),
            (#"\Ud83d\Ude00!"#, "😀!"),
            (#"\U41 \U7z"#, "A \u{7}z"),
            (#"\u00e9\ud83d\ude00"#, "é😀"),
            (#"\u12 up"#, "u12 up"),
        ]
    )
    func escapes(written: String, meant: String) throws {
        let pair = try #require(try Self.file("\"k\" = \"\(written)\";").pairs.first)
        #expect(pair.text == meant)
        #expect(pair.value?.hasEscapes == true)
    }
}
