import CatalogCore
import CatalogRuntime
import TestSupport
import Testing

@testable import CatalogEditing

@Suite("Changes to a text that a person saw")
struct ExpectedTextTests {
    private static let entries = """
        "title" : { "localizations" : {
          "en" : \(InlineTables.unit("Home")), "pt-BR" : \(InlineTables.unit("Casa")) } }
        """

    private func small() throws -> SmallTable { try SmallTable(Self.entries) }

    private let change = EntryChange.text("pt-BR", .whole, "Início", .translated)

    @Test("It is made where the text still says so, and nothing else changes")
    func same() throws {
        let changed = try small().after("title", .expected("pt-BR", .whole, "Casa"), change)
        #expect(changed.sayings("title", "pt-BR") == ["Início"])
        let untouched = try small().text(after: "title", .expected("pt-BR", .whole, "Casa"))
        #expect(untouched == String(decoding: try small().table.files[0].bytes, as: UTF8.self))
    }

    @Test(
        "It is refused where the text says something else by now, and the refusal names that", arguments: [nil, "Lar"])
    func other(seen: String?) throws {
        let refusal = try small().refusal(of: "title", .expected("pt-BR", .whole, seen), change)
        #expect(refusal == .textChanged("title", "pt-BR", "Casa"))
    }

    @Test("It is refused where there is no text any more, and made where there was none and is none")
    func none() throws {
        let french = EntryChange.text("fr", .whole, "Accueil", .translated)
        let refusal = try small().refusal(of: "title", .expected("fr", .whole, "Maison"), french)
        #expect(refusal == .textChanged("title", "fr", ""))
        #expect(try small().after("title", .expected("fr", .whole, nil), french).sayings("title", "fr") == ["Accueil"])
    }

    @Test("Texts that only Unicode takes for the same are others")
    func spelling() throws {
        let table = try SmallTable("\"a\" : { \"localizations\" : { \"pt-BR\" : \(InlineTables.unit("e\u{301}")) } }")
        #expect(table.refusal(of: "a", .expected("pt-BR", .whole, "\u{E9}"), change) != nil)
    }
}
