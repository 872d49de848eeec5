import CatalogCore
import Foundation
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Exporting to and importing from JSON for i18next")
struct I18nextTests {
    private static func json(_ trial: ExchangeTrial, _ language: String = "pt-BR") throws -> String {
        String(decoding: try #require(trial.json(.init(language))).bytes, as: UTF8.self)
    }

    @Test("Keys are split at dots, plurals and devices have suffixes, arguments have names")
    func form() throws {
        let trial = try ExchangeTrial(
            [
                MessageTables.key(
                    "home.days", MessageTables.plural("%@: %lld day", "%@: %lld days"),
                    MessageTables.plural("%@: %lld dia", "%@: %lld dias")),
                MessageTables.key("home.title", MessageTables.unit("Home"), MessageTables.unit("Início")),
                MessageTables.key("list", MessageTables.unit("List"), MessageTables.unit("Lista")),
                MessageTables.key("list.empty", MessageTables.unit("Empty"), MessageTables.unit("Vazia")),
                MessageTables.key("Sure? Yes.", MessageTables.unit("Sure? Yes."), MessageTables.unit("Sim: 5%")),
                MessageTables.key(
                    "tap",
                    MessageTables.cases(
                        "device", [("mac", MessageTables.unit("Click")), ("other", MessageTables.unit("Tap"))]),
                    MessageTables.cases(
                        "device", [("mac", MessageTables.unit("Clique")), ("other", MessageTables.unit("Toque"))])),
                #""untranslated" : { }"#,
            ].joined(separator: ",\n"))
        #expect(
            try Self.json(trial) == """
                {
                  "Sure? Yes.": "Sim: 5%",
                  "home": {
                    "days_one": "{{arg1}}: {{count}} dia",
                    "days_other": "{{arg1}}: {{count}} dias",
                    "title": "Início"
                  },
                  "list": "Lista",
                  "list.empty": "Vazia",
                  "tap_mac": "Clique",
                  "tap": "Toque"
                }

                """)
        #expect(try Self.json(trial, "en").contains(#""untranslated": "untranslated""#))
        let result = try trial.importing(
            Array(Self.json(trial).utf8), .i18next, language: "pt-BR", sources: Array(Self.json(trial, "en").utf8))
        #expect(result.changes == [] && result.skips == [] && result.unchangedCount == 8)
    }

    @Test("A key with more dots than an import reads as objects stays whole", arguments: [127, 128, 10_000])
    func depth(dots: Int) throws {
        let key = "k" + String(repeating: ".k", count: dots)
        let trial = try ExchangeTrial(MessageTables.key(key, MessageTables.unit("a"), MessageTables.unit("b")))
        let json = try Self.json(trial)
        #expect(json.contains("\"\(key)\"") == (dots > 127))
        #expect(try trial.importing(Array(json.utf8), .i18next, language: "pt-BR").unchangedCount == 1)
    }

