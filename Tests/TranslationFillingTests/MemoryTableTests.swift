import CatalogCore
import CatalogRuntime
import LintRules
import StringTables
import TestSupport
import Testing
import TranslationExchange
import TranslationReuse

@testable import TranslationFilling

@Suite("A translation memory file is searched like the project's translations")
struct MemoryTableTests {
    private func text(_ variants: [(LanguageTag, String)], key: String? = nil, part: PartPath? = nil) -> MemoryText {
        MemoryText(key: key, part: part, variants: variants.map { MemoryText.Variant($0.0, $0.1) })
    }

    @Test("Similar texts are found, in either direction and for other regions")
    func near() throws {
        let texts = [text([("de-DE", "Training beginnen"), ("en-US", "Begin workout")])]
        let catalog = try #require(MemoryTable.catalog(of: texts, from: "en", path: "m.tmx"))
        let memory = TranslationMemory([catalog])
        let found = memory.matches(for: "Begin workout!", from: "en", to: "de-DE")
        #expect(found.map(\.text) == ["Training beginnen"])
        #expect(MemoryTable.catalog(of: texts, from: "fr", path: "m.tmx") == nil)
    }

    @Test("The parts of a plural are combined; equal texts without a key stay separate")
    func parts() throws {
        let plural = { (name: String) in PartPath("plural.\(name)") }
        let texts = [
            text([("en", "%lld day"), ("de", "%lld Tag")], key: "days", part: plural("one")),
            text([("en", "%lld days"), ("de", "%lld Tage")], key: "days", part: plural("other")),
            text([("en", "Back"), ("de", "Zurück")]), text([("en", "Back"), ("de", "Rücken")]),
        ]
        let catalog = try #require(MemoryTable.catalog(of: texts, from: "en", path: "m.tmx"))
        #expect((0..<catalog.entryCount).map { catalog.key(at: $0).string } == ["days", "Back", "Back (2)"])
        let content = catalog.entry(at: 0).localization("de")?.content
        #expect(content?.parts.map { $0.unit.value?.string } == ["%lld Tag", "%lld Tage"])
        let found = TranslationMemory([catalog]).matches(for: "Back", from: "en", to: "de")
        #expect(found.map(\.text) == ["Zurück", "Rücken"])
    }
}
