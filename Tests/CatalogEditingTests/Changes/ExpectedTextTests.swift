import CatalogCore
import CatalogRuntime
import TestSupport
import Testing

@testable import CatalogEditing

@Suite("Changes that expect a certain current text")
struct ExpectedTextTests {
    private static let entries = """
        "title" : { "localizations" : {
          "en" : \(InlineTables.unit("Home")), "pt-BR" : \(InlineTables.unit("Casa")) } }
        """

    private func small() throws -> SmallTable { try SmallTable(Self.entries) }

    private let change = EntryChange.text("pt-BR", .whole, "Início", .translated)

    @Test("The change is made if the text is still the same, and nothing else changes")
    func same() throws {
        let changed = try small().after("title", .expected("pt-BR", .whole, "Casa"), change)
        #expect(changed.sayings("title", "pt-BR") == ["Início"])
        let untouched = try small().text(after: "title", .expected("pt-BR", .whole, "Casa"))
        #expect(untouched == String(decoding: try small().table.files[0].bytes, as: UTF8.self))
    }

    @Test(
        "The change is refused with the current text if the text has changed", arguments: [nil, "Lar"])
    func other(seen: String?) throws {
        let refusal = try small().refusal(of: "title", .expected("pt-BR", .whole, seen), change)
        #expect(refusal == .textChanged("title", "pt-BR", "Casa"))
    }

    @Test("The change is refused if the text was removed, and made if there still is none")
    func none() throws {
        let french = EntryChange.text("fr", .whole, "Accueil", .translated)
        let refusal = try small().refusal(of: "title", .expected("fr", .whole, "Maison"), french)
        #expect(refusal == .textChanged("title", "fr", ""))
        #expect(try small().after("title", .expected("fr", .whole, nil), french).sayings("title", "fr") == ["Accueil"])
    }

    @Test("Canonically equivalent texts count as different")
    func spelling() throws {
        let table = try SmallTable("\"a\" : { \"localizations\" : { \"pt-BR\" : \(InlineTables.unit("e\u{301}")) } }")
        #expect(table.refusal(of: "a", .expected("pt-BR", .whole, "\u{E9}"), change) != nil)
    }
}
