import CatalogCore
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Exporting to and importing from PO files")
struct POTests {
    private static let unit = InlineTables.unit

    private static func plural(_ cases: [(String, String)]) -> String {
        let list = cases.map { "\"\($0)\" : \(unit($1, "translated"))" }.joined(separator: ", ")
        return "{ \"variations\" : { \"plural\" : { \(list) } } }"
    }

    private static let days = """
        "days" : { "localizations" : { "en" : \(plural([("one", "%lld day"), ("other", "%lld days")])),
        "pt-BR" : \(plural([("one", "%lld dia"), ("other", "%lld dias")])) } }
        """

    @Test("Control characters are written as escapes, the last one too")
    func controls() {
        #expect(POText.literal("a\u{1}\u{1F}\u{7F}b") == #""a\001\037\177b""#)
        #expect(POText.literal(" ~\u{80}") == "\" ~\u{80}\"")
    }

    @Test("A message has the key as context, the comment, the state and the kind of format")
    func form() throws {
        let trial = try ExchangeTrial(
            #"""
            "a" : { "comment" : "Line\n\"two\"", "localizations" : { "en" : \#(Self.unit("Say \\\"%@\\\"", "translated")), "pt-BR" : \#(Self.unit("Diga\\t%@\\n!", "needs_review")) } },
            "b" : { }
            """#)
        #expect(
            trial.poMessages("pt-BR") == #"""
                #. Line
                #. "two"
                #, fuzzy, objc-format
                msgctxt "a"
                msgid "Say \"%@\""
                msgstr ""
                "Diga\t%@\n"
                "!"

                msgctxt "b"
                msgid "b"
                msgstr ""

                """#)
    }

    @Test("The header has the language, the forms and the source file, but no date")
    func header() throws {
        let text = String(decoding: try #require(try ExchangeTrial(Self.days).po("pt-BR")).bytes, as: UTF8.self)
        for line in [
            #""Language: pt_BR\n""#, #""Content-Type: text/plain; charset=UTF-8\n""#, #""MIME-Version: 1.0\n""#,
            #""Plural-Forms: nplurals=2; plural=(n > 1);\n""#, #""X-Generator: Xcode 15.4\n""#,
            #""X-Source-Language: en\n""#, #""X-Original: Localizable.xcstrings\n""#,
        ] {
            #expect(text.contains(line + "\n"), "\(line)")
        }
    }

    @Test("A plural is one message with gettext's forms; a template has no translation")
    func plural() throws {
        let trial = try ExchangeTrial(Self.days)
        let head = "#, objc-format\nmsgctxt \"days\"\nmsgid \"%lld day\"\nmsgid_plural \"%lld days\"\n"
        #expect(trial.poMessages("pt-BR") == head + "msgstr[0] \"%lld dia\"\nmsgstr[1] \"%lld dias\"\n")
        #expect(trial.poMessages("ja") == head + "msgstr[0] \"\"\n")
        #expect(trial.pot.hasSuffix(head + "msgstr[0] \"\"\nmsgstr[1] \"\"\n"))
        #expect(trial.pot.contains("nplurals=INTEGER; plural=EXPRESSION;"))
    }

    @Test("The last form stands for a category that only fractions have, unless the table has its own text")
    func fractions() throws {
        func russian(_ other: String) throws -> ExchangeTrial {
            let cases = [("one", "%lld д"), ("few", "%lld дн"), ("many", "%lld дней"), ("other", other)]
            let english = Self.plural([("one", "%lld day"), ("other", "%lld days")])
            return try ExchangeTrial(
                "\"days\" : { \"localizations\" : { \"en\" : \(english), \"ru\" : \(Self.plural(cases)) } }")
        }
        #expect(try !russian("%lld дней").poMessages("ru").contains("|==|"))
        #expect(try russian("%lld дня").poMessages("ru").contains("msgctxt \"days|==|plural.other\"\n"))
        let trial = try ExchangeTrial(Self.days)
        let result = try trial.importing(po: Self.russian, language: "ru")
        #expect(
            try trial.after(result).lines("ru") == [
                "days|==|plural.few | %lld days | %lld дня | translated",
                "days|==|plural.many | %lld days | %lld дней | translated",
                "days|==|plural.one | %lld day | %lld день | translated",
                "days|==|plural.other | %lld days | %lld дней | translated",
            ])
    }

    private static let russian = """
        msgctxt "days"
        msgid "%lld day"
        msgid_plural "%lld days"
        msgstr[0] "%lld день"
        msgstr[1] "%lld дня"
        msgstr[2] "%lld дней"
        """

    private static let german = """
        msgctxt "days"
        msgid "%lld day"
        msgid_plural "%lld days"
        msgstr[0] "%lld Tag"
        msgstr[1] "%lld Tage"
        """

    @Test("A form without a plural category is skipped, with its own position", arguments: ["n+2", "n%0"])
    func formsWithoutCategory(_ expression: String) throws {
        let trial = try ExchangeTrial(Self.days)
        let result = try trial.importing(
            po: Self.german, forms: "nplurals=2; plural=\(expression);", language: "de")
        #expect(result.changes == [])
        #expect(result.skips == ["days: form(0)", "days: form(1)"])
        #expect(result.skipped.map(\.position) == [TextPosition(line: 8, column: 1), TextPosition(line: 9, column: 1)])
    }

    @Test("A form that the language does not need is skipped, and the others are imported")
    func needlessForm() throws {
        let trial = try ExchangeTrial(Self.days)
        let result = try trial.importing(
            po: Self.german + "\nmsgstr[2] \"%lld Tages\"", forms: "nplurals=3; plural=n!=1;", language: "de")
        #expect(result.skips == ["days: form(2)"])
        #expect(
            try trial.after(result).lines("de") == [
                "days|==|plural.one | %lld day | %lld Tag | translated",
                "days|==|plural.other | %lld days | %lld Tage | translated",
            ])
    }

    @Test("The form that no number selects is the text for fractions", arguments: [("сут.", "сут."), ("", "дней")])
    func formOfFractions(_ fourth: String, _ other: String) throws {
        let trial = try ExchangeTrial(Self.days)
        let result = try trial.importing(
            po: Self.russian + "\nmsgstr[3] \"\(fourth.isEmpty ? "" : "%lld \(fourth)")\"",
            forms: """
                nplurals=4; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : \
                n%10==0 || (n%10>=5 && n%10<=9) || (n%100>=11 && n%100<=14)? 2 : 3);
                """, language: "ru")
        #expect(result.skips == [])
        #expect(
            try trial.after(result).lines("ru").suffix(3) == [
                "days|==|plural.many | %lld days | %lld дней | translated",
                "days|==|plural.one | %lld day | %lld день | translated",
                "days|==|plural.other | %lld days | %lld \(other) | translated",
            ])
    }

    @Test("Devices and substitutions are separate messages")
    func parts() throws {
        let trial = try ExchangeTrial(
            #"""
            "tap" : { "localizations" : { "en" : { "variations" : { "device" : { "mac" : \#(Self.unit("Click", "translated")), "other" : \#(Self.unit("Tap", "translated")) } } } } },
            "sum" : { "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "In %#@folders@" }, "substitutions" : { "folders" : { "formatSpecifier" : "lld", "variations" : { "plural" : { "one" : \#(Self.unit("%arg folder", "translated")), "other" : \#(Self.unit("%arg folders", "translated")) } } } } } } }
            """#)
        let contexts = trial.poMessages("pt-BR").split(separator: "\n").filter { $0.hasPrefix("msgctxt") }
        #expect(
            contexts == [
                #"msgctxt "sum""#, #"msgctxt "sum|==|substitutions.folders""#, #"msgctxt "tap|==|device.mac""#,
                #"msgctxt "tap|==|device.other""#,
            ])
    }

    @Test("A changed text is imported into its key, with the state that its flag shows")
    func changed() throws {
        let trial = try ExchangeTrial(
            Self.days + #", "a" : { "localizations" : { "pt-BR" : \#(Self.unit("A", "new")) } }"#)
        let text = String(decoding: try #require(trial.po("pt-BR")).bytes, as: UTF8.self)
        let result = try trial.importing(
            po: Array(text.replacing("%lld dias", with: "%lld jornadas").utf8))
        #expect(result.changes.map(\.key) == ["days"])
        #expect(result.changedCount == 1)
        #expect(
            try trial.after(result).lines("pt-BR").contains { $0.contains("%lld days | %lld jornadas | translated") })
        let approved = try trial.importing(po: Array(text.replacing("#, fuzzy\n", with: "").utf8))
        #expect(try trial.after(approved).lines("pt-BR").first == "a | a | A | translated")
        let doubted = try trial.importing(po: Array(text.replacing("objc-format", with: "objc-format, fuzzy").utf8))
        #expect(try trial.after(doubted).lines("pt-BR").suffix(2).allSatisfy { $0.hasSuffix("needsReview") })
    }

    @Test("The flag of one plural case does not reset the others")
    func mixedStates() throws {
        let english = Self.plural([("one", "%lld day"), ("other", "%lld days")])
        let trial = try ExchangeTrial(
            """
            "days" : { "localizations" : { "en" : \(english), "pt-BR" : { "variations" : { "plural" : {
            "one" : \(Self.unit("%lld dia", "needs_review")), "other" : \(Self.unit("%lld dias", "translated")) } } } } }
            """)
        #expect(try trial.importing(po: try #require(trial.po("pt-BR")).bytes).changes == [])
    }

    @Test("Texts of a changed source, in both forms, and texts that checks reject are skipped")
    func skips() throws {
        let trial = try ExchangeTrial(Self.days)
        let result = try trial.importing(
            po: """
                msgctxt "days"
                msgid "%lld day"
                msgid_plural "%lld old days"
                msgstr[0] "%lld dia"
                msgstr[1] "%lld jornadas"

                msgctxt "days"
                msgid "%lld day"
                msgid_plural "%lld days"
                msgstr[0] "%@ dia"
                msgstr[1] "%lld dias"

                msgctxt "nights"
                msgid "Night"
                msgstr "Noite"
                """)
        #expect(result.changes == [])
        #expect(result.skips.count == 3)
        #expect(result.skips.first == "days plural.other: source is now %lld days")
        #expect(result.skips.last == "nights: unknown key")
    }

    @Test("Without a context, a message belongs to its source text; without a table name, it fits any table")
    func foreign() throws {
        let trial = try ExchangeTrial(#""Save" : { }"#)
        let result = try trial.importing(
            po:
                "# by Ana\n#: a.c:1\n#| msgid \"Sav\"\nmsgid \"Sa\" \"ve\"\nmsgstr \"\"\n\"\\123\\x61lvar\"\n\n#, fuzzy\n#~ msgid \"x\"\n#~ msgstr \"y\"\n"
        )
        #expect(try trial.after(result).lines("pt-BR") == ["Save | Save | Salvar | translated"])
    }

    @Test("Languages have gettext's names")
    func languages() {
        #expect(POLanguage.name(of: "pt-BR") == "pt_BR")
        #expect(POLanguage.name(of: "zh-Hans") == "zh_Hans")
        #expect(POLanguage.name(of: "sr-Latn-RS") == "sr_RS@latin")
    }
}
