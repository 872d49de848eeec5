import StringTables
import Testing

@testable import CatalogLint

@Suite("The kind of a table")
struct TableKindTests {
    private func kind(_ text: String) async throws -> TableKind {
        let source = TableLoader.Source(path: "fr.lproj/Main.strings", bytes: Array(text.utf8))
        return TableKind(try #require(await TableLoader.load([source]).tables.first))
    }

    @Test("A table is of Interface Builder if its keys look like object ids, or Xcode's comments quote them as such")
    func interface() async throws {
        #expect(try await kind("\"aB1-c2-D3e.text\" = \"Jour\";\n") == .interfaceBuilder)
        #expect(
            try await kind(
                """
                /* Class = "UILabel"; text = "Day"; ObjectID = "day-label"; */
                "day-label.text" = "Jour";
                """) == .interfaceBuilder)
        #expect(try await kind("\"day-label.text\" = \"Jour\";\n") == .code)
        #expect(
            try await kind(
                """
                /* Class = "UILabel"; text = "Day"; ObjectID = "other-label"; */
                "day-label.text" = "Jour";
                """) == .code)
    }
}
