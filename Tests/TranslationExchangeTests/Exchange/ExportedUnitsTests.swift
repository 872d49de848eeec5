import CatalogCore
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Names and texts in exports equal those of Xcode")
struct ExportedUnitsTests {
    private static func plural(_ cases: [(String, String)]) -> String {
        let members = cases.map { "\"\($0.0)\" : \(InlineTables.unit($0.1))" }.joined(separator: ", ")
        return "\"plural\" : { \(members) }"
    }

    private static func substitution(_ name: String, _ number: Int, _ cases: [(String, String)]) -> String {
        """
        "\(name)" : { "argNum" : \(number), "formatSpecifier" : "lld", "variations" : { \(plural(cases)) } }
        """
    }

    @Test("A key without a text in the language has the source text and no translation")
    func untranslated() throws {
        let trial = try ExchangeTrial(
            #""Save" : { }, "home.title" : { "localizations" : { "en" : \#(InlineTables.unit("Home")) } }"#)
        #expect(trial.lines("pt-BR") == ["Save | Save | - | -", "home.title | Home | - | -"])
    }

    @Test("Names are sorted by their bytes: capitals first")
    func order() throws {
        let trial = try ExchangeTrial(#""about" : { }, "API" : { }, "Zoo" : { }, "About" : { }"#)
        #expect(trial.units("de").files[0].units.map(\.id) == ["API", "About", "Zoo", "about"])
    }

    @Test("A plural has the categories of the target language; the source text of other fills the rest")
    func categories() throws {
        let cases = Self.plural([("one", "%lld day"), ("other", "%lld days")])
        let trial = try ExchangeTrial(#""days" : { "localizations" : { "en" : { "variations" : { \#(cases) } } } }"#)
        #expect(
            trial.lines("uk") == [
                "days|==|plural.few | %lld days | - | -", "days|==|plural.many | %lld days | - | -",
                "days|==|plural.one | %lld day | - | -", "days|==|plural.other | %lld days | - | -",
            ])
        #expect(trial.lines("ja") == ["days|==|plural.other | %lld days | - | -"])
    }

    @Test("A plural gets missing categories and keeps those that the language does not need")
    func missingCategory() throws {
        let cases = Self.plural([("few", "%lld poucos"), ("other", "%lld dias")])
        let trial = try ExchangeTrial(
            #""days" : { "localizations" : { "en" : \#(InlineTables.unit("%lld days")), "pt-BR" : { "variations" : { \#(cases) } } } }"#
        )
        #expect(
            trial.lines("pt-BR") == [
                "days|==|plural.few | %lld days | %lld poucos | translated", "days|==|plural.one | %lld days | - | -",
                "days|==|plural.other | %lld days | %lld dias | translated",
            ])
    }

    @Test("The existing translation determines the parts, whatever the parts of the source")
    func shapes() throws {
        let source = Self.plural([("one", "a %lld"), ("other", "b %lld")])
        let trial = try ExchangeTrial(
            #"""
            "flat" : { "localizations" : { "en" : { "variations" : { \#(source) } }, "de" : \#(InlineTables.unit("c %lld")) } },
            "move" : { "localizations" : { "en" : \#(InlineTables.unit("Tap")), "de" : { "variations" : { "device" : {
              "mac" : \#(InlineTables.unit("Klicken")), "other" : \#(InlineTables.unit("Tippen")) } } } } }
            """#)
        #expect(
            trial.lines("de") == [
                "flat | b %lld | c %lld | translated", "move|==|device.mac | Tap | Klicken | translated",
                "move|==|device.other | Tap | Tippen | translated",
            ])
    }

    @Test("In a substitution, %arg becomes its numbered specifier, and a reference gets its argument number")
    func substitutions() throws {
        let days = Self.substitution("days", 2, [("one", "%arg day"), ("other", "%arg days")])
        let trial = try ExchangeTrial(
            #""sum" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "%1$@: %#@days@" }, "substitutions" : { \#(days) } } } }"#
        )
        #expect(
            trial.lines("pt-BR") == [
                "sum | %1$@: %2$#@days@ | - | -", "sum|==|substitutions.days.plural.one | %2$lld day | - | -",
                "sum|==|substitutions.days.plural.other | %2$lld days | - | -",
            ])
    }

    @Test("A substitution's name with dots is enclosed in at signs, and can be read back")
    func dottedName() throws {
        let part = PartPath([.substitution("A.B"), .variation(.plural, "one")])
        #expect(UnitIdentifier.id(of: "k", part) == "k|==|substitutions.@A.B@.plural.one")
        #expect(UnitIdentifier.part(of: "k|==|x|==|substitutions.@A.B@.plural.one")?.key == "k|==|x")
        #expect(UnitIdentifier.part(of: "k|==|substitutions.@A.B@.plural.one")?.part == part)
        #expect(UnitIdentifier.part(of: "k|==|text") == nil)
    }

    @Test("States have the names of XLIFF; stale texts need review, and unknown states have none")
    func states() throws {
        let states = ["new", "needs_review", "translated", "machine_translated", "stale", ""]
        let entries = states.map { state in
            #""k\#(state)" : { "localizations" : { "pt-BR" : \#(InlineTables.unit("x", state)) } }"#
        }
        let trial = try ExchangeTrial(entries.joined(separator: ","))
        let targets = String(decoding: trial.xliff("pt-BR"), as: UTF8.self).split(separator: "\n")
            .filter { $0.contains("<target") }.map { $0.trimmingPrefix { $0 == " " } }
        #expect(
            targets == [
                "<target>x</target>", #"<target state="translated" state-qualifier="leveraged-mt">x</target>"#,
                #"<target state="needs-review-l10n">x</target>"#, #"<target state="new">x</target>"#,
                #"<target state="needs-review-l10n">x</target>"#, #"<target state="translated">x</target>"#,
            ])
    }

    @Test("A comment becomes the note without directives; a generated one is marked")
    func notes() throws {
        let trial = try ExchangeTrial(
            #"""
            "a" : { "comment" : "Tab [fitloc:max 12]" }, "b" : { "comment" : "[fitloc:off stale-key]" },
            "c" : { "comment" : "Made", "isCommentAutoGenerated" : true }
            """#)
        let text = String(decoding: trial.xliff("de"), as: UTF8.self)
        let notes = text.split(separator: "\n").filter { $0.contains("<note") }.map { $0.trimmingPrefix { $0 == " " } }
        #expect(notes == ["<note>Tab</note>", "<note/>", #"<note from="auto-generated">Made</note>"#])
    }

    @Test("Texts that cannot be exported are reported: duplicate keys, equal names, characters that XML lacks")
    func leftOut() throws {
        let cases = Self.plural([("other", "%lld")])
        let trial = try ExchangeTrial(
            #"""
            "a" : { }, "a" : { }, "t" : { "localizations" : { "de" : { }, "de" : { } } }, "n" : { "localizations" : { "en" : { "variations" : { \#(cases) } } } },
            "n|==|plural.other" : { }, "bell" : { "localizations" : { "en" : \#(InlineTables.unit("x\\u0007")) } },
            "no" : { "shouldTranslate" : false }
            """#)
        let units = trial.units("ja")
        #expect(units.files.flatMap(\.units).map(\.id) == ["n|==|plural.other"])
        #expect(
            units.leftOut.map { "\($0.key) \($0.reason)" } == [
                "a doubledKey", "a doubledKey", #"t doubledPart("de")"#, #"n|==|plural.other sameName(as: "n")"#,
                "bell character(7)",
            ])
    }

    @Test("Tabs, line breaks and XML syntax are restored in names and texts")
    func escapes() throws {
        let trial = try ExchangeTrial(
            #""<&>\"'\t\n\r" : { "localizations" : { "de" : \#(InlineTables.unit("\\t\\n\\r <b>&amp;</b>\\\" ")) } }"#)
        let result = try trial.importing(trial.xliff("de"))
        #expect(result.changes == [])
        #expect(result.unchangedCount == 1)
        #expect(
            String(decoding: trial.xliff("de"), as: UTF8.self).contains(#"id="&lt;&amp;&gt;&quot;'&#9;&#10;&#13;""#))
    }
}
