import CatalogCore
import Foundation
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Plural forms of PO files that other programs wrote")
struct POFormsTests {
    private static func plural(_ cases: KeyValuePairs<String, String>) -> String {
        let list = cases.map { "\"\($0)\" : \(InlineTables.unit($1, "translated"))" }.joined(separator: ", ")
        return "{ \"variations\" : { \"plural\" : { \(list) } } }"
    }

    private static func trial(_ polish: KeyValuePairs<String, String>) throws -> ExchangeTrial {
        try ExchangeTrial(
            """
            "days" : { "localizations" : { "en" : \(plural(["one": "%lld day", "other": "%lld days"])), \
            "pl" : \(plural(polish)) } }
            """)
    }

    private static func polish(other: String) throws -> ExchangeTrial {
        try trial(["one": "%lld dzień", "few": "%lld dni", "many": "%lld dni", "other": other])
    }

    private static func message(_ forms: [String]) -> String {
        let lines = forms.enumerated().map { "msgstr[\($0)] \"\($1)\"" }
        return "msgctxt \"days\"\nmsgid \"%lld day\"\nmsgid_plural \"%lld days\"\n" + lines.joined(separator: "\n")
    }

    private static let english = "nplurals=2; plural=n!=1;"
    private static let slavic =
        "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"

    /// Returns the Polish texts in the order one, few, many, other.
    private static func texts(_ trial: ExchangeTrial) -> [String] {
        ["one", "few", "many", "other"].map { category in
            trial.lines("pl").first { $0.hasPrefix("days|==|plural.\(category) ") }?
                .components(separatedBy: " | ")[2] ?? "-"
        }
    }

    @Test("A changed form goes to every category that it serves", arguments: [english, ""])
    func changed(forms: String) throws {
        let trial = try Self.polish(other: "%lld dni")
        let result = try trial.importing(po: Self.message(["%lld D", "%lld DD"]), forms: forms, language: "pl")
        #expect(Self.texts(try trial.after(result)) == ["%lld D", "%lld DD", "%lld DD", "%lld DD"])
        #expect(result.skips == [] && result.remarks.isEmpty)
    }

    @Test("A changed form that replaces a different text of a category is told")
    func replaced() throws {
        let trial = try Self.polish(other: "%lld dnia")
        let result = try trial.importing(po: Self.message(["%lld D", "%lld DD"]), forms: Self.english, language: "pl")
        #expect(Self.texts(try trial.after(result)) == ["%lld D", "%lld DD", "%lld DD", "%lld DD"])
        #expect(result.remarks.map(\.name) == ["days plural.other"])
        #expect(result.remarks.map(\.kind) == [.replaced("%lld dnia")])
    }

    @Test("An unchanged form keeps the different texts of its categories")
    func unchanged() throws {
        let russian = try Self.trial(["one": "%lld a", "few": "%lld b", "many": "%lld c", "other": "%lld b"])
        let result = try russian.importing(po: Self.message(["%lld a", "%lld c"]), forms: Self.english, language: "pl")
        #expect(result.changes == [] && result.skips == [])
        #expect(result.remarks.map(\.kind) == [.kept([.many, .few])])
    }

    @Test("`other` keeps its text while the last form is unchanged, and follows it otherwise")
    func fractions() throws {
        let trial = try Self.polish(other: "%lld dnia")
        let same = Self.message(["%lld dzień", "%lld dni", "%lld dni"])
        #expect(try trial.importing(po: same, forms: Self.slavic, language: "pl").changes == [])
        let few = Self.message(["%lld dzień", "%lld DNI", "%lld dni"])
        let result = try trial.importing(po: few, forms: Self.slavic, language: "pl")
        #expect(Self.texts(try trial.after(result)) == ["%lld dzień", "%lld DNI", "%lld dni", "%lld dnia"])
        let equal = try Self.polish(other: "%lld dni")
        let many = Self.message(["%lld dzień", "%lld dni", "%lld DNI"])
        let followed = try equal.importing(po: many, forms: Self.slavic, language: "pl")
        #expect(Self.texts(try equal.after(followed)) == ["%lld dzień", "%lld dni", "%lld DNI", "%lld DNI"])
        #expect(followed.remarks.isEmpty)
    }

