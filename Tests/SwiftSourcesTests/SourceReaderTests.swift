import CatalogCore
import TestSupport
import Testing

@testable import SwiftSources

@Suite("Reading Swift files")
struct SourceReaderTests {
    private func facts(_ text: String) -> SourceFacts { SourceScanner().facts(of: Array(text.utf8)) }

    private func uses(_ text: String) -> [KeyUse] {
        SourceIndex([SourceScanner().file(at: "A.swift", holding: Array(text.utf8))]).uses
    }

    @Test("A file that is not UTF-8 is reported and has no facts")
    func notUTF8() {
        let facts = SourceScanner().facts(of: Array("let a = \"".utf8) + [0xE7] + Array("\"\n".utf8))
        #expect(facts.problem == .notUTF8(offset: 9))
        #expect(facts.literals.isEmpty)
    }

    @Test("A file that exceeds the limit is rejected")
    func tooLarge() {
        var scanner = SourceScanner()
        scanner.sizeLimit = 20
        #expect(scanner.facts(of: Array("let a = \"a long text\"".utf8)).problem == .tooLarge(limit: 20))
    }

    @Test("A byte-order mark takes no column, but counts as bytes")
    func byteOrderMark() throws {
        let bytes = ByteOrderMark.utf8 + Array("let a = Text(\"key\")\n".utf8)
        let literal = try #require(SourceScanner().facts(of: bytes).literals.first)
        #expect(literal.spot.position == TextPosition(line: 1, column: 14))
        #expect(Array(bytes[literal.spot.range]) == Array("\"key\"".utf8))
    }

    @Test("Columns in Swift files count UTF-16 units")
    func columns() throws {
        let literal = try #require(facts("let a = /* 💪é */ Text(\"key\")").literals.first)
        #expect(literal.spot.position.column == 24)
    }

