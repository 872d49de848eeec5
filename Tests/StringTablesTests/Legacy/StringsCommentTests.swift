import CatalogCore
import Testing

@testable import StringTables

@Suite("Comments of .strings")
struct StringsCommentTests {
    private static func file(_ text: String) throws -> StringsFile {
        try StringsFile(DecodedText(utf8: Array(text.utf8)))
    }

    @Test("The comment directly before a pair belongs to it")
    func directlyBefore() throws {
        let file = try Self.file("/* Title */\n\"a\" = \"1\";\n\n// Tab\n\"b\" = \"2\";\n\"c\" = \"3\";")
        #expect(file.pairs.map { file.comment(of: $0) } == ["Title", "Tab", nil])
        #expect(file.comments.map(\.attachment) == [.pair(0), .pair(1)])
    }

    @Test("Consecutive comments count as one, line by line")
    func severalComments() throws {
        let file = try Self.file("// one\n// two\n/* three */ \"a\" = \"1\";")
        #expect(file.pairs.first.flatMap { file.comment(of: $0) } == "one\ntwo\nthree")
    }

    @Test("A blank line separates a comment from the pair below")
    func blankLine() throws {
        let file = try Self.file("/* Header */\n\n/* A */\r\n\"a\" = \"1\";\r\n// heading\r\n\r\n\"b\" = \"2\";")
        #expect(file.comments.map(\.attachment) == [.orphan, .pair(0), .orphan])
        #expect(file.pairs.map { file.comment(of: $0) } == ["A", nil])
    }

    @Test("A heading does not belong to a pair, even directly above one")
    func heading() throws {
        let file = try Self.file("// MARK: - Tabs\n// Home\na = b;\n/* === B === */\nb = c;\n/* MARK: c */\nc = d;")
        #expect(file.pairs.map { file.comment(of: $0) } == ["Home", nil, "MARK: c"])
        #expect(file.comments.map(\.attachment) == [.orphan, .pair(0), .orphan, .pair(2)])
    }

    @Test("A comment after a pair on its line belongs to that pair")
    func trailing() throws {
        let file = try Self.file("\"a\" = \"1\"; // about a\n\"b\" = \"2\"; /* about b */")
        #expect(file.comments.map(\.attachment) == [.trailing(0), .trailing(1)])
        #expect(file.pairs.map { file.comment(of: $0) } == [nil, nil])
    }

    @Test("Between two pairs on one line a comment belongs to the second")
    func betweenPairsOnOneLine() throws {
        let file = try Self.file("a = b; /* c */ d = e;")
        #expect(file.comments.map(\.attachment) == [.pair(1)])
    }

    @Test("A comment inside a pair is recognized as such")
    func inside() throws {
        let file = try Self.file("\"a\" /* 1 */ = /* 2 */ \"b\" // 3\n;")
        #expect(file.comments.map(\.attachment) == [.inside(0), .inside(0), .inside(0)])
    }

    @Test("A comment at the end, or before the closing brace, belongs to no pair")
    func atTheEnd() throws {
        #expect(try Self.file("a = b;\n/* end */\n").comments.map(\.attachment) == [.orphan])
        #expect(try Self.file("{ a = b;\n/* end */\n}").comments.map(\.attachment) == [.orphan])
    }

    @Test(
        "Ranges include the delimiters, texts do not; block comments do not nest; any line break ends a line comment"
    )
    func rangesAndTexts() throws {
        let file = try Self.file("/* a /* b */ k = v; // c\r// d\u{2028}")
        let written = file.comments.map { String(decoding: file.text.utf8[$0.range], as: UTF8.self) }
        #expect(written == ["/* a /* b */", "// c", "// d"])
        #expect(file.comments.map(\.text) == ["a /* b", "c", "d"])
        #expect(file.comments.map(\.kind) == [.block, .line, .line])
    }
}
