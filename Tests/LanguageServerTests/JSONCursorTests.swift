import Testing

@testable import LanguageServer

@Suite("The context of a position in JSON")
struct JSONCursorTests {
    /// Returns the cursor at the position of a `|`.
    private func cursor(_ text: String) -> JSONCursor? {
        guard let mark = text.utf8.firstIndex(of: UInt8(ascii: "|")) else { return nil }
        let offset = text.utf8.distance(from: text.startIndex, to: mark)
        return JSONCursor(at: offset, in: Array(text.replacing("|", with: "").utf8))
    }

    @Test("A value has its own name and those of its parents")
    func value() throws {
        let found = try #require(cursor(#"{"strings":{"a":{"localizations":{"en":{"stringUnit":{"state":"tr|"}}}}}}"#))
        #expect(found.names == ["strings", "a", "localizations", "en", "stringUnit", "state"])
        #expect(!found.isName)
    }

    @Test("A name has those of its parents, even in incomplete JSON")
    func name() throws {
        let found = try #require(cursor("{\"strings\" : {\n\"a, \\\"b\\\"\" : { \"localizations\" : {\n\"p|\n}"))
        #expect(found.names == ["strings", "a, \"b\"", "localizations"])
        #expect(found.isName)
        #expect(found.content.count == 1)
    }

    @Test("Preceding members, arrays and strings with brackets do not confuse it")
    func before() throws {
        let found = try #require(cursor(#"{"a":["x",{"b":"}]"}],"c":{"d":"|"}}"#))
        #expect(found.names == ["c", "d"])
    }

    @Test("Outside of strings there is no context", arguments: [#"{"a":|"b"}"#, #"{|}"#, #"{"a":"b"|}"#, "|"])
    func outside(text: String) {
        #expect(cursor(text) == nil)
    }
}
