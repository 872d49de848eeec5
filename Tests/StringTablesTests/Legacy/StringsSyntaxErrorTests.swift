import CatalogCore
import Testing

@testable import StringTables

@Suite("Errors in the text form of .strings")
struct StringsSyntaxErrorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let reason: StringsSyntaxError.Reason
        let line: Int
        let column: Int

        init(_ text: String, _ reason: StringsSyntaxError.Reason, _ line: Int, _ column: Int) {
            self.text = text
            self.reason = reason
            self.line = line
            self.column = column
        }

        var testDescription: String { text.debugDescription }
    }

    private static let cases = [
        Case("\"a\" = \"b\"\n\"c\" = \"d\";", .missingSemicolon, 1, 10),
        Case("\"a\" = \"é😀\"", .missingSemicolon, 1, 12),
        Case("\"a\" = \"b\";\n\"c\"\n\"d\" = \"e\";", .missingSemicolon, 2, 4),
        Case("\"a\" \"b\";", .missingEquals, 1, 4),
        Case("\"a\" = \"b", .unterminatedString, 1, 7),
        Case("\"a\" = \"b;\n\"c\" = \"d\";\n", .unterminatedString, 1, 7),
        Case("\"a\" = \"say \"hi\" now\";", .unescapedQuote, 1, 12),
        Case("\"a\" = \"b\"\";", .unescapedQuote, 1, 9),
        Case("\"a = \"b\";", .unescapedQuote, 1, 6),
        Case("\"a\" = \"b\\", .unterminatedString, 1, 7),
        Case("a = b;\n  /* open", .unterminatedComment, 2, 3),
        Case(" { a = b;", .unterminatedDictionary, 1, 2),
        Case("{ a = b; } c", .unexpected("c", expected: .end), 1, 12),
        Case("\"a\" = \"é \\Uxyz\";", .badEscape, 1, 10),
        Case("\"a\" = \"\\Ud83d!\";", .loneSurrogate, 1, 8),
        Case("\"a\" = \"\\Ude00\\Ud83d\";", .loneSurrogate, 1, 8),
        Case("a = (b, c);", .valueIsNoText, 1, 5),
        Case("a = { b = c; };", .valueIsNoText, 1, 5),
        Case("a = <0fbd>;", .valueIsNoText, 1, 5),
        Case("a = b;;", .unexpected(";", expected: .key), 1, 7),
        Case("= b;", .unexpected("=", expected: .key), 1, 1),
        Case("a = ;", .unexpected(";", expected: .value), 1, 5),
        Case("a = b;\u{A0}c = d;", .unexpected("\u{A0}", expected: .key), 1, 7),
        Case("é = c;", .unexpected("é", expected: .key), 1, 1),
        Case("“a” = “b”;", .unexpected("“", expected: .key), 1, 1),
        Case("a =", .truncated(expected: .value), 1, 4),
    ]

    private static func failure(_ text: String) -> StringsSyntaxError? {
        do {
            _ = try StringsFile(DecodedText(utf8: Array(text.utf8)))
            return nil
        } catch {
            return error
        }
    }

    @Test("A broken table is rejected with reason, line and column", arguments: cases)
    func refused(example: Case) throws {
        let error = try #require(Self.failure(example.text))
        #expect(error.reason == example.reason)
        #expect(error.position == TextPosition(line: example.line, column: example.column))
        #expect(LineIndex(Array(example.text.utf8)).position(at: error.offset) == error.position)
        #expect(!error.description.isEmpty)
    }

    @Test(
        "A merge conflict is recognized, whatever it breaks",
        arguments: [
            ("a = b;\n<<<<<<< HEAD\nc = d;\n=======\nc = e;\n>>>>>>> topic\n", 2),
            ("a =\n<<<<<<< HEAD\nd;\n=======\ne;\n>>>>>>> topic\n", 2),
            ("a = \"x\n<<<<<<< HEAD\n\"; b = c\n", 2),
            ("a = b;\n=======\nc = d;\n", 2),
            ("a = b;\n>>>>>>> topic\n", 2),
            ("a = b;\r\n<<<<<<< HEAD\r\n", 2),
        ]
    )
    func conflict(text: String, line: Int) throws {
        let error = try #require(Self.failure(text))
        #expect(error.reason == .conflictMarker)
        #expect(error.position == TextPosition(line: line, column: 1))
    }

    @Test("A line of signs in a comment is not a merge conflict")
    func noConflict() throws {
        #expect(Self.failure("/*\n=======\nHeading\n=======\n*/\na = b;") == nil)
        #expect(Self.failure("/*\n=======\n*/\na = b")?.reason == .missingSemicolon)
    }
}
