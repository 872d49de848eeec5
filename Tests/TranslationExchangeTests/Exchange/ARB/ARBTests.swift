import CatalogCore
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Exporting to and importing from Application Resource Bundles")
struct ARBTests {
    private static let days = MessageTables.key(
        "streak.days", MessageTables.plural("%lld day", "%lld days", zero: "No day"),
        MessageTables.plural("%lld dia", "%lld dias", zero: "Nenhum dia"), comment: "Length")

    @Test("A text with thousands of arguments has a placeholder for each")
    func manyArguments() throws {
        let count = 5_000
        let trial = try ExchangeTrial(
            MessageTables.key("k", MessageTables.unit(String(repeating: "%@ ", count: count))))
        let bytes = try #require(trial.arb("en")).bytes
        #expect(String(decoding: bytes, as: UTF8.self).split(separator: "\"type\": \"String\"").count == count + 1)
    }

    @Test("A message has a Dart name, the key, the source, the comment and the types of its arguments")
    func form() throws {
        let trial = try ExchangeTrial(
            Self.days + ","
                + MessageTables.key(
                    "title", MessageTables.unit("%2$@ of %1$.2f"), MessageTables.unit("%1$.2f de %2$@")))
        let writer = try #require(trial.arb("pt-BR"))
        #expect(
            String(decoding: writer.bytes, as: UTF8.self) == """
                {
                  "@@locale": "pt_BR",
                  "@@x-original": "Localizable.xcstrings",
                  "streakDays": "{count, plural, one{{count} dia} other{{count} dias} =0{Nenhum dia}}",
                  "@streakDays": {
                    "x-key": "streak.days",
                    "x-source": "{count, plural, one{{count} day} other{{count} days} =0{No day}}",
                    "description": "Length",
                    "placeholders": {
                      "count": {
                        "type": "int"
                      }
                    }
                  },
                  "title": "{arg1} de {arg2}",
                  "@title": {
                    "x-source": "{arg2} of {arg1}",
                    "placeholders": {
                      "arg1": {
                        "type": "double",
                        "format": "decimalPatternDigits",
                        "optionalParameters": {
                          "decimalDigits": 2
                        }
                      },
                      "arg2": {
                        "type": "String"
                      }
                    }
                  }
                }

                """)
        #expect(writer.leftOut == [])
        #expect(try trial.importing(writer.bytes, .arb).changes == [])
    }

    @Test("Texts by device are a select argument; several plurals are inserted at their references")
    func structure() throws {
        let trial = try ExchangeTrial(
            MessageTables.twoPlurals + ","
                + MessageTables.key(
                    "tap",
                    MessageTables.cases(
                        "device",
                        [
                            ("mac", MessageTables.unit("Click")),
                            ("other", MessageTables.plural("%lld tap", "%lld taps")),
                        ]
                    )))
        #expect(
            try trial.arbLines("en") == [
                "found: {files, plural, one{{files} file} other{{files} files}} in "
                    + "{folders, plural, one{{folders} folder} other{{folders} folders}}, {arg3}",
                "tap: {device, select, mac{Click} other{{count, plural, one{{count} tap} other{{count} taps}}}}",
            ])
        #expect(try trial.importing(try #require(trial.arb("en")).bytes, .arb).changes == [])
    }

    @Test("ICU syntax in texts is quoted, and percent signs are those that users see")
    func quotes() throws {
        let texts = ["{a} don't", "''", "'{'", "100%% of %@'s {", "%lld #1 '#'", "l'%@"]
        for text in texts {
            let trial = try ExchangeTrial(MessageTables.key("k", MessageTables.plural(text, text + "!")))
            let bytes = try #require(trial.arb("en")).bytes
            #expect(try #require(trial.arb("en")).leftOut == [], "\(text)")
            let result = try trial.importing(bytes, .arb)
            #expect(result.changes == [] && result.skips == [] && result.unchangedCount == 2, "\(text)")
        }
        let trial = try ExchangeTrial(MessageTables.key("k", MessageTables.unit("Don't {'%@'} 5%%")))
        #expect(try trial.arbLines("en") == ["k: Don''t '{'''{arg1}'''}' 5%"])
    }

    @Test("A changed text is imported into its key, with the specifiers of the key")
    func changed() throws {
        let trial = try ExchangeTrial(
            Self.days + ","
                + MessageTables.key("sum", MessageTables.unit("%@ and %lld"), MessageTables.unit("%@ e %lld"))
        )
        let text = String(decoding: try #require(trial.arb("pt-BR")).bytes, as: UTF8.self)
        let swapped = text.replacing("{arg1} e {arg2}", with: "{arg2} mais {arg1} a 5%")
            .replacing("{count} dias}", with: "{count, number} jornadas}")
        let result = try trial.importing(Array(swapped.utf8), .arb)
        #expect(
            try trial.after(result).lines("pt-BR") == [
                "streak.days|==|plural.one | %lld day | %lld dia | translated",
                "streak.days|==|plural.other | %lld days | %lld jornadas | translated",
                "streak.days|==|plural.zero | No day | Nenhum dia | translated",
                "sum | %@ and %lld | %2$lld mais %1$@ a 5%% | translated",
            ])
        #expect(result.changedCount == 2)
    }

    @Test("A message without metadata is found by its name")
    func byName() throws {
        let trial = try ExchangeTrial(MessageTables.key("home.title", MessageTables.unit("Home %@")))
        let result = try trial.importing(
            Array(#"{"@@locale": "de", "homeTitle": "Start {arg1}"}"#.utf8), .arb)
        #expect(try trial.after(result).lines("de") == ["home.title | Home %@ | Start %@ | translated"])
    }

    @Test("An invalid message, one with unknown names, and one of an earlier source are skipped with the reason")
    func skips() throws {
        let trial = try ExchangeTrial(MessageTables.key("a", MessageTables.unit("One %@")))
        func skips(_ message: String, source: String = "One {arg1}") throws -> [String] {
            try trial.importing(
                Array(#"{"@@locale": "de", "a": "\#(message)", "@a": {"x-source": "\#(source)"}}"#.utf8), .arb
            ).skips
        }
        #expect(try skips("Eins {arg1}") == [])
        #expect(try skips("Eins {arg1") == ["a: syntax"])
        #expect(try skips("Eins {arg2}") == [#"a: argument("arg2")"#])
        #expect(try skips("{arg1, selectordinal, other{x}}") == ["a: syntax"])
        #expect(try skips("Zwei {arg1}", source: "Two {arg1}") == ["a: source is now One %@"])
        #expect(try skips(String(repeating: "{a, select, other{", count: 10_000)) == ["a: syntax"])
        #expect(
            try trial.importing(Array(#"{"@@locale": "de", "b": "{x}"}"#.utf8), .arb).skips == ["b: unknown key"])
    }

    @Test("A case with a format specifier in place of its argument is skipped")
    func specifiers() throws {
        let trial = try ExchangeTrial(MessageTables.key("n", MessageTables.plural("%lld a", "%lld b")))
        let text = #"{"@@locale": "pt_BR", "n": "{count, plural, one{%lld x} other{{count} y}}"}"#
        #expect(try trial.importing(Array(text.utf8), .arb).skips == [#"n plural.one: specifier("%lld")"#])
    }

    @Test("Keys with equal or no Dart names, or with a Dart keyword, get a checksum as suffix")
    func names() {
        let names = DartNames(["home.title", "homeTitle", "is", "设置", "save %@", "2 days", "Élan"])
        #expect(names.name(of: "home.title") == "homeTitle_c977d816")
        #expect(names.name(of: "homeTitle") == "homeTitle_42e5d8a8")
        #expect(names.name(of: "is") == "is_4e388f15")
        #expect(names.name(of: "设置") == "text_fa672c33")
        #expect(names.name(of: "save %@") == "save")
        #expect(names.name(of: "2 days") == "text2Days")
        #expect(names.name(of: "Élan") == "lan")
        #expect(names.key(named: "save") == "save %@")
        #expect(DartNames(["home.title", "x"]).name(of: "home.title") == "homeTitle")
        let longest = String(repeating: "a", count: 48)
        #expect(DartNames([longest]).name(of: longest) == longest)
        #expect(DartNames([longest + "a"]).name(of: longest + "a")?.hasPrefix("text_") == true)
    }

    @Test("Texts that the format cannot represent are reported")
    func leftOut() throws {
        let trial = try ExchangeTrial(
            MessageTables.key("star", MessageTables.unit("%*d")) + ","
                + MessageTables.key("half", MessageTables.cases("plural", [("one", MessageTables.unit("x"))])) + ","
                + MessageTables.key("mac", MessageTables.cases("device", [("mac", MessageTables.unit("x"))])))
        let reasons = try #require(trial.arb("en")).leftOut.map { "\($0.key): \($0.reason)" }
        #expect(reasons == ["half: incomplete", "mac: incomplete", "star: arguments"])
    }

    @Test("Files that are not bundles are rejected with their location")
    func refusals() throws {
        func error(_ text: String) -> MessageFileError? {
            do throws(MessageFileError) {
                _ = try ReceivedMessages(arb: Array(text.utf8), language: nil)
                return nil
            } catch {
                return error
            }
        }
        #expect(error("[]") == MessageFileError(reason: .noObject, position: .start))
        #expect(
            error("{\n  \"a\": 1}") == MessageFileError(reason: .noText, position: TextPosition(line: 2, column: 8)))
        #expect(error("{\n  \"a\": }")?.position == TextPosition(line: 2, column: 8))
        #expect(error("{}") == nil)
    }
}
