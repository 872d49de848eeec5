import Testing

@testable import SwiftSources

@Suite("Roles of literals")
struct LiteralRoleTests {
    private func literal(_ text: String) throws -> LiteralFact {
        let facts = SourceScanner().facts(of: Array(text.utf8))
        return try #require(facts.literals.first { $0.plainText == "x" }, "no literal x in \(text)")
    }

    @Test(
        "The surrounding code determines the role",
        arguments: [
            ("let a = \"x\"", .bound(name: "a", type: nil)), ("let a: T = \"x\"", .bound(name: "a", type: "T")),
            ("func f(a b: T = \"x\") {}", .defaultArgument(name: "b", type: "T")),
            ("func f() -> T { \"x\" }", .returned(from: "f", type: "T")),
            ("func f() -> T { g(); return \"x\" }", .returned(from: "f", type: "T")),
            ("func f() -> T { g(); \"x\" }", .other), ("var a: T { \"x\" }", .returned(from: "a", type: "T")),
            ("var a: T { get { \"x\" } set {} }", .returned(from: "a", type: "T")),
            ("let a = b as? C == \"x\"", .compared), ("let a = b == \"x\" ? 1 : 2", .compared),
            ("switch a { case \"x\": b }", .pattern), ("let a = b[\"x\"]", .subscripted),
            ("enum A: String { case b = \"x\" }", .rawValue(of: "b")), ("let a = \"\\(\"x\")\"", .interpolated),
            ("let a = \"x\" as T", .cast(to: "T")), ("let a = b { \"x\" }", .closureResult),
            ("if a == b, c != \"x\" {}", .compared), ("while \"x\" < a {}", .compared),
            ("a.b = \"x\"", .assigned(name: "b", hint: .member(.name("a"), "b"))),
            ("let a = \"x\".b", .receiver(member: "b", call: nil)),
        ] as [(String, LiteralRole)])
    func role(text: String, role: LiteralRole) throws {
        #expect(try literal(text).role == role)
    }

    @Test(
        "The call that takes the literal determines the role",
        arguments: [
            ("a(\"x\")", "a", 0, nil), ("a(1, b: \"x\")", "a", 1, "b"), ("a.b(c: \"x\")", "b", 0, "c"),
            ("@A(b: \"x\") var c", "A", 0, "b"), ("#A(\"x\")", "A", 0, nil), ("A<B>(c: \"x\")", "A", 0, "c"),
            ("a(b: try \"x\")", "a", 0, "b"), ("a(b: (\"x\"))", "a", 0, "b"), ("a(b: c ? \"x\" : d)", "a", 0, "b"),
            ("a(b: [\"x\", \"y\"])", "a", 0, "b"),
        ] as [(String, String, Int, String?)])
    func call(text: String, name: String, index: Int, label: String?) throws {
        let facts = SourceScanner().facts(of: Array(text.utf8))
        let literal = try #require(facts.literals.first { $0.plainText == "x" })
        guard case .argument(let call, let location) = literal.role else {
            Issue.record("\(literal.role)")
            return
        }
        #expect(facts.calls[call].name == name)
        #expect(location == index)
        #expect(facts.calls[call].labels[location] == label)
    }

    @Test(
        "The traits describe the code between the literal and its role",
        arguments: [
            ("a(\"x\" + b)", .isConcatenated), ("a(b + \"x\" + c)", .isConcatenated),
            ("a(b ?? \"x\")", .isFallback), ("a(b ? \"x\" : \"y\")", .isChoice),
            ("a(b ? c : \"x\")", [.isChoice, .isMixedChoice]),
            ("a(b ? \"x\" + c : \"y\")", [.isConcatenated, .isChoice, .isMixedChoice]),
        ] as [(String, LiteralTraits)])
    func traits(text: String, traits: LiteralTraits) throws {
        #expect(try literal(text).traits == traits)
    }

    @Test(
        "The key of a dictionary element is recorded for its value",
        arguments: [
            ("let a = [K: \"x\"]", "K"), ("let a = [b.K /* c */: /* d */ \"x\"]", "K"),
            ("let a = [K: b ? c : \"x\"]", "K"), ("let a = [K: [\"x\"]]", "K"), ("let a = [K: [L: \"x\"]]", "L"),
            ("let a = [K: [\"x\": 1]]", nil), ("let a = [\"K\": \"x\"]", nil), ("let a = [K: b(\"x\")]", nil),
        ] as [(String, String?)])
    func dictionaryKeys(text: String, key: String?) throws {
        #expect(try literal(text).dictionaryKey == key)
    }

    @Test(
        "Collections around the literal are recorded",
        arguments: [
            ("let a = [\"x\"]", [.element]), ("let a = [\"x\": 1]", [.key]),
            ("let a = [1: [\"x\"]]", [.element, .value]),
            ("let a = [(1, b: \"x\")]", [.tuple(index: 1, label: "b"), .element]),
        ] as [(String, [ContainerStep])])
    func steps(text: String, steps: [ContainerStep]) throws {
        #expect(try literal(text).steps == steps)
    }
}