    @Test(
        "`other` follows the form of the general case, in whatever order the file has its forms",
        arguments: [
            ("nplurals=2; plural=(n==1);", ["%lld M", "%lld O"], ["%lld O", "%lld M", "%lld M", "%lld M"]),
            (
                "nplurals=3; plural=(n==1 ? 2 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 0);",
                ["%lld M", "%lld F", "%lld O"], ["%lld O", "%lld F", "%lld M", "%lld M"]
            ),
        ])
    func reversed(forms: String, texts: [String], expected: [String]) throws {
        let trial = try Self.polish(other: "%lld dni")
        let result = try trial.importing(po: Self.message(texts), forms: forms, language: "pl")
        #expect(Self.texts(try trial.after(result)) == expected)
    }

    @Test("A form also serves the whole millions, which change only where the table has a text for them")
    func millions() throws {
        let message = Self.message(["%lld A", "%lld B"])
        func french(_ cases: KeyValuePairs<String, String>) throws -> [String] {
            let trial = try ExchangeTrial(
                """
                "days" : { "localizations" : { "en" : \(Self.plural(["one": "%lld day", "other": "%lld days"])), \
                "fr" : \(Self.plural(cases)) } }
                """)
            let result = try trial.importing(po: message, forms: "nplurals=2; plural=(n > 1);", language: "fr")
            return try trial.after(result).lines("fr").map { $0.components(separatedBy: " | ")[2] }
        }
        #expect(
            try french(["one": "%lld jour", "many": "%lld de jours", "other": "%lld jours"])
                == ["%lld B", "%lld A", "%lld B"])
        #expect(try french(["one": "%lld jour", "other": "%lld jours"]) == ["%lld A", "%lld B"])
    }

    @Test("A fuzzy text never gives a translation other parts, because msgmerge guesses such texts")
    func guessedParts() throws {
        let cases = #""iphone" : \#(InlineTables.unit("Tap")), "other" : \#(InlineTables.unit("Press"))"#
        let trial = try ExchangeTrial(
            #""tap" : { "localizations" : { "en" : { "variations" : { "device" : { \#(cases) } } }, "pl" : \#(InlineTables.unit("Naciśnij", "translated")) } }"#
        )
        let message = "msgctxt \"tap|==|device.other\"\nmsgid \"Press\"\nmsgstr \"Naciśnij\""
        let guessed = try trial.importing(po: "#, fuzzy\n" + message, language: "pl")
        #expect(guessed.changes == [] && guessed.skips == [])
        #expect(try trial.importing(po: message, language: "pl").changes.count == 1)
    }

    @Test("Missing forms are named, forms beyond the header are skipped, and the others are imported")
    func counts() throws {
        let trial = try Self.polish(other: "%lld dni")
        let fewer = try trial.importing(po: Self.message(["%lld D", "%lld F"]), forms: Self.slavic, language: "pl")
        #expect(Self.texts(try trial.after(fewer)) == ["%lld D", "%lld F", "%lld dni", "%lld dni"])
        #expect(fewer.skips == ["days plural.many: empty form"])
        let more = try trial.importing(
            po: Self.message(["%lld D", "%lld F", "%lld M", "%lld X"]), forms: Self.slavic, language: "pl")
        #expect(Self.texts(try trial.after(more)) == ["%lld D", "%lld F", "%lld M", "%lld M"])
        #expect(more.skips == ["days: form(3)"])
    }

    @Test("Without a header, four forms are CLDR's categories, and a template's placeholders are no header")
    func noHeader() throws {
        let trial = try Self.polish(other: "%lld dnia")
        let four = Self.message(["%lld A", "%lld B", "%lld C", "%lld D"])
        for forms in ["", "nplurals=INTEGER; plural=EXPRESSION;"] {
            let result = try trial.importing(po: four, forms: forms, language: "pl")
            #expect(Self.texts(try trial.after(result)) == ["%lld A", "%lld B", "%lld C", "%lld D"])
            #expect(result.skips == [])
        }
    }

    @Test("One form for all numbers goes to all categories")
    func oneForm() throws {
        let trial = try Self.polish(other: "%lld dni")
        let result = try trial.importing(
            po: Self.message(["%lld D"]), forms: "nplurals=1; plural=0;", language: "pl")
        #expect(Self.texts(try trial.after(result)) == ["%lld D", "%lld D", "%lld D", "%lld D"])
    }

    @Test("The template has the cases that any language has for itself")
    func template() throws {
        #expect(
            try Self.polish(other: "%lld dnia").pot.contains("msgctxt \"days|==|plural.other\"\nmsgid \"%lld days\"\n"))
        #expect(try !Self.polish(other: "%lld dni").pot.contains("|==|"))
        let plain = try ExchangeTrial(
            "\"days\" : { \"localizations\" : { \"pl\" : \(Self.plural(["one": "%lld dzień", "other": "%lld dnia"])) } }"
        )
        #expect(plain.pot.contains("msgctxt \"days\"\nmsgid \"days\"\nmsgid_plural \"days\"\n"))
    }

    @Test("A case that msgmerge added for another language is ignored while it is empty or guessed")
    func guessed() throws {
        let trial = try Self.polish(other: "%lld dni")
        let own = Self.message(["%lld dzień", "%lld dni", "%lld dni"])
        for added in ["plural.zero", "plural.many", "plural.other"] {
            let head = "msgctxt \"days|==|\(added)\"\nmsgid \"%lld days\"\n"
            for message in [head + "msgstr \"\"", "#, fuzzy\n" + head + "msgstr \"%lld dzień\""] {
                let result = try trial.importing(po: own + "\n\n" + message, forms: Self.slavic, language: "pl")
                #expect(result.changes == [] && result.skips == [], "\(added)")
            }
        }
    }

    @Test("A fuzzy text is imported for a case that the language has for itself")
    func ownGuessedCase() throws {
        let trial = try Self.polish(other: "%lld dnia")
        let own = Self.message(["%lld dzień", "%lld dni", "%lld dni"])
        let message = "#, fuzzy\nmsgctxt \"days|==|plural.other\"\nmsgid \"%lld days\"\nmsgstr \"%lld doby\""
        let result = try trial.importing(po: own + "\n\n" + message, forms: Self.slavic, language: "pl")
        #expect(Self.texts(try trial.after(result)).last == "%lld doby")
    }

    @Test("A file without contexts does not come from the table, so its states say nothing about equal texts")
    func statesWithoutContexts() throws {
        let trial = try ExchangeTrial(
            "\"Home\" : { \"localizations\" : { \"de\" : \(InlineTables.unit("Start", "needs_review")) } }")
        let message = "msgid \"Home\"\nmsgstr \"Start\""
        #expect(try trial.importing(po: message, language: "de").changes == [])
        #expect(try trial.importing(po: "msgctxt \"Home\"\n" + message, language: "de").changes.count == 1)
    }

    @Test("A plural with one text for all numbers is the plain text of the table")
    func uniform() throws {
        let trial = try ExchangeTrial(
            """
            "days" : { "localizations" : { "en" : \(Self.plural(["one": "%lld day", "other": "%lld days"])), \
            "de" : \(InlineTables.unit("Tage: %lld", "translated")) } }
            """)
        let same = Self.message(["Tage: %lld", "Tage: %lld"])
        #expect(try trial.importing(po: same, forms: Self.english, language: "de").changes == [])
        let changed = try trial.importing(
            po: Self.message(["Tag %lld", "Tag %lld"]), forms: Self.english, language: "de")
        #expect(try trial.after(changed).lines("de").contains { $0.contains(" | Tag %lld | translated") })
        #expect(changed.changedCount == 1 && changed.skips == [])
    }

    @Test("A fuzzy text made from an earlier source text is skipped")
    func previous() throws {
        let trial = try ExchangeTrial("\"a\" : { \"localizations\" : { \"en\" : \(InlineTables.unit("Save all")) } }")
        let result = try trial.importing(
            po:
                "#, fuzzy\n#| msgctxt \"b\"\n#| msgid \"Sa\"\n#| \"ve\"\nmsgctxt \"a\"\nmsgid \"Save all\"\nmsgstr \"Zapisz\"",
            language: "pl")
        #expect(result.changes == [])
        #expect(result.skips == ["a: source is now Save all"])
    }

    @Test("A text with an empty source is left out, because an empty message is the header")
    func emptySource() throws {
        let trial = try ExchangeTrial(
            """
            "days" : { "localizations" : { "en" : \(Self.plural(["one": "", "other": ""])), \
            "pl" : \(Self.plural(["one": "a", "other": "b"])) } }
            """)
        #expect(trial.poMessages("pl") == "" || !trial.poMessages("pl").contains("msgctxt \"days\""))
        #expect(trial.po("pl")?.leftOut.first?.reason == .emptySource)
    }
}
