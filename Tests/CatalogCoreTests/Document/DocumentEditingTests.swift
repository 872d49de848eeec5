import TestSupport
import Testing

@testable import CatalogCore

@Suite("Edits follow the style of the file")
struct DocumentEditingTests {
    private func document(_ text: String) throws -> Document { try Document(Array(text.utf8)) }

    private func applied(_ edits: [Edit], to document: Document) throws -> String {
        String(decoding: try Edit.apply(edits, to: document.bytes), as: UTF8.self)
    }

    private static let unit = DocumentFragment.Member(
        "fr",
        .object([.init("stringUnit", .object([.init("state", .string("new")), .init("value", .string("\"é\""))]))]))

    @Test("Members on one line are separated like colons, with a space if the colons have one")
    func oneLine() throws {
        let value = DocumentFragment.object([.init("a", .array([.null, .boolean(true)])), .init("b", .object([]))])
        for (colon, text) in [(":", #"{"a":[null,true],"b":{}}"#), (" : ", #"{"a" : [null, true], "b" : {}}"#)] {
            let style = DocumentStyle(newline: nil, indentUnit: [], colon: Array(colon.utf8))
            #expect(String(decoding: style.render(value, indent: []), as: UTF8.self) == text)
        }
    }

    @Test("A new language is inserted at its position in Xcode's format")
    func languageInXcodeForm() throws {
        let document = try document(StyledCatalog.xcode.text)
        let languages = try #require(document.root["strings"]?["Añadir 😀"]?["localizations"])
        let result = try applied(document.setting(Self.unit, in: languages), to: document)
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
        "A new member is inserted in Xcode's order if the others are in that order, otherwise at the end",
        arguments: [
            ("{\"b\":1,\"d\":2}", "a", "{\"a\":0,\"b\":1,\"d\":2}"),
            ("{\"b\":1,\"d\":2}", "c", "{\"b\":1,\"c\":0,\"d\":2}"),
            ("{\"b\":1,\"d\":2}", "e", "{\"b\":1,\"d\":2,\"e\":0}"),
            ("{\"b\":1}", "a", "{\"a\":0,\"b\":1}"),
            ("{\"a 2\":1,\"a 20\":2}", "a 10", "{\"a 2\":1,\"a 10\":0,\"a 20\":2}"),
            ("{\"d\":1,\"b\":2}", "a", "{\"d\":1,\"b\":2,\"a\":0}"),
            ("{\"b\":1,\"b\":2,\"d\":3}", "c", "{\"b\":1,\"b\":2,\"c\":0,\"d\":3}"),
            ("{}", "a", "{\"a\":0}"),
        ]
    )
    func location(object: String, name: String, expected: String) throws {
        let document = try document("{\"x\":\(object)}")
        let edit = try document.setting(.init(name, .integer(0)), in: try #require(document.root["x"]))
        #expect(try applied(edit, to: document) == "{\"x\":\(expected)}")
    }

    @Test(
        "A new member has the layout of its neighbours",
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
        #expect(try applied(document.setting(member, in: document.root), to: document) == expected)
    }

    @Test("An object added to a plain value on one line stays on that line")
    func objectOnOneLine() throws {
        let document = try document("{\n  \"a\" : { \"comment\" : \"c\" }\n}")
        let edit = try document.setting(Self.unit, in: try #require(document.root["a"]))
        let added = #", "fr" : {"stringUnit" : {"state" : "new", "value" : "\"é\""}}"#
        #expect(try applied(edit, to: document) == "{\n  \"a\" : { \"comment\" : \"c\"\(added) }\n}")
    }

    @Test(
        "Empty objects are written in the file's style, or in the style that its colons suggest",
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
        let edit = try #require(document.removing("b", from: object).first)
        #expect(edit.range == object.range)
        #expect(String(decoding: edit.replacement, as: UTF8.self) == expected)
    }

    @Test(
        "Removing a member removes its comma and line",
        arguments: [
            ("a", "{\n  \"b\" : 2,\n  \"c\" : 3\n}"), ("b", "{\n  \"a\" : 1,\n  \"c\" : 3\n}"),
            ("c", "{\n  \"a\" : 1,\n  \"b\" : 2\n}"),
        ])
    func removal(name: String, expected: String) throws {
        let document = try document("{\n  \"a\" : 1,\n  \"b\" : 2,\n  \"c\" : 3\n}")
        #expect(try applied(document.removing(name, from: document.root), to: document) == expected)
    }

    @Test("Replacing a string by a string changes only its bytes and writes only the escapes that JSON requires")
    func replacingAString() throws {
        let document = try document("[\"a\\/b\"  , 1]")
        let value = try #require(document.root.elements.first { _ in true })
        let edit = document.replacing(value, with: .string("/\"\\\u{8}\u{C}\n\r\t\u{B}\u{1F}\u{7F}é\u{2028}😀"))
        #expect(edit.range == 1..<7)
        let expected = #""/\"\\\b\f\n\r\t\u000b\u001f"# + "\u{7F}é\u{2028}😀\""
        #expect(String(decoding: edit.replacement, as: UTF8.self) == expected)
    }

    @Test("Replacing a value by an object indents the object from the line where it begins")
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
        #expect(try applied([edit], to: document) == expected)
    }

    @Test(
        "Renaming a member keeps its value's bytes, and moves it only if it would break the order",
        arguments: [
            ("{\n  \"b\" : [ 1 ],\n  \"d\" : 2\n}", "c", "{\n  \"c\" : [ 1 ],\n  \"d\" : 2\n}"),
            ("{\n  \"b\" : [ 1 ],\n  \"d\" : 2\n}", "e", "{\n  \"d\" : 2,\n  \"e\" : [ 1 ]\n}"),
            ("{ \"a\": 0, \"b\":{ } , \"d\": 2 }", "A 1", "{ \"a\": 0, \"A 1\":{ } , \"d\": 2 }"),
            ("{\n \"c\" : 0,\n \"b\" : 1,\n \"d\" : 2\n}", "z", "{\n \"c\" : 0,\n \"z\" : 1,\n \"d\" : 2\n}"),
            ("{\"b\":1}", "\"", "{\"\\\"\":1}"),
        ])
    func renaming(text: String, name: String, expected: String) throws {
        let document = try document(text)
        var change = ObjectChange()
        change.rename("b", to: name)
        #expect(try applied(document.edits(making: change, to: document.root), to: document) == expected)
    }

    @Test("Members that are renamed together are in Xcode's order, although each of them could keep its place alone")
    func renamedTogether() throws {
        let document = try document(#"{"a":1,"c":2,"e":3,"g":4}"#)
        var change = ObjectChange()
        change.rename("c", to: "dz")
        change.rename("e", to: "da")
        let result = try applied(document.edits(making: change, to: document.root), to: document)
        #expect(result == #"{"a":1,"da":3,"dz":2,"g":4}"#)
    }

    @Test("Equal values are not rewritten, in any spelling")
    func sameValues() throws {
        let document = try document(#"{"a": "\u00e9\/", "b": { "n": 1.50 }}"#)
        var change = ObjectChange()
        change.set("a", to: .string("é/"))
        change.change("b") { $0.set("n", to: .number("1.50")) }
        change.remove("c")
        #expect(try document.edits(making: change, to: document.root).isEmpty)
    }

    @Test("Few and many members are found by their bytes", arguments: [2, 8, 9, 40])
    func members(count: Int) throws {
        let names = ["e\u{301}", "\u{E9}"] + (2..<count).map { "m\($0)" }
        let document = try document("{" + names.map { "\"\($0)\":{}" }.joined(separator: ",") + "}")
        var change = ObjectChange()
        for name in names { change.change(name) { $0.set("a", to: .integer(1)) } }
        for (index, name) in names.enumerated() { change.change(name) { $0.set("b", to: .integer(index)) } }
        #expect(change.count == count)
        let expected = names.enumerated().map { "\"\($1)\":{\"a\":1,\"b\":\($0)}" }
        let result = try applied(document.edits(making: change, to: document.root), to: document)
        #expect(result == "{" + expected.joined(separator: ",") + "}")
        #expect(change.applied(to: DocumentFragment(document.root)) == DocumentFragment(try self.document(result).root))
        change.remove("\u{E9}")
        let rest = try applied(document.edits(making: change, to: document.root), to: document)
        #expect(!rest.unicodeScalars.contains("\u{E9}") && rest.unicodeScalars.contains("\u{301}"))
    }

    @Test("A change names the members that it changes inside a member")
    func changedNames() {
        var change = ObjectChange()
        change.change("a") { inner in
            inner.set("b", to: .null)
            inner.remove("c")
        }
        change.set("d", to: [:])
        #expect(change.names(changedIn: "a") == ["b", "c"])
        #expect(change.names(changedIn: "d") == nil)
        #expect(change.names(changedIn: "e") == nil)
    }

    @Test("A duplicate member is not changed, and the error has both locations")
    func doubledMember() throws {
        let document = try document(#"{"a":1,"b":2,"a":3}"#)
        var change = ObjectChange()
        change.set("a", to: .null)
        #expect(throws: DoubledMember(name: "a", first: 1..<4, second: 13..<16)) {
            try document.edits(making: change, to: document.root)
        }
        change = ObjectChange()
        change.set("b", to: .null)
        #expect(try document.edits(making: change, to: document.root).count == 1)
    }

    @Test("Members added and removed at one position are edited together")
    func comingAndGoing() throws {
        let document = try document("{\n  \"a\" : 1,\n  \"c\" : 2,\n  \"e\" : 3\n}")
        var change = ObjectChange()
        for name in ["c", "e"] { change.remove(name) }
        for name in ["f", "b", "d"] { change.set(name, to: .null) }
        let result = try applied(document.edits(making: change, to: document.root), to: document)
        #expect(result == "{\n  \"a\" : 1,\n  \"b\" : null,\n  \"d\" : null,\n  \"f\" : null\n}")
    }

    @Test("A fragment is written as compact JSON for programs")
    func json() {
        let fragment = DocumentFragment.object([
            .init("a", .array([.integer(-1), .optional(nil)])), .init("b", .object([])),
        ])
        #expect(fragment.json == "{\n  \"a\": [\n    -1,\n    null\n  ],\n  \"b\": {}\n}")
    }
}
