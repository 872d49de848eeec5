import CatalogCore
import StringTables
import TestSupport
import Testing

@testable import CatalogLint

@Suite("The texts of a localization with their substitutions")
struct SentenceTests {
    private func substitution(_ name: String, _ text: String) -> String {
        """
        "\(name)" : { "formatSpecifier" : "lld", "variations" : { "plural" : {
          "other" : \(InlineTables.unit(text)) } } }
        """
    }

    private func sentences(_ content: String) throws -> [Sentence] {
        let entry = "\"a\" : { \"localizations\" : { \"en\" : \(content) } }"
        let project = TableLoader.loadNow([InlineTables.catalog(entry)])
        let localization = try #require(project.tables.first?.entry(at: 0).localization("en"))
        return localization.content.sentences
    }

    private func text(of substitution: Substitution?) -> String? {
        substitution?.content.parts.first?.unit.value?.string
    }

    @Test("Of duplicate substitutions, the last one counts")
    func doubled() throws {
        let found = try sentences(
            """
            { "stringUnit" : { "state" : "translated", "value" : "%#@n@" },
              "substitutions" : { \(substitution("n", "first")), \(substitution("m", "other")),
                \(substitution("n", "last")) } }
            """)
        #expect(text(of: found.first?.substitution("n")) == "last")
        #expect(text(of: found.first?.substitution("m")) == "other")
        #expect(found.first?.substitution("x") == nil)
    }

    @Test("Those of a case take precedence over those of the whole; other cases do not use them")
    func nested() throws {
        let found = try sentences(
            """
            { "substitutions" : { \(substitution("n", "outer")), \(substitution("m", "outer")) },
              "variations" : { "device" : {
                "mac" : { "stringUnit" : { "state" : "translated", "value" : "%#@n@" },
                  "substitutions" : { \(substitution("n", "inner")) } },
                "other" : \(InlineTables.unit("%#@n@")) } } }
            """)
        #expect(found.map(\.path.description) == ["device.mac", "device.other"])
        #expect(found.map { text(of: $0.substitution("n")) } == ["inner", "outer"])
        #expect(found.map { text(of: $0.substitution("m")) } == ["outer", "outer"])
    }
}