    @Test("Lines may end with CR LF, but multi-line literals always contain LF")
    func lineEnds() throws {
        let use = try #require(
            uses("import SwiftUI\r\nlet a = Text(\"\"\"\r\n    one\r\n    two\r\n    \"\"\")\r\n").first)
        #expect(use.key.key == "one\ntwo")
        #expect(use.location.position == TextPosition(line: 2, column: 14))
    }

    @Test(
        "Unlimited nesting of brackets neither crashes nor hangs",
        arguments: [
            "(", "{", "a(", "if x {", "struct S {", "a ? ", "-", "func f() { ",
            "switch x { case .a: ",
        ]
    )
    func nesting(opening: String) {
        let facts = facts("let a = Text(\"first\")\n" + String(repeating: opening, count: 600))
        #expect(facts.literals.first?.plainText == "first")
    }

    @Test(
        "Very long chains and lists neither crash nor hang",
        arguments: [
            ".a", ".a()", "?.a", "!", "[0]", " + \"b\"", " ? 1 : a", "\n    .b(c: \"d\")", "(1)", " as T", "<A>",
        ]
    )
    func chains(link: String) {
        let facts = facts("let a = Text(\"first\")\nlet b = a" + String(repeating: link, count: 5_000))
        #expect(facts.literals.first?.plainText == "first")
    }

    @Test("Type aliases that multiply terminate")
    func sums() {
        let sum = { (name: String) in Array(repeating: name, count: 7).joined(separator: " + ") }
        let lines = (0..<30).map { "let a\($0) = \(sum("a\($0 + 1)"))" }.reversed().joined(separator: "\n")
        let use = "Text(\"\\(a0)\"); L(a0); NSLocalizedString(a0, comment: \"\")"
        #expect(!uses("\(lines)\n\(use)\nstruct S { func f() { \(lines)\n\(use) } }").isEmpty)
    }

    @Test("Calls with very many arguments and concatenations of very many parts are read")
    func wide() {
        let literals = (0..<5_000).map { "\"k\($0)\"" }
        let facts = facts("f(\(literals.joined(separator: ", ")))\nlet a = [\(literals.joined(separator: ", "))]")
        #expect(facts.literals.count == 10_000)
    }

    @Test(
        "Excessively nested square brackets are rejected before parsing",
        arguments: ["[", "[a:", "[(", "a[", "\"\\([", "\\.a[", "x([", "/* [ */[", "#\"\"#["]
    )
    func squareBrackets(opening: String) {
        let facts = facts("let a = 1\nlet b = " + String(repeating: opening, count: 600))
        guard case .tooDeep(let position) = facts.problem else {
            Issue.record("no problem: \(String(describing: facts.problem))")
            return
        }
        #expect(position.line == 2)
    }

    @Test(
        "Excessively nested generic arguments and strings are rejected before parsing",
        arguments: ["a<", "a<b,c<", "a<\n", "a.b<", "a<(", "a<[b<", "a<some b<", "a<@x b<", "a</* c */", "\"\\("]
    )
    func genericArguments(opening: String) {
        let facts = facts("let a = 1\nlet b = " + String(repeating: opening, count: 600))
        guard case .tooDeep(let position)? = facts.problem else {
            Issue.record("no problem: \(String(describing: facts.problem))")
            return
        }
        #expect(position.line >= 2)
    }

    @Test(
        "Comparisons and closed generic arguments do not count as nested",
        arguments: [
            "check(a < b)\n", "if a < b { c() }\n", "switch a { case .a: return b < c\ndefault: break }\n",
            "_ = a < b\n", "a < b && c < d ||\n",
            "let a: [B<C<D>>] = x\n", "f(a: A<B>(), b: C<(D<E>) -> F<G>>())\n", "let a = b << c <= d\n",
        ])
    func comparisons(line: String) {
        let facts = facts("func f() {\n" + String(repeating: line, count: 600) + "true }\nlet b = Text(\"last\")")
        #expect(facts.problem == nil)
    }

    @Test(
        "Brackets in texts and comments and closed brackets do not count",
        arguments: [
            "\"[[[[[[[[[[[[[[[[\"", "\"\"\"\n[[[[[[[[[[[[[[[[ \" [[\n\"\"\"", "#\"[[[[[[[\"[[[[[[[[[[[\"#",
            "// [[[[[[[[[[[[[[[[[[[[\n1", "/* [[[[[ /* [[[[[ */ [[[[[[[ */ 1", "\"\\(a) [[[[[[[[[[[[[[[[[[\"",
            "[[[1]]]" + String(repeating: " + [[1]]", count: 40), "\"\\\"[[[[[[[[[[[[[[[[[[[\"",
            "\"\\(\"[[[[[[[[[[[[[\")\"",
        ])
    func harmlessBrackets(value: String) {
        let facts = facts("let a = \(value)\nlet b = Text(\"last\")")
        #expect(facts.problem == nil)
        #expect(facts.literals.last?.plainText == "last")
    }

    @Test("Code below the maximum depth is a problem with its location")
    func tooDeep() {
        let deep = String(repeating: "(", count: 2_000) + "Text(\"deep\")" + String(repeating: ")", count: 2_000)
        let facts = facts("let a = Text(\"first\")\nlet b = \(deep)")
        guard case .tooDeep(let position) = facts.problem else {
            Issue.record("no problem: \(String(describing: facts.problem))")
            return
        }
        #expect(position.line == 2)
        #expect(facts.literals.map(\.plainText).contains("first"))
    }

    @Test("Reading never fails on damaged files")
    func damage() {
        let text = """
            struct A: View { var body: some View { Text("a \\(count) \\(flag ? "b" : "c")") .help("d") } }
            enum B: String { case one = "x"; var t: LocalizedStringKey { switch self { case .one: "e" } } }
            """
        var random = SplitMix64(seed: 7)
        for _ in 0..<200 {
            var bytes = Array(text.utf8)
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let location = Int.random(in: 0..<bytes.count, using: &random)
                if Bool.random(using: &random) {
                    bytes.remove(at: location)
                } else {
                    bytes.insert(Array("\"\\(){}[]:?.#".utf8).randomElement(using: &random) ?? 0, at: location)
                }
            }
            _ = SourceIndex([SourceScanner().file(at: "A.swift", holding: bytes)]).uses
        }
    }

    @Test("A space before the name in an attribute is valid, as in the mode of Swift 5")
    func spacedAttribute() {
        let code = "class A {\n    @objc (initWithPings:)\n    func a() {}\n}\n"
        #expect(SourceReader.read(Array(code.utf8), limit: .max).problem == nil)
        let broken = SourceReader.read(Array(code.dropLast(3).utf8), limit: .max)
        #expect(broken.problem != nil)
    }
}