    @Test("A changed text is imported into its key; a missing category is added")
    func changed() throws {
        let trial = try ExchangeTrial(
            MessageTables.key("home.days", MessageTables.plural("%@: %lld day", "%@: %lld days")))
        let result = try trial.importing(
            Array(
                #"{"home": {"days_one": "{{count}} день {{ arg1 }}", "days_few": "{{- arg1}}: {{count, number}} дня", "days_many": "{{arg1}}: {{count}} дней", "days_other": "{{arg1}}: {{count}} дня"}}"#
                    .utf8), .i18next, language: "ru")
        #expect(
            try trial.after(result).lines("ru") == [
                "home.days|==|plural.few | %@: %lld days | %@: %lld дня | translated",
                "home.days|==|plural.many | %@: %lld days | %@: %lld дней | translated",
                "home.days|==|plural.one | %@: %lld day | %2$lld день %1$@ | translated",
                "home.days|==|plural.other | %@: %lld days | %@: %lld дня | translated",
            ])
    }

    @Test("The file in the source language contains the translated source text")
    func sourceChanged() throws {
        let trial = try ExchangeTrial(MessageTables.key("a", MessageTables.unit("One")))
        func skips(_ source: String) throws -> [String] {
            try trial.importing(
                Array(#"{"a": "Eins"}"#.utf8), .i18next, language: "de", sources: Array(source.utf8)
            ).skips
        }
        #expect(try skips(#"{"a": "Two"}"#) == ["a: source is now One"])
        #expect(try skips(#"{"a": "One"}"#) == [])
        #expect(try skips(#"{}"#) == [])
    }

    @Test("A text with other arguments or an unknown key is skipped")
    func skips() throws {
        let trial = try ExchangeTrial(MessageTables.key("a", MessageTables.unit("One %@")))
        let result = try trial.importing(
            Array(#"{"a": "Eins {{name}}", "b": "{{x}}", "c_one": "x", "c_other": "y"}"#.utf8), .i18next, language: "de"
        )
        #expect(result.changes == [])
        #expect(
            result.skips == [#"a: argument("name")"#, "b: unknown key", "c_one: unknown key", "c_other: unknown key"])
    }

    @Test("A format specifier in place of an argument is skipped; literal text that the key has stays")
    func specifiers() throws {
        let trial = try ExchangeTrial(
            MessageTables.key(
                "n", MessageTables.plural("%lld a", "%lld of %%d"), MessageTables.plural("1 a", "%lld de %%d")))
        func skips(_ other: String) throws -> [String] {
            try trial.importing(
                Array(#"{"n_one": "%lld x", "n_other": "\#(other)"}"#.utf8), .i18next, language: "pt-BR"
            ).skips
        }
        #expect(try skips("%lld y") == [#"n plural.one: specifier("%lld")"#, #"n plural.other: specifier("%lld")"#])
        #expect(try skips("100%de {{count}}") == [#"n plural.one: specifier("%lld")"#])
        #expect(try skips("x %d") == [#"n plural.one: specifier("%lld")"#])
    }

    @Test("Two texts with one name, and several plurals in one text, are left out and reported")
    func leftOut() throws {
        let trial = try ExchangeTrial(
            MessageTables.twoPlurals + "," + MessageTables.key("n", MessageTables.plural("%lld a", "%lld b")) + ","
                + MessageTables.key("n_one", MessageTables.unit("x")))
        let reasons = try #require(trial.json("en")).leftOut.map { "\($0.key): \($0.reason)" }
        #expect(reasons == ["found: parts", #"n: sameName(as: "n_one")"#])
    }

    @Test("Other parsers read the same texts, and invalid files are rejected with their location")
    func parsers() throws {
        let trial = try ExchangeTrial(MessageTables.key("a.b", MessageTables.unit(#"\"é\" \\ \n 😀 \u0001"#)))
        let bytes = try #require(trial.json("en")).bytes
        let read = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: [String: String]]
        #expect(read == ["a": ["b": "\"é\" \\ \n 😀 \u{1}"]])
        #expect(throws: MessageFileError(reason: .noText, position: TextPosition(line: 1, column: 13))) {
            try trial.importing(Array(#"{"a": {"b": [1]}}"#.utf8), .i18next, language: "de")
        }
    }

    private static let days = MessageTables.key(
        "days", MessageTables.plural("%lld day", "%lld days"), MessageTables.plural("%lld dia", "%lld dias"))

    @Test(
        "Plural forms of other versions and services are those of the key",
        arguments: [
            #""days": "{{count}} d", "days_plural": "{{count}} ds""#,
            #""days": {"one": "{{count}} d", "other": "{{count}} ds"}"#,
            #""days.one": "{{count}} d", "days.other": "{{count}} ds""#,
        ])
    func otherPlurals(members: String) throws {
        let trial = try ExchangeTrial(Self.days)
        let messages = try I18nextReader.messages(in: try MessageFile(Array("{\(members)}".utf8)))
        let units = I18nextUnits(KeyMessage.all(of: trial.units("pt-BR").files.flatMap(\.units)), sources: nil)
            .units(of: messages)
        #expect(units.map(\.shownName) == ["days plural.one", "days plural.other"])
        #expect(units.map(\.target) == ["%lld d", "%lld ds"])
    }

    @Test("A plain text keeps its name, whatever it ends in, and null is no text")
    func plainNames() throws {
        let trial = try ExchangeTrial(
            [Self.days, MessageTables.key("a.one", MessageTables.unit("A"), MessageTables.unit("Um"))].joined(
                separator: ",\n"))
        let content = #"{"a": {"one": "Uma"}, "days_few": "{{count}} d", "x_plural": "X", "days_other": null}"#
        let messages = try I18nextReader.messages(in: try MessageFile(Array(content.utf8)))
        let units = I18nextUnits(KeyMessage.all(of: trial.units("pt-BR").files.flatMap(\.units)), sources: nil)
            .units(of: messages)
        #expect(units.map(\.shownName) == ["a.one", "days plural.few", "x_plural"])
    }
}
