import CatalogCore
import Testing

@testable import SwiftSources

@Suite("Comments for translators of adopted texts")
struct AdoptionCommentTests {
    /// Returns the comment of the only key that is adopted from a view.
    private func comment(_ text: String, with properties: String) throws -> String? {
        let outcome = try AdoptionCase(code: "struct HomeView { \(properties); var a: String { \"\(text)\" } }").run()
        let table = try #require(outcome.tables["App/Localizable.xcstrings"])
        let catalog = try Catalog(Array(table.utf8), path: "App/Localizable.xcstrings")
        let key = try #require(outcome.plan.adoptions.first?.key)
        let index = try #require((0..<catalog.entryCount).first { catalog.key(at: $0).string == key })
        return catalog.entry(at: index).comment?.string
    }

    @Test("The comment describes the location and the values; several values are numbered")
    func values() throws {
        #expect(try comment("Nenhum treino", with: "let n = 1") == "a in HomeView.a.")
        #expect(try comment("Olá \\(name)", with: "let name: String") == "a in HomeView.a. %@ is name.")
        #expect(
            try comment("Olá \\(name) \\(n)", with: "let name: String; let n: Int")
                == "a in HomeView.a. %1$@ is name, %2$lld is n.")
    }

    @Test(
        "Code of up to sixty characters is quoted, longer code is cut",
        arguments: [(60, false), (61, true), (90, true)])
    func longCode(count: Int, isCut: Bool) throws {
        let name = String(repeating: "n", count: count)
        let shown = isCut ? String(repeating: "n", count: 59) + "…" : name
        #expect(try comment("Olá \\(\(name))", with: "let \(name): String") == "a in HomeView.a. %@ is \(shown).")
    }
}
