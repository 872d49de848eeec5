import CatalogCore
import CatalogRuntime
import TestSupport
import Testing

@testable import CatalogEditing

@Suite("Changes that were tried before they are planned")
struct TriedChangeTests {
    private static let entries = """
        "e\u{301}" : { "localizations" : { "en" : \(InlineTables.unit("a")) } },
        "\u{E9}" : { "localizations" : { "en" : \(InlineTables.unit("b")) } }
        """

    private func change(_ key: String, to text: String) -> KeyChange {
        KeyChange(key, .change([.text("pt-BR", .whole, text, .translated)], marksTranslations: false))
    }

    /// Returns the bytes that a plan of the table writes.
    private func bytes(after changes: [KeyChange], trying tried: [KeyChange] = []) throws -> [UInt8]? {
        let small = try SmallTable(Self.entries)
        let refusals = try ChangeTrial(small.table).refusals(of: tried)
        #expect(refusals.allSatisfy { $0 == nil })
        let planned = try small.table.plan(changes).files.first?.new
        #expect(try small.table.plan(changes).files.first?.new == planned, "the second plan takes no step of the trial")
        return planned
    }

    @Test("A plan is the same with and without a trial")
    func plan() throws {
        let changes = [change("\u{E9}", to: "Olá")]
        let planned = try #require(try bytes(after: changes))
        #expect(try bytes(after: changes, trying: changes) == planned)
    }

    @Test("Canonically equivalent keys with the same text each keep their own change")
    func equivalentKeys() throws {
        let changes = [change("e\u{301}", to: "Olá"), change("\u{E9}", to: "Olá")]
        let planned = try #require(try bytes(after: changes))
        #expect(try bytes(after: changes, trying: changes) == planned)
    }

    @Test("A text in another Unicode form is written in its own form")
    func equivalentTexts() throws {
        let wanted = [change("\u{E9}", to: "Ola\u{301}")]
        let planned = try #require(try bytes(after: wanted))
        #expect(try bytes(after: wanted, trying: [change("\u{E9}", to: "Ol\u{E1}")]) == planned)
    }
}
