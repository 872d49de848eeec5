import Testing

@testable import CatalogCore

@Suite("Edits of bytes")
struct EditTests {
    private func apply(_ edits: [Edit], to text: String) throws(Edit.Problem) -> String {
        String(decoding: try Edit.apply(edits, to: Array(text.utf8)), as: UTF8.self)
    }

    private func edit(_ range: ByteRange, _ text: String) -> Edit { Edit(range, Array(text.utf8)) }

    @Test("Several edits are applied at once, in any order")
    func severalEdits() throws {
        #expect(try apply([edit(4..<6, "Z"), edit(0..<1, "XY"), edit(3..<3, "-")], to: "abcdef") == "XYbc-dZ")
    }

    @Test("Insertions at one position keep the given order and precede a replacement there")
    func insertionsAtOnePlace() throws {
        #expect(try apply([edit(1..<2, "B"), edit(1..<1, "1"), edit(1..<1, "2")], to: "abc") == "a12Bc")
        #expect(try apply([edit(3..<3, "!"), edit(1..<3, "")], to: "abc") == "a!")
    }

    @Test("Overlapping edits are rejected")
    func overlap() {
        #expect(throws: Edit.Problem.overlap(0..<2, 1..<3)) {
            try apply([edit(1..<3, "x"), edit(0..<2, "y")], to: "abc")
        }
        #expect(throws: Edit.Problem.overlap(0..<2, 0..<2)) {
            try apply([edit(0..<2, "x"), edit(0..<2, "x")], to: "abc")
        }
        #expect(throws: Edit.Problem.overlap(0..<2, 1..<1)) {
            try apply([edit(0..<2, "x"), edit(1..<1, "y")], to: "abc")
        }
    }

    @Test("Edits outside the bytes are rejected")
    func outOfBounds() {
        #expect(throws: Edit.Problem.outOfBounds(2..<4)) { try apply([edit(2..<4, "x")], to: "abc") }
        #expect(throws: Edit.Problem.outOfBounds(-1..<0)) { try apply([edit(-1..<0, "x")], to: "abc") }
        #expect(throws: Edit.Problem.outOfBounds(4..<4)) { try apply([edit(4..<4, "x")], to: "abc") }
    }
}
