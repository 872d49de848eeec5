import CatalogCore
import CatalogRuntime
import TestSupport
import Testing

@testable import CatalogEditing

@Suite("Removing texts of a key")
struct TextRemovalTests {
    private static let entries = """
        "days" : { "localizations" : {
          "en" : \(InlineTables.unit("%lld days")),
          "pt-BR" : { "variations" : { "plural" : {
            "one" : \(InlineTables.unit("%lld dia")), "zero" : \(InlineTables.unit("nada")),
            "other" : \(InlineTables.unit("%lld dias")) } } } } },
        "home.title" : { "localizations" : { "de" : \(InlineTables.unit("Start")), "en" : \(InlineTables.unit("Home")) } },
        "Only" : { "localizations" : { "en" : \(InlineTables.unit("Only")) } },
        "tap" : { "localizations" : { "en" : { "variations" : { "device" : {
          "mac" : \(InlineTables.unit("Click")), "other" : \(InlineTables.unit("Tap")) } } } } }
        """

    private func small() throws -> SmallTable { try SmallTable(Self.entries) }

    @Test("A language is removed with all its parts, and the other languages stay as written")
    func language() throws {
        let strings = try small().after("days", .unset("pt-BR", nil))
        #expect(strings.at(["days", "localizations", "pt-BR"]) == nil)
        #expect(strings.sayings("days", "en") == ["%lld days"])
    }

    @Test("Removing the last language removes the member for languages")
    func lastLanguage() throws {
        let strings = try small().after("Only", .unset("en", nil))
        #expect(strings.at(["Only", "localizations"]) == nil)
        #expect(strings.at(["Only"]) != nil)
    }

    @Test("A case that the language does not need can be removed, a required one cannot")
    func pluralCases() throws {
        let strings = try small().after("days", .unset("pt-BR", try .named("plural.zero")))
        #expect(strings.sayings("days", "pt-BR") == ["plural.one = %lld dia", "plural.other = %lld dias"])
        for name in ["plural.one", "plural.other"] {
            let part = try PartPath.named(name)
            #expect(try small().refusal(of: "days", .unset("pt-BR", part)) == .neededPart("days", "pt-BR", part))
        }
    }

    @Test("A device can be removed, but the text for all other devices cannot")
    func devices() throws {
        let strings = try small().after("tap", .unset("en", try .named("device.mac")))
        #expect(strings.sayings("tap", "en") == ["device.other = Tap"])
        let other = try PartPath.named("device.other")
        #expect(try small().refusal(of: "tap", .unset("en", other)) == .neededPart("tap", "en", other))
    }

    @Test("Missing texts cannot be removed, nor can the source text of an identifier")
    func refusals() throws {
        #expect(try small().refusal(of: "Only", .unset("fr", nil)) == .noText("Only", "fr", nil))
        let few = try PartPath.named("plural.few")
        #expect(try small().refusal(of: "days", .unset("pt-BR", few)) == .noText("days", "pt-BR", few))
        #expect(try small().refusal(of: "home.title", .unset("en", nil)) == .sourceText("home.title", "en"))
    }

    @Test("The source text of a manual key can be removed only if the key is the same text")
    func manualKeys() throws {
        let table = try SmallTable(
            """
            "days" : { "extractionState" : "manual", "localizations" : { "en" : \(InlineTables.unit("Days left")) } },
            "Done" : { "extractionState" : "manual", "localizations" : { "en" : \(InlineTables.unit("Done")) } }
            """)
        #expect(table.refusal(of: "days", .unset("en", nil)) == .sourceText("days", "en"))
        #expect(table.refusal(of: "Done", .unset("en", nil)) == nil)
    }

    @Test("A text that is set after its language was removed is its only content")
    func writtenAgain() throws {
        let strings = try small().after("days", .unset("pt-BR", nil), .text("pt-BR", .whole, "%lld dias", .translated))
        #expect(strings.sayings("days", "pt-BR") == ["%lld dias"])
        #expect(strings.at(["days", "localizations", "pt-BR", "variations"]) == nil)
    }

    @Test("The result lists the removed texts")
    func answer() throws {
        let change = KeyChange("days", .change([.unset("pt-BR", nil)], marksTranslations: false))
        let outcome = try #require(try small().table.plan([change]).keys.first)
        #expect(outcome.texts.map(\.part.description).sorted() == ["plural.one", "plural.other", "plural.zero"])
        #expect(outcome.texts.allSatisfy { $0.text == nil && $0.language == "pt-BR" })
    }

    @Test("In legacy tables, only the files of that language change")
    func legacy() throws {
        let table = try SmallTable([
            InlineTables.file("\"a\" = \"A\";\n\"b\" = \"B\";\n", path: "en.lproj/X.strings"),
            InlineTables.file("\"a\" = \"Á\";\n\"b\" = \"Bê\";\n", path: "pt-BR.lproj/X.strings"),
        ])
        let change = KeyChange("a", .change([.unset("pt-BR", nil)], marksTranslations: false))
        let files = try table.table.plan([change]).files
        #expect(files.map(\.path) == ["pt-BR.lproj/X.strings"])
        #expect(files.first?.new.map { String(decoding: $0, as: UTF8.self) } == "\"b\" = \"Bê\";\n")
        #expect(table.refusal(of: "a", .unset("en", nil)) == .sourceText("a", "en"))
    }
}
