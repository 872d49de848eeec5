import CatalogCore
import Testing
import TestSupport

@testable import StringTables

@Suite("Property lists in the old text form")
struct TextPropertyListTests {
    private func root(_ text: String) throws -> PropertyListNode { try PropertyListFile(Array(text.utf8)).root }

    private func error(_ text: String) -> PropertyListError? {
        do throws(PropertyListError) {
            _ = try PropertyListFile(Array(text.utf8))
            return nil
        } catch {
            return error
        }
    }

    @Test("A dictionary has its members in order with their locations, including duplicates")
    func dictionaries() throws {
        let members = try #require(try root("{ b = 1; \"a b\" = 'x'; b = 2; }").members)
        #expect(members.map(\.key) == ["b", "a b", "b"])
        #expect(members.map(\.node.string) == ["1", "x", "2"])
        #expect(members[1].keyRange == 9..<14)
        #expect(members[1].node.range == 17..<20)
    }

    @Test(
        "Arrays may end with a comma or be empty",
        arguments: [("( a, \"b\", )", ["a", "b"]), ("(a,b)", ["a", "b"]), ("( )", [])])
    func arrays(text: String, values: [String]) throws {
        guard case .array(let nodes) = try root(text).value else {
            Issue.record("no array")
            return
        }
        #expect(nodes.map(\.string) == values)
    }

    @Test("Data consists of pairs of hexadecimal digits with any white space")
    func data() throws {
        #expect(try root("{ a = <0fA3 \n 00>; }").members?.first?.node.value == .data([0x0F, 0xA3, 0]))
        #expect(try root("{ a = <>; }").members?.first?.node.value == .data([]))
    }

    @Test("Both kinds of comments may be anywhere between tokens")
    func comments() throws {
        let text = "// !$*UTF8*$!\n{ /* a */ 0A1B /* View.swift */ = ( /* b */ x /* c */, // d\n y ); }"
        let member = try #require(try root(text).members?.first)
        #expect(member.key == "0A1B")
        guard case .array(let nodes) = member.node.value else {
            Issue.record("no array")
            return
        }
        #expect(nodes.map(\.string) == ["x", "y"])
    }

    @Test("Paths need no quotes; escapes are decoded, and other letters stay")
    func texts() throws {
        let members = try root(#"{ path = ../Config/A-b.xcconfig; name = "Menü \"x\" \U2713"; }"#).members
        #expect(members?.map(\.node.string) == ["../Config/A-b.xcconfig", "Menü \"x\" ✓"])
    }

    @Test("Pairs without braces are a dictionary, as in a table")
    func bare() throws {
        #expect(try root("a = (1, 2);\nb;").members?.map(\.key) == ["a", "b"])
        #expect(try root("").members == [])
    }

    @Test("XML is read too, and the binary form is recognized")
    func otherForms() throws {
        let list = try root("<?xml version=\"1.0\"?><plist><dict><key>a</key><array/></dict></plist>")
        #expect(list.members?.map(\.key) == ["a"])
        #expect(error("bplist00")?.reason != nil)
    }

    @Test(
        "Errors are reported with their location",
        arguments: [
            ("{\n a = 1\n b = 2;\n}", 2, 7, "“;” is missing at the end of this pair"),
            ("{ a = ( 1, 2;", 1, 13, "expected “,” or “)”, found “;”"),
            ("{ a = ( 1, 2", 1, 7, "this parenthesis is never closed"),
            ("{\n a = 1;", 1, 1, "this brace is never closed"),
            ("{ a = <0f3>; }", 1, 7, "data is written as pairs of hexadecimal digits, <0fa3>"),
            ("{ a = <zz>; }", 1, 7, "data is written as pairs of hexadecimal digits, <0fa3>"),
            ("{ a = \"x; }", 1, 7, "this quote is never closed"), ("{ a = ; }", 1, 7, "expected a value, found “;”"),
            ("{ a = 1; } x", 1, 12, "expected the end of the file, found “x”"),
            ("{ a = {\n b = 1; }\n c = 2; }", 2, 10, "“;” is missing at the end of this pair"),
            (
                "{\n<<<<<<< HEAD\n a = 1;\n=======\n a = 2;\n>>>>>>> x\n}", 2, 1,
                "a merge conflict was left unresolved here"
            ),
        ])
    func errors(text: String, line: Int, column: Int, reason: String) {
        let error = error(text)
        #expect(error?.description == reason)
        #expect(error?.position == TextPosition(line: line, column: column))
    }

    @Test("Bytes that cannot be decoded are rejected with their location")
    func encodings() {
        let error = #expect(throws: PropertyListError.self) { try PropertyListFile(Array("{ a = ".utf8) + [0xFF]) }
        #expect(error?.position == TextPosition(line: 1, column: 7))
    }

    @Test("The nesting depth is limited")
    func depth() {
        func nested(_ depth: Int) -> String {
            String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
        }
        #expect(error(nested(64)) == nil)
        #expect(error(nested(65))?.description == "nested too deeply: the limit is 64")
        #expect(error(String(repeating: "{a=(", count: 100_000)) != nil)
    }

    @Test("No mutation of a property list crashes the reader, and reading it twice yields the same result")
    func mutations() {
        let seeds = [
            "// !$*UTF8*$!\n{ objects = { 0A /* x */ = {isa = PBXBuildFile; files = (A1, \"b c\", ); }; }; data = <0f a0>; }",
            "{ a = (1, (2, (3, {b = '\\U00e9';}))); }",
        ].map { Array($0.utf8) }
        var mutator = Mutator(seed: 17)
        for _ in 0..<20_000 {
            let bytes = mutator.mutate(seeds)
            let first = try? PropertyListFile(bytes).root
            #expect(first == (try? PropertyListFile(bytes).root))
        }
        for seed in seeds {
            for end in seed.indices { _ = try? PropertyListFile(Array(seed[..<end])) }
        }
    }
}
