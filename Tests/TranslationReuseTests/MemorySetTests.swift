import CatalogCore
import TestSupport
import Testing

@testable import TranslationReuse

@Suite("Sets of matches in a translation memory")
struct MemorySetTests {
    private static let one = PartPath([.variation(.plural, "one")])
    private static let many = PartPath([.variation(.plural, "many")])
    private static let other = PartPath([.variation(.plural, "other")])

    private static func plural(_ cases: [(String, String)]) -> String {
        let units = cases.map { "\"\($0.0)\" : \(InlineTables.unit($0.1))" }.joined(separator: ", ")
        return "{ \"variations\" : { \"plural\" : { \(units) } } }"
    }

    private static func memory() async -> TranslationMemory {
        await MemoryTables.memory([
            InlineTables.catalog(
                """
                "days" : { "localizations" : {
                  "en" : \(plural([("one", "%lld day"), ("other", "%lld days")])),
                  "pt-BR" : \(plural([("one", "%lld dia"), ("many", "%lld de dias"), ("other", "%lld dias")])),
                  "ru" : \(plural([("one", "%lld день"), ("many", "%lld дней"), ("other", "%lld дня")]))
                } }
                """)
        ])
    }

    @Test("A plural is offered as a whole, with the cases of its language and the specifiers of the new text")
    func wholeSet() async throws {
        let texts = [Self.one: "%d day", Self.other: "%d days"]
        let set = try #require(await Self.memory().sets(for: texts, from: "en", to: "pt-BR").first)
        #expect(set.parts.map(\.part) == [Self.one, Self.many, Self.other])
        #expect(set.parts.map(\.text) == ["%d dia", "%d de dias", "%d dias"])
        #expect(set[Self.one]?.source == "%lld day" && set.score == 0.99 && set.key == "days")
    }

    @Test("A set is not offered if one of its texts does not fit, or for texts with other variations")
    func misfits() async {
        let memory = await Self.memory()
        #expect(memory.sets(for: [Self.one: "%@ day", Self.other: "%@ days"], from: "en", to: "ru").isEmpty)
        #expect(memory.sets(for: [.whole: "%lld days"], from: "en", to: "ru").isEmpty)
    }

    @Test("A case gets only the same case; a plain text also gets the case other")
    func cases() async {
        let memory = await Self.memory()
        let offers = { (text: String, part: PartPath) in
            memory.matches(for: text, part: part, from: "en", to: "pt-BR", minimum: 0.9).map(\.text)
        }
        #expect(offers("%lld days", Self.other) == ["%lld dias"])
        #expect(offers("%lld days", Self.many) == ["%lld de dias"])
        #expect(offers("%lld days", .whole) == ["%lld dias"])
    }
}
