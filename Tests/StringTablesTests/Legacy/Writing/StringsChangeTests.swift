import Testing

@testable import StringTables

@Suite("Changes to .strings in the text form")
struct StringsChangeTests {
    /// A table, a change, and the expected table.
    typealias Case = (String, LegacyTableChange, String)

    private static func changed(_ text: String, _ changes: LegacyTableChange...) throws -> String {
        let table = try LegacyTableFile(Array(text.utf8), kind: .strings)
        return String(decoding: try table.changed(by: changes), as: UTF8.self)
    }

    private static func add(_ key: String, _ text: String = "x", _ comment: String? = nil) -> LegacyTableChange {
        .add(key: key, value: .text(text), comment: comment)
    }

    @Test(
        "A new pair follows the pairs with the longest common prefix",
        arguments: [
            (
                "\"tab.b\" = \"1\";\n\"tab.a\" = \"2\";\n\n\"home.z\" = \"3\";\n", add("tab.a.c"),
                "\"tab.b\" = \"1\";\n\"tab.a\" = \"2\";\n\"tab.a.c\" = \"x\";\n\n\"home.z\" = \"3\";\n"
            ),
            ("\"z_b\" = \"1\";\n\"y\" = \"2\";\n", add("z_a"), "\"z_b\" = \"1\";\n\"z_a\" = \"x\";\n\"y\" = \"2\";\n"),
            ("\"z\" = \"1\";\n\"y\" = \"2\";\n", add("a.b"), "\"z\" = \"1\";\n\"y\" = \"2\";\n\"a.b\" = \"x\";\n"),
        ] as [Case]
    )
    func placeByPrefix(text: String, change: LegacyTableChange, expected: String) throws {
        #expect(try Self.changed(text, change) == expected)
    }

    @Test(
        "In a sorted group or table, a new pair is inserted in that order",
        arguments: [
            (
                "\"z\" = \"0\";\n\"t.a\" = \"1\";\n\"t.c\" = \"2\";\n", add("t.b"),
                "\"z\" = \"0\";\n\"t.a\" = \"1\";\n\"t.b\" = \"x\";\n\"t.c\" = \"2\";\n"
            ),
            (
                "// T\n\n\"t.2\" = \"1\";\n\"t.10\" = \"2\";\n", add("t.1"),
                "// T\n\n\"t.1\" = \"x\";\n\"t.2\" = \"1\";\n\"t.10\" = \"2\";\n"
            ),
            (
                "// MARK: T\n\"t.b\" = \"1\";\n\"t.c\" = \"2\";\n", add("t.a"),
                "// MARK: T\n\"t.a\" = \"x\";\n\"t.b\" = \"1\";\n\"t.c\" = \"2\";\n"
            ),
            ("\"B\" = \"1\";\n\"a\" = \"2\";\n", add("Z"), "\"B\" = \"1\";\n\"Z\" = \"x\";\n\"a\" = \"2\";\n"),
        ] as [Case]
    )
    func placeByOrder(text: String, change: LegacyTableChange, expected: String) throws {
        #expect(try Self.changed(text, change) == expected)
    }

    @Test(
        "A new pair has the style of its neighbour",
        arguments: [
            ("\"a\"=\"1\";\r\n\"b\"=\"2\";\r\n", add("c"), "\"a\"=\"1\";\r\n\"b\"=\"2\";\r\n\"c\"=\"x\";\r\n"),
            ("\"b\" = \"1\";\r\"a\" = \"2\";", add("c"), "\"b\" = \"1\";\r\"a\" = \"2\";\r\"c\" = \"x\";"),
            ("CFBundleName = 'X' ;\n", add("CFKey", "it's"), "CFBundleName = 'X' ;\nCFKey = 'it\\'s' ;\n"),
            ("a = b;\n", add("c.d", "e f"), "a = b;\nc.d = \"e f\";\n"),
            (
                "\"b\"    = \"1\";\n\"a.bc\" = \"2\";\n", add("c.d"),
                "\"b\"    = \"1\";\n\"a.bc\" = \"2\";\n\"c.d\" = \"x\";\n"
            ),
            ("\"bb\"  = \"1\"; // b\n", add("a"), "\"bb\"  = \"1\"; // b\n\"a\"   = \"x\";\n"),
            (
                "/* B */\n\"b\" = \"1\";\n\n/* A */\n\"a\" = \"2\";\n", add("c", "x", "C"),
                "/* B */\n\"b\" = \"1\";\n\n/* A */\n\"a\" = \"2\";\n\n/* C */\n\"c\" = \"x\";\n"
            ),
            (
                "{\n  // B\n  \"b\" = \"1\";\n}\n", add("a", "x", "two\nlines"),
                "{\n  // B\n  \"b\" = \"1\";\n\n  // two\n  // lines\n  \"a\" = \"x\";\n}\n"
            ),
            ("{ b = c; a = d; }", add("e", "x", "E"), "{ b = c; a = d; /* E */ e = x; }"),
            ("", add("a", "x", "A"), "/* A */\n\"a\" = \"x\";\n"),
            ("/* Header */\n", add("a"), "/* Header */\n\n\"a\" = \"x\";\n"),
        ] as [Case]
    )
    func style(text: String, change: LegacyTableChange, expected: String) throws {
        #expect(try Self.changed(text, change) == expected)
    }

