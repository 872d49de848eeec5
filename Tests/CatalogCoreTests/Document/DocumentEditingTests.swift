import CatalogCore
import Testing

@Suite("Edits follow the style of the file")
struct DocumentEditingTests {
    private func document(_ text: String) throws -> Document { try Document(Array(text.utf8)) }

    private func applied(_ edit: Edit, to document: Document) throws -> String {
        String(decoding: try Edit.apply([edit], to: document.bytes), as: UTF8.self)
    }

    private static let unit = DocumentFragment.Member(
        "fr",
        .object([.init("stringUnit", .object([.init("state", .string("new")), .init("value", .string("\"é\""))]))]))

    @Test("A language gets its place in Xcode's form")
    func languageInXcodeForm() throws {
        let document = try document(StyledCatalog.xcode.text)
        let languages = try #require(document.root["strings"]?["Añadir 😀"]?["localizations"])
        let result = try applied(document.inserting(Self.unit, into: languages), to: document)
        let expected = """
                    },
                    "fr" : {
                      "stringUnit" : {
                        "state" : "new",
                        "value" : "\\"é\\""
                      }
                    }
                  }
                },
                "item 2"
            """
        #expect(result.contains(expected))
    }

    @Test(
        "A member goes to its place in Xcode's order where the others are in it, else to the end",
        arguments: [
            ("{\"b\":1,\"d\":2}", "a", "{\"a\":0,\"b\":1,\"d\":2}"),
            ("{\"b\":1,\"d\":2}", "c", "{\"b\":1,\"c\":0,\"d\":2}"),
            ("{\"b\":1,\"d\":2}", "e", "{\"b\":1,\"d\":2,\"e\":0}"),
            ("{\"b\":1}", "a", "{\"a\":0,\"b\":1}"),
            ("{\"a 2\":1,\"a 20\":2}", "a 10", "{\"a 2\":1,\"a 10\":0,\"a 20\":2}"),
            ("{\"d\":1,\"b\":2}", "a", "{\"d\":1,\"b\":2,\"a\":0}"),
            ("{\"b\":1,\"b\":2,\"c\":3}", "b", "{\"b\":1,\"b\":2,\"b\":0,\"c\":3}"),
            ("{}", "a", "{\"a\":0}"),
        ]
    )
    func place(object: String, name: String, expected: String) throws {
        let document = try document("{\"x\":\(object)}")
        let edit = document.inserting(.init(name, .integer(0)), into: try #require(document.root["x"]))
        #expect(try applied(edit, to: document) == "{\"x\":\(expected)}")
    }

    @Test(
        "A new member is laid out as its neighbours are",
        arguments: [
            ("{ \"b\": {\"c\": 1}, \"d\": 2 }", "{ \"a\": {\"k\": {}}, \"b\": {\"c\": 1}, \"d\": 2 }"),
            ("{\r\n\t\"b\" : 1\r\n}", "{\r\n\t\"a\" : {\r\n\t\t\"k\" : {\r\n\r\n\t\t}\r\n\t},\r\n\t\"b\" : 1\r\n}"),
            ("{\r  \"b\": 1\r}", "{\r  \"a\": {\r    \"k\": {}\r  },\r  \"b\": 1\r}"),
            ("{\n\"b\":1\n}", "{\n\"a\":{\n\"k\":{}\n},\n\"b\":1\n}"),
            ("{\n\n    \"b\" : 1\n}", "{\n\n    \"a\" : {\n        \"k\" : {\n\n        }\n    },\n    \"b\" : 1\n}"),
        ]
    )
    func layout(text: String, expected: String) throws {
        let document = try document(text)
        let member = DocumentFragment.Member("a", .object([.init("k", .object([]))]))
        #expect(try applied(document.inserting(member, into: document.root), to: document) == expected)
    }

    @Test("An object beside a plain value, all on one line, stays on that line")
    func objectOnOneLine() throws {
        let document = try document("{\n  \"a\" : { \"comment\" : \"c\" }\n}")
        let edit = document.inserting(Self.unit, into: try #require(document.root["a"]))
        let added = #", "fr" : {"stringUnit" : {"state" : "new", "value" : "\"é\""}}"#
        #expect(try applied(edit, to: document) == "{\n  \"a\" : { \"comment\" : \"c\"\(added) }\n}")
    }

    @Test(
        "Empty objects are written as the file writes them, or as its colons suggest",
        arguments: [
            ("{\n  \"a\" : {\n    \"b\" : 1\n  },\n  \"c\" : {}\n}", "{}"),
            ("{\n  \"a\": {\n    \"b\": 1\n  },\n  \"c\": {\n\n  }\n}", "{\n\n  }"),
            ("{\n  \"a\" : {\n    \"b\" : 1\n  }\n}", "{\n\n  }"),
            ("{\n  \"a\": {\n    \"b\": 1\n  }\n}", "{}"),
            ("{\n  \"a\" : { \"b\" : 1 }\n}", "{}"),
        ])
    func emptyObjects(text: String, expected: String) throws {
        let document = try document(text)
        let object = try #require(document.root["a"])
        let edit = document.removing(memberAt: 0, of: object)
        #expect(edit.range == object.range)
        #expect(String(decoding: edit.replacement, as: UTF8.self) == expected)
    }

    @Test(
        "Removing a member takes its comma and its line",
        arguments: [
            (0, "{\n  \"b\" : 2,\n  \"c\" : 3\n}"), (1, "{\n  \"a\" : 1,\n  \"c\" : 3\n}"),
            (2, "{\n  \"a\" : 1,\n  \"b\" : 2\n}"),
        ])
    func removal(index: Int, expected: String) throws {
        let document = try document("{\n  \"a\" : 1,\n  \"b\" : 2,\n  \"c\" : 3\n}")
        #expect(try applied(document.removing(memberAt: index, of: document.root), to: document) == expected)
    }

    @Test("Replacing a string by a string touches its bytes alone, and writes only the escapes that JSON needs")
    func replacingAString() throws {
        let document = try document("[\"a\\/b\"  , 1]")
        let value = try #require(document.root.elements.first { _ in true })
        let edit = document.replacing(value, with: .string("/\"\\\u{8}\u{C}\n\r\t\u{B}\u{1F}\u{7F}é\u{2028}😀"))
        #expect(edit.range == 1..<7)
        let expected = #""/\"\\\b\f\n\r\t\u000b\u001f"# + "\u{7F}é\u{2028}😀\""
        #expect(String(decoding: edit.replacement, as: UTF8.self) == expected)
    }

    @Test("Replacing a value by an object indents it from the line it begins on")
    func replacingByAnObject() throws {
        let document = try document("{\n  \"a\" : {\n    \"b\" : null\n  }\n}")
        let value = try #require(document.root["a"]?["b"])
        let edit = document.replacing(value, with: .object([.init("c", .array([.boolean(true), .null]))]))
        let expected = """
            {
              "a" : {
                "b" : {
                  "c" : [
                    true,
                    null
                  ]
                }
              }
            }
            """
        #expect(try applied(edit, to: document) == expected)
    }

    @Test("A fragment is written as JSON for programs")
    func json() {
        let fragment = DocumentFragment.object([
            .init("a", .array([.integer(-1), .optional(nil)])), .init("b", .object([])),
        ])
        #expect(fragment.json == "{\n  \"a\": [\n    -1,\n    null\n  ],\n  \"b\": {}\n}")
    }
}
