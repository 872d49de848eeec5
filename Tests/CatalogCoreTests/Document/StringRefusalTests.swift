import Testing

@Suite("Invalid strings are rejected with their location")
struct StringRefusalTests {
    private static let stray: [[UInt8]] = [[0x80], [0xBF], [0xFE], [0xFF]]
    private static let overlong: [[UInt8]] = [
        [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF],
    ]
    private static let surrogates: [[UInt8]] = [[0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF]]
    private static let beyond: [[UInt8]] = [[0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80]]
    private static let cut: [[UInt8]] = [[0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xE2, 0x28, 0xA1], [0xE9]]

    @Test(
        "A raw control character is rejected at its position",
        arguments: [0x00, 0x07, 0x08, 0x09, 0x0A, 0x0D, 0x1F] as [UInt8])
    func controlCharacter(byte: UInt8) {
        let bytes = Array("{\n\"key 12345678\" : \"text é".utf8) + [byte] + Array("more\"}".utf8)
        #expect(refusal(of: bytes) == Refusal(.controlCharacter(byte), 2, 25))
        #expect(refusal(of: [0x5B, 0x22, byte]) == Refusal(.controlCharacter(byte), 1, 3))
    }

    @Test("DEL is not a control character in JSON")
    func deleteCharacter() {
        #expect(refusal(of: "[\"\u{7F}\"]") == nil)
    }

    @Test(
        "A backslash without a valid escape is rejected at its position",
        arguments: [#"\x"#, #"\'"#, #"\U0041"#, #"\ "#, #"\u12G4"#, #"\u"#, #"\u+123"#, #"\0"#, "\\é", "\\\n"]
    )
    func badEscape(escape: String) {
        #expect(refusal(of: "{\"a\":\"b\\n\(escape)\"}") == Refusal(.badEscape, 1, 10))
    }

    @Test(
        "Half of a surrogate pair is rejected at its position",
        arguments: [
            #"\ud800"#, #"\uDBFF x"#, #"\udc00"#, #"\uDFFF"#, #"\ude00\ud83d"#, #"\ud83d\ud83d\ude00"#, #"\ud83d\n"#,
            #"\ud83dA"#,
        ]
    )
    func loneSurrogate(escape: String) {
        #expect(refusal(of: "[\"ab\(escape)\"]") == Refusal(.loneSurrogate, 1, 5))
    }

    @Test(
        "Invalid UTF-8 is rejected at the start of the character",
        arguments: stray + overlong + surrogates + beyond + cut
    )
    func invalidUTF8(character: [UInt8]) {
        let start = Array("[\n\"caf\u{E9} ".utf8)
        #expect(refusal(of: start + character + Array("\"]".utf8)) == Refusal(.invalidUTF8, 2, 7))
        #expect(refusal(of: start + character) == Refusal(.invalidUTF8, 2, 7))
        #expect(refusal(of: [0x5B, 0x0A] + character) == Refusal(.invalidUTF8, 2, 1))
    }

    @Test(
        "The first and last characters of each UTF-8 length are read",
        arguments: ["\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}"]
    )
    func validUTF8(character: String) {
        #expect(refusal(of: "{\"\(character)\":\"a\(character)b\"}") == nil)
    }

    @Test("Special bytes are found at each offset in a word of eight bytes")
    func everyOffset() {
        for length in 0..<24 {
            let start = "[\"" + String(repeating: "z", count: length)
            #expect(refusal(of: start + "\u{1}aaaaaaaaaaaa\"]") == Refusal(.controlCharacter(1), 1, length + 3))
            #expect(refusal(of: start + "\\qaaaaaaaaaaaa\"]") == Refusal(.badEscape, 1, length + 3))
            #expect(
                refusal(of: Array(start.utf8) + [0xFF] + Array("aaaaaaaaaaa\"]".utf8))
                    == Refusal(.invalidUTF8, 1, length + 3))
            #expect(refusal(of: start + "\"x]") == Refusal(.unexpected("x", expected: .commaOrBracket), 1, length + 4))
            #expect(refusal(of: start) == Refusal(.truncated(expected: .closingQuote), 1, length + 3))
        }
    }
}
