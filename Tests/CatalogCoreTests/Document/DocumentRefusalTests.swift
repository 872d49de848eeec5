import Testing

@testable import CatalogCore

@Suite("Invalid JSON is rejected with its location")
struct DocumentRefusalTests {
    @Test(
        "A truncated file is rejected at its end, with the expected continuation",
        arguments: [
            (" \n", DocumentError.Expectation.value, 2, 1),
            ("\u{FEFF}", .value, 1, 1),
            ("{", .keyOrEnd, 1, 2),
            ("{\n\n  ", .keyOrEnd, 3, 3),
            ("{ \"a", .closingQuote, 1, 5),
            ("{ \"a\\", .closingQuote, 1, 6),
            ("{ \"a\\u12", .closingQuote, 1, 9),
            ("[\"\\ud83d\\ud", .closingQuote, 1, 12),
            ("{\"a\"", .colon, 1, 5),
            ("{\"a\" :", .value, 1, 7),
            ("{\"a\" : tr", .value, 1, 10),
            ("{\"a\" : -", .value, 1, 9),
            ("{\"a\" : 1.", .value, 1, 10),
            ("{\"a\" : 1e+", .value, 1, 11),
            ("{\"a\" : 1", .commaOrBrace, 1, 9),
            ("{\"a\" : \"é😀\"", .commaOrBrace, 1, 13),
            ("{\"a\" : 1,", .key, 1, 10),
            ("[", .value, 1, 2),
            ("[1", .commaOrBracket, 1, 3),
            ("[1,\r\n", .value, 2, 1),
        ]
    )
    func endsTooEarly(text: String, expected: DocumentError.Expectation, line: Int, column: Int) {
        #expect(refusal(of: text) == Refusal(.truncated(expected: expected), line, column))
    }

    @Test(
        "A trailing comma is rejected at the comma",
        arguments: [
            ("{\"a\":1,}", 1, 7), ("{\n  \"a\" : 1 ,\n\n}", 2, 11), ("[1,]", 1, 3), ("{\"a\":[[],{},\t]}", 1, 12),
        ]
    )
    func trailingComma(text: String, line: Int, column: Int) {
        #expect(refusal(of: text) == Refusal(.trailingComma, line, column))
    }

    @Test(
        "A missing comma is rejected at the next member or element",
        arguments: [
            ("{\"a\":1 \"b\":2}", 1, 8), ("{\n  \"a\" : {}\n  \"b\" : {}\n}", 3, 3), ("[\"a\"\r\n\"b\"]", 2, 1),
        ]
    )
    func missingComma(text: String, line: Int, column: Int) {
        #expect(refusal(of: text) == Refusal(.missingComma, line, column))
    }

    @Test(
        "An unexpected character is rejected with the possible alternatives",
        arguments: [
            ("hello", "h", DocumentError.Expectation.value, 1, 1),
            ("{'a':1}", "'", .keyOrEnd, 1, 2),
            ("{a:1}", "a", .keyOrEnd, 1, 2),
            ("{,}", ",", .keyOrEnd, 1, 2),
            ("{\"a\":1,,}", ",", .key, 1, 8),
            ("{\"a\":1,\n  // why\n}", "/", .key, 2, 3),
            ("{\"a\":'b'}", "'", .value, 1, 6),
            ("{\"a\":NaN}", "N", .value, 1, 6),
            ("{\"a\":nul}", "n", .value, 1, 6),
            ("{\"a\":True}", "T", .value, 1, 6),
            ("{\"a\":+1}", "+", .value, 1, 6),
            ("{\"a\":.5}", ".", .value, 1, 6),
            ("{\"a\":}", "}", .value, 1, 6),
            ("[,]", ",", .value, 1, 2),
            ("{\"a\" \"b\"}", "\"", .colon, 1, 6),
            ("{\"a\"=\"b\"}", "=", .colon, 1, 5),
            ("{\"a\":\"é\"x}", "x", .commaOrBrace, 1, 9),
            ("{\"a\":1]", "]", .commaOrBrace, 1, 7),
            ("[1}", "}", .commaOrBracket, 1, 3),
            ("[1 2]", "2", .commaOrBracket, 1, 4),
            ("{\"a\":1 /* why */}", "/", .commaOrBrace, 1, 8),
            ("{\"a\":“b”}", "“", .value, 1, 6),
            ("{\u{A0}\"a\":1}", "\u{A0}", .keyOrEnd, 1, 2),
        ]
    )
    func unexpectedCharacter(
        text: String, met: Unicode.Scalar, expected: DocumentError.Expectation, line: Int, column: Int
    ) {
        #expect(refusal(of: text) == Refusal(.unexpected(met, expected: expected), line, column))
    }

    @Test(
        "An invalid number is rejected at its start",
        arguments: ["01", "-01", "1.", "1.e5", "1e", "1e+", "-", "-Infinity", "-.5", "00"]
    )
    func badNumber(number: String) {
        #expect(refusal(of: "{\n  \"a\" : \(number)}") == Refusal(.badNumber, 2, 9))
    }

    @Test("Trailing content is rejected at its start", arguments: ["{} {}", "{} }", "{} ,", "{} \u{0}", "[] x"])
    func trailingContent(text: String) {
        #expect(refusal(of: text) == Refusal(.trailingContent, 1, 4))
    }

    @Test("Nesting up to the limit is read; deeper nesting is rejected at the first excess level")
    func nesting() {
        let limit = DocumentLimits.standard.maximumDepth
        let arrays = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
        #expect(refusal(of: arrays(limit)) == nil)
        #expect(refusal(of: arrays(limit + 1)) == Refusal(.tooDeep(limit: limit), 1, limit + 1))
        let objects = String(repeating: "{\"a\":", count: 1_000_000)
        #expect(refusal(of: objects) == Refusal(.tooDeep(limit: limit), 1, limit * 5 + 1))
    }

    @Test("A file that exceeds the size limit is rejected; one of exactly that size is read")
    func size() {
        let limits = DocumentLimits(maximumBytes: 4, maximumDepth: 9)
        #expect(refusal(of: Array("[12]".utf8), limits: limits) == nil)
        #expect(refusal(of: Array("[123]".utf8), limits: limits) == Refusal(.tooLarge(limit: 4), 1, 1))
    }

    @Test(
        "UTF-16 and UTF-32 are recognized by their byte-order marks",
        arguments: [
            [0xFF, 0xFE, 0x7B, 0x00], [0xFE, 0xFF, 0x00, 0x7B], [0xFF, 0xFE, 0, 0, 0x7B], [0, 0, 0xFE, 0xFF],
        ]
            as [[UInt8]]
    )
    func otherEncodings(bytes: [UInt8]) {
        #expect(refusal(of: bytes) == Refusal(.notUTF8Encoding, 1, 1))
    }

    @Test("A byte-order mark takes no column, and each kind of line break counts as one")
    func positions() {
        #expect(refusal(of: "\u{FEFF}[x]") == Refusal(.unexpected("x", expected: .value), 1, 2))
        #expect(refusal(of: "\u{FEFF}[\r\n\r\n x]") == Refusal(.unexpected("x", expected: .value), 3, 2))
        #expect(refusal(of: "[\r\r x]") == Refusal(.unexpected("x", expected: .value), 3, 2))
        #expect(refusal(of: "[\"日本😀\" x]") == Refusal(.unexpected("x", expected: .commaOrBracket), 1, 9))
    }
}
