import Testing

@testable import CatalogCore

@Suite("Reading values")
struct DocumentValueTests {
    private func strings(_ text: String) throws -> [String] {
        try Document(Array(text.utf8)).root.elements.map { try #require($0.string) }
    }

    @Test("Every escape of JSON is decoded")
    func escapes() throws {
        #expect(try strings(#"["\"\\\/\b\f\n\r\t"]"#) == ["\"\\/\u{8}\u{C}\n\r\t"])
        #expect(try strings(#"["\u0041\u00e9\u00E9\u65e5\u0000\uFFFF"]"#) == ["Aéé日\u{0}\u{FFFF}"])
        #expect(try strings(#"["a\\u0041","\\\\"]"#) == [#"a\u0041"#, #"\\"#])
    }

    @Test("A pair of surrogate escapes is one character")
    func surrogatePairs() throws {
        #expect(try strings(#"["\ud83d\ude00","\uD800\uDC00","\uDBFF\uDFFF"]"#) == ["😀", "\u{10000}", "\u{10FFFF}"])
    }

    @Test("Line and paragraph separators may be raw or escaped")
    func separators() throws {
        #expect(try strings("[\"\u{2028}\u{2029}\",\"\\u2028\\u2029\"]") == ["\u{2028}\u{2029}", "\u{2028}\u{2029}"])
    }

    @Test("Code points are preserved without normalization")
    func codePoints() throws {
        let decomposed = "e\u{301}"
        let read = try strings("[\"\(decomposed)\",\"é\"]")
        #expect(read.map { Array($0.unicodeScalars).count } == [2, 1])
    }

    @Test("Literals, numbers and containers are distinguished")
    func kinds() throws {
        let root = try Document(Array(#" [null, true ,false,-0.5e+3, "", [ ] ,{ }] "#.utf8)).root
        #expect(root.kind == .array)
        #expect(root.elements.map(\.kind) == [.null, .boolean, .boolean, .number, .string, .array, .object])
        #expect(root.elements.map(\.boolean) == [nil, true, false, nil, nil, nil, nil])
        #expect(root.elements.map(\.string) == [nil, nil, nil, nil, "", nil, nil])
    }

    @Test(
        "A number has an integer value if it is whole and fits",
        arguments: [
            ("0", 0), ("-0", 0), ("42", 42), ("-7", -7), ("9223372036854775807", Int.max),
            ("9223372036854775808", nil), ("1.0", nil), ("1e3", nil),
        ] as [(String, Int?)]
    )
    func integers(number: String, value: Int?) throws {
        let root = try Document(Array(number.utf8)).root
        #expect(root.kind == .number)
        #expect(root.integer == value)
    }

    @Test("Ranges cover a value from its first byte to its last")
    func ranges() throws {
        let text = "\u{FEFF}{ \"a\" : [1, {}] , \"é\":\"\\n\" }"
        let document = try Document(Array(text.utf8))
        let written = { (range: ByteRange) in String(decoding: document.bytes[range], as: UTF8.self) }
        #expect(written(document.root.range) == String(text.dropFirst()))
        #expect(document.root.members.map { written($0.range) } == ["\"a\" : [1, {}]", "\"é\":\"\\n\""])
        #expect(document.root["a"].map { $0.elements.map { written($0.range) } } == ["1", "{}"])
    }

    @Test("Duplicate members are all kept, and a name refers to the last one")
    func doubledMembers() throws {
        let root = try Document(Array(#"{"a":1,"b":2,"a":3,"\u0061":4}"#.utf8)).root
        #expect(root.members.map { $0.name.string } == ["a", "b", "a", "a"])
        #expect(root.members.map { $0.value.integer } == [1, 2, 3, 4])
        #expect(root["a"]?.integer == 4)
        #expect(root["c"] == nil)
    }

    @Test("Names that differ in code points are different names")
    func equivalentNames() throws {
        let root = try Document(Array("{\"\u{E9}\":1,\"e\u{301}\":2}".utf8)).root
        #expect(root["\u{E9}"]?.integer == 1)
        #expect(root["e\u{301}"]?.integer == 2)
    }

    @Test("A file of zero bytes is a document without a value")
    func emptyFile() throws {
        let document = try Document([])
        #expect(document.isEmpty)
        #expect(document.root.kind == .nothing)
        #expect(document.root.range == 0..<0)
        #expect(Array(document.root.members).isEmpty)
    }

    @Test("Only objects have members, and only arrays have elements")
    func noMembers() throws {
        let document = try Document(Array(#"{"a":["b","c"]}"#.utf8))
        let list = try #require(document.root["a"])
        #expect(Array(list.members).isEmpty)
        #expect(Array(document.root.elements).isEmpty)
        #expect(list["b"] == nil)
    }
}