    @Test(
        "Setting a value changes only its text and keeps the quotes",
        arguments: [
            (
                "/* A */ 'a'  =  'b' ; // c", .set(key: "a", value: .text("it's \"x\"\n")),
                "/* A */ 'a'  =  'it\\'s \"x\"\\n' ; // c"
            ),
            ("a = b;", .set(key: "a", value: .text("c")), "a = c;"),
            ("a = b;", .set(key: "a", value: .text("c//d")), "a = \"c//d\";"),
            ("\"OK\";\n", .set(key: "OK", value: .text("Tá")), "\"OK\" = \"Tá\";\n"),
            ("\"a\" = \"\\U00e9\";", .set(key: "a", value: .text("é")), "\"a\" = \"\\U00e9\";"),
            ("\"a\" = \"é\";", .set(key: "a", value: .text("e\u{301}")), "\"a\" = \"e\u{301}\";"),
        ] as [Case]
    )
    func set(text: String, change: LegacyTableChange, expected: String) throws {
        #expect(Array(try Self.changed(text, change).utf8) == Array(expected.utf8))
    }

    @Test(
        "A removed pair is removed with its comments and line, but headings and groups stay",
        arguments: [
            (
                "// Tabs\n\n/* A */\n\"a\" = \"1\"; // a\n\"b\" = \"2\";\n", .remove(key: "a"),
                "// Tabs\n\n\"b\" = \"2\";\n"
            ),
            (
                "\"a\" = \"1\";\n\n\"b\" = \"2\";\n\n\"c\" = \"3\";\n", .remove(key: "b"),
                "\"a\" = \"1\";\n\n\"c\" = \"3\";\n"
            ),
            (
                "\"a\" = \"1\";\n\"b\" = \"2\";\n\n// C\n\n\"c\" = \"3\";\n", .remove(key: "b"),
                "\"a\" = \"1\";\n\n// C\n\n\"c\" = \"3\";\n"
            ),
            (
                "\"a\" = \"1\";\n\n\n\"b\" = \"2\";\n\n\"c\" = \"3\";", .remove(key: "b"),
                "\"a\" = \"1\";\n\n\n\"c\" = \"3\";"
            ),
            ("\"a\" = \"1\";\n\"b\" /* in */ = \"2\";", .remove(key: "b"), "\"a\" = \"1\";"),
            (
                "a = b;\n\n// MARK: - C\nc = d;\ne = f;\n", .remove(key: "c"), "a = b;\n\n// MARK: - C\ne = f;\n"
            ),
            ("{ a = b; /* c */ c = d; }", .remove(key: "c"), "{ a = b; }"),
            ("// head\n\na = b;\n", .remove(key: "a"), "// head\n"),
            ("{ // head\n\n a = b; }", .remove(key: "a"), "{ // head\n\n }"),
        ] as [Case]
    )
    func remove(text: String, change: LegacyTableChange, expected: String) throws {
        #expect(try Self.changed(text, change) == expected)
    }

    @Test(
        "Renaming a pair changes only the key",
        arguments: [
            (
                "/* A */\n\"a\"  = \"1\";\n\"b\" = \"2\";", .rename(key: "a", to: "c \"d\""),
                "/* A */\n\"c \\\"d\\\"\"  = \"1\";\n\"b\" = \"2\";"
            ),
            ("OK;", .rename(key: "OK", to: "button.ok"), "button.ok = OK;"),
            ("a = b;", .rename(key: "a", to: "a"), "a = b;"),
        ] as [Case]
    )
    func rename(text: String, change: LegacyTableChange, expected: String) throws {
        #expect(try Self.changed(text, change) == expected)
    }

    @Test(
        "A comment is replaced, added or removed in the file's style",
        arguments: [
            ("/* A */\na = b;\n", .comment(key: "a", "New"), "/* New */\na = b;\n"),
            ("  // A\n  // B\n  a = b;\n", .comment(key: "a", "C\nD"), "  // C\n  // D\n  a = b;\n"),
            ("// H\n\n\ta = b; // t\n", .comment(key: "a", "A"), "// H\n\n\t/* A */\n\ta = b; // t\n"),
            ("a = b; c = d;", .comment(key: "c", "C\nD"), "a = b; /* C D */ c = d;"),
            ("/* A */ a = b;", .comment(key: "a", "x */ y"), "/* x * / y */ a = b;"),
            ("\t/* A */\n\ta = b;\n", .comment(key: "a", nil), "\ta = b;\n"),
            ("//A\na = b;\n", .comment(key: "a", "A"), "//A\na = b;\n"),
        ] as [Case]
    )
    func comment(text: String, change: LegacyTableChange, expected: String) throws {
        #expect(try Self.changed(text, change) == expected)
    }

    @Test("Several changes are made one after another")
    func several() throws {
        let text = try Self.changed("", Self.add("a"), Self.add("b"), .rename(key: "a", to: "c"), .remove(key: "b"))
        #expect(text == "\"c\" = \"x\";\n")
    }
}
