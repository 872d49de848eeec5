import CatalogCore
import Testing

@testable import SwiftSources

@Suite("Rewriting Swift files")
struct RewrittenFileTests {
    private func file(_ code: String) -> SourceFile { SourceScanner().file(at: "A.swift", holding: Array(code.utf8)) }

    private func rewritten(_ code: String, _ old: String, _ new: String) throws -> String {
        let bytes = Array(code.utf8)
        let lower = try #require(bytes.indices.first { bytes[$0...].starts(with: old.utf8) })
        let edit = Edit(lower..<(lower + old.utf8.count), Array(new.utf8))
        return String(decoding: try RewrittenFile(file(code), [edit]).new, as: UTF8.self)
    }

    @Test("An edit changes only its own bytes")
    func edit() throws {
        #expect(try rewritten("Text(  \"Oi\" ) // fim\r\n", "\"Oi\"", "\"a.b\"") == "Text(  \"a.b\" ) // fim\r\n")
    }

    @Test(
        "An edit that causes a syntax error is rejected with its location",
        arguments: [
            ("\"Oi\"", "\"Oi", 1), ("\"Oi\"", "\"O\"i\"", 1), ("\"Oi\"", "f(", 1), ("\"Oi\"", "\"\\q\"", 1),
            ("\"Oi\"", "", 1),
            ("let b = 2", "let = 2", 2),
        ])
    func refusal(old: String, new: String, line: Int) {
        #expect {
            try rewritten("let a = \"Oi\"\nlet b = 2\n", old, new)
        } throws: { error in
            guard case .syntax(let position)? = error as? RewrittenFile.Refusal else { return false }
            return position.line >= line
        }
    }

    @Test("A file with an existing error may keep it")
    func oldErrors() throws {
        #expect(try rewritten("let = 1\nText(\"Oi\")\n", "\"Oi\"", "\"a\"") == "let = 1\nText(\"a\")\n")
        #expect(throws: RewrittenFile.Refusal.self) { try rewritten("let = 1\nText(\"Oi\")\n", "\"Oi\"", "\"a") }
    }

    @Test("Overlapping edits of Swift code are rejected")
    func overlap() {
        let edits = [Edit(0..<3, []), Edit(2..<4, [])]
        #expect(throws: RewrittenFile.Refusal.edits(.overlap(0..<3, 2..<4))) {
            try RewrittenFile(file("let a = 1"), edits)
        }
    }
}
