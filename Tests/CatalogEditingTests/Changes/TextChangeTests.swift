import CatalogCore
import CatalogRuntime
import TestSupport
import Testing

@testable import CatalogEditing

@Suite("Texts of a key are written at the right place")
struct TextChangeTests {
    private static let entries = """
        "days" : { "localizations" : {
          "en" : \(InlineTables.unit("%lld days")),
          "pt-BR" : { "variations" : { "plural" : {
            "one" : \(InlineTables.unit("%lld dia")), "few" : \(InlineTables.unit("x")), "other" : \(InlineTables.unit("%lld dias")) } } } } },
        "empty" : {},
        "move" : { "localizations" : { "en" : { "variations" : { "device" : {
          "mac" : \(InlineTables.unit("Click %lld times")), "other" : \(InlineTables.unit("Tap %lld times")) } } } } },
        "note" : { "comment" : null, "future" : [1, {"a": true}], "localizations" : {
          "en" : { "stringUnit" : { "state" : "new", "value" : "Cafe\\u0301", "more" : 1 } } } }
        """

    private func small() throws -> SmallTable { try SmallTable(Self.entries) }

    @Test("A plain text that gets variations becomes the case other, with its state")
    func flatToPlural() throws {
        let strings = try small().after("days", .text("en", try .named("plural.one"), "%lld day", .needsReview))
        #expect(strings.sayings("days", "en") == ["plural.one = %lld day", "plural.other = %lld days"])
        #expect(strings.states("days", "en") == ["needs_review", "translated"])
        #expect(strings.at(["days", "localizations", "en", "stringUnit"]) == nil)
    }

    @Test("A given text for other replaces the old text, in any order of cases")
    func otherGiven() throws {
        let one = EntryChange.text("en", try .named("plural.one"), "%lld day", .translated)
        let other = EntryChange.text("en", try .named("plural.other"), "%lld new days", .translated)
        for changes in [[one, other], [other, one]] {
            let strings = try small().after(KeyChange("days", .change(changes, marksTranslations: false)))
            #expect(
                strings.sayings("days", "en").sorted() == ["plural.one = %lld day", "plural.other = %lld new days"])
        }
    }

    @Test("A device's plain text becomes the case other of the device's plural")
    func deviceToPlural() throws {
        let strings = try small().after(
            "move", .text("en", try .named("device.mac.plural.one"), "Click %lld time", .translated))
        #expect(
            strings.sayings("move", "en") == [
                "device.mac.plural.one = Click %lld time", "device.mac.plural.other = Click %lld times",
                "device.other = Tap %lld times",
            ])
    }

    @Test("A plural for all other devices is refused, because Xcode cannot compile it")
    func otherDevicesPlural() throws {
        let plural = EntryChange.text("en", try .named("device.other.plural.one"), "%lld day", .translated)
        let refusal = try small().refusal(of: "days", plural)
        #expect("\(refusal, default: "none")".contains("Xcode refuses a text for all other devices"))
    }

    @Test("zero is accepted in every language, for the number 0")
    func zero() throws {
        let strings = try small().after("days", .text("pt-BR", try .named("plural.zero"), "Nenhum dia", .translated))
        #expect(strings.sayings("days", "pt-BR").contains("plural.zero = Nenhum dia"))
    }

    @Test("A category that the language lacks is refused unless the case already exists")
    func unknownCategory() throws {
        let two = EntryChange.text("pt-BR", try .named("plural.two"), "%lld dias", .translated)
        #expect(try small().refusal(of: "days", two) == .pluralCategory(.two, "pt-BR", [.one, .many, .other]))
        let few = EntryChange.text("pt-BR", try .named("plural.few"), "%lld dias", .translated)
        #expect(try small().after("days", few).sayings("days", "pt-BR").contains("plural.few = %lld dias"))
    }

    @Test("A text that differs only in code points is written")
    func normalization() throws {
        let small = try small()
        let new = try small.text(after: "note", .text("en", .whole, "Caf\u{E9}", .new))
        #expect(new.utf8.count == small.table.files[0].bytes.count - "e\\u0301".utf8.count + "\u{E9}".utf8.count)
    }

    @Test("An equal text leaves the file unchanged, including its escapes")
    func sameText() throws {
        let change = EntryChange.text("en", .whole, "Cafe\u{301}", .new)
        #expect(try small().table.plan([KeyChange("note", .change([change], marksTranslations: true))]).files.isEmpty)
    }

    @Test("Unknown members and a null comment stay unchanged")
    func unknownMembers() throws {
        let strings = try small().after("note", .text("en", .whole, "Tea", .translated))
        #expect(strings.at(["note", "future"])?.elements.count == 2)
        #expect(strings.at(["note", "localizations", "en", "stringUnit", "more"]) != nil)
        #expect(strings.at(["note", "comment"]) != nil)
    }

    @Test("A comment replaces null, and an empty comment is removed")
    func nullComment() throws {
        #expect(try small().after("note", .comment("Drink")).at(["note", "comment"])?.text == "Drink")
        #expect(try small().after("note", .comment("")).at(["note", "comment"]) == nil)
    }

    @Test("The first text can be added to an empty entry")
    func emptyEntry() throws {
        let strings = try small().after("empty", .text("de", .whole, "Leer", .translated))
        #expect(strings.sayings("empty", "de") == ["Leer"])
    }

    @Test("A state given with a text applies to the text, even in a new language")
    func stateWithText() throws {
        for language in ["en", "de"] as [LanguageTag] {
            let strings = try small().after(
                "note", .text(language, .whole, "Kaffee", .translated), .state(language, nil, .needsReview, from: nil))
            #expect(strings.states("note", language.spelling) == ["needs_review"])
        }
    }

    @Test("With a required state, only texts in that state are changed")
    func stateFrom() throws {
        let strings = try small().after(
            "days", .text("pt-BR", try .named("plural.one"), "%lld dia", .new),
            .state("pt-BR", nil, .needsReview, from: .translated))
        #expect(strings.states("days", "pt-BR") == ["new", "needs_review", "needs_review"])
    }

    @Test("A new substitution has the number and format that it has in another language")
    func newSubstitution() throws {
        let small = try SmallTable(
            """
            "k" : { "localizations" : { "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%@ has %#@n@" },
              "substitutions" : { "n" : { "argNum" : 2, "formatSpecifier" : "d", "variations" : { "plural" : {
                "one" : \(InlineTables.unit("%arg day")), "other" : \(InlineTables.unit("%arg days")) } } } } } } }
            """)
        let strings = try small.after(
            "k", .text("de", .whole, "%@ hat %#@n@", .translated),
            .text("de", try .named("substitutions.n.plural.one"), "%arg Tag", .translated),
            .text("de", try .named("substitutions.n.plural.other"), "%arg Tage", .translated))
        let new = try #require(strings.at(["k", "localizations", "de", "substitutions", "n"]))
        #expect(new["formatSpecifier"]?.text == "d")
        guard case .word("2")? = new["argNum"]?.kind else {
            Issue.record("no argNum 2")
            return
        }
    }

    @Test("Finished translations of a changed source text are listed, and marked for review on request")
    func suspects() throws {
        let small = try SmallTable(
            "\"k\" : { \"localizations\" : { \"de\" : \(InlineTables.unit("A")), \"en\" : \(InlineTables.unit("B")), "
                + "\"fr\" : \(InlineTables.unit("C", "needs_review")) } }")
        let change = EntryChange.text("en", .whole, "New", .translated)
        let plan = try small.table.plan([KeyChange("k", .change([change], marksTranslations: false))])
        #expect(plan.keys.map(\.suspects) == [["de"]])
        #expect(try small.after("k", change).states("k", "de") == ["translated"])
        let marked = try small.after("k", change, marks: true)
        #expect(marked.states("k", "de") == ["needs_review"])
        #expect(marked.states("k", "en") == ["translated"])
    }

    @Test("Translations of a renamed key that is its own source text are listed, unless the text is kept")
    func renamedText() throws {
        let table = try SmallTable("\"Save\" : { \"localizations\" : { \"de\" : \(InlineTables.unit("Sichern")) } }")
            .table
        let renamed = try table.plan([KeyChange("Save", .rename("Delete"))]).keys
        #expect(renamed.map(\.suspects) == [["de"]])
        #expect(renamed.map(\.newName) == ["Delete"])
        #expect(try table.plan([KeyChange("Save", .rename("common.save"))]).keys.map(\.suspects) == [[]])
    }

    @Test("The id of an object in a storyboard becomes only the id of another object")
    func renamedObject() throws {
        let file = InlineTables.file(#""ab1-Cd-2ef.text" = "Pronto";"#, path: "pt.lproj/Main.strings")
        let table = try SmallTable([file])
        #expect(
            table.refusal(KeyChange("ab1-Cd-2ef.text", .rename("main.done"))) == .objectName("ab1-Cd-2ef.text"))
        #expect(table.refusal(KeyChange("ab1-Cd-2ef.text", .rename("Gh3-ij-K4l.text"))) == nil)
        // In a table of code, such a key is a text.
        let texts = try SmallTable(#""1.5 km" : { "localizations" : { "de" : \#(InlineTables.unit("1,5 km")) } }"#)
        #expect(texts.refusal(KeyChange("1.5 km", .rename("walk.distance"))) == nil)
    }

    @Test("A text of the .strings that a rule hides stays with its comment when the rule changes")
    func hiddenText() throws {
        let rule = """
            <plist><dict><key>days</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d day</string><key>other</key><string>%d days</string>
            </dict></dict></dict></plist>
            """
        let table = try SmallTable([
            InlineTables.file("/* Below the chart */\n\"days\" = \"%d day(s)\";\n", path: "en.lproj/T.strings"),
            InlineTables.file(rule, path: "en.lproj/T.stringsdict"),
        ]).table
        let change = EntryChange.text("en", try .named("plural.one"), "a day", .translated)
        let plan = try table.plan([KeyChange("days", .change([change], marksTranslations: false))])
        #expect(
            plan.files.newContents.mapValues { String(decoding: $0, as: UTF8.self) }
                == ["en.lproj/T.stringsdict": rule.replacing("%d day<", with: "a day<")])
    }

    @Test("A change of a rule keeps unknown members of a variable, and variables that no text refers to")
    func unseenMembers() throws {
        let variable = """
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d one</string><key>other</key><string>%d other</string>
            """
        let list = """
            <plist><dict><key>k</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@ here</string>
            <key>n</key><dict>\(variable)<key>extra</key><string>5</string></dict>
            <key>m</key><dict>\(variable)</dict>
            </dict></dict></plist>
            """
        let table = try SmallTable(["en", "de"].map { InlineTables.file(list, path: "\($0).lproj/T.stringsdict") })
            .table
        let change = EntryChange.text("de", try .named("substitutions.n.plural.one"), "%d eins", .translated)
        let plan = try table.plan([KeyChange("k", .change([change], marksTranslations: false))])
        let new = String(decoding: try #require(plan.files.first?.new), as: UTF8.self)
        #expect(new == list.replacing("%d one", with: "%d eins", maxReplacements: 1))
    }

    @Test("Line breaks, byte-order mark and one-line objects keep the file's style")
    func styles() throws {
        let text = "\u{FEFF}{\r\n  \"sourceLanguage\": \"en\",\r\n  \"strings\": {\r\n    \"a\": {}\r\n  }\r\n}"
        let small = try SmallTable([InlineTables.file(text, path: "X.xcstrings")])
        let new = try small.text(after: "a", .comment("c"))
        #expect(
            new.utf8.elementsEqual(
                "\u{FEFF}{\r\n  \"sourceLanguage\": \"en\",\r\n  \"strings\": {\r\n    \"a\": {\r\n      \"comment\": \"c\"\r\n    }\r\n  }\r\n}"
                    .utf8))
        let inline = try SmallTable([
            InlineTables.file(#"{"sourceLanguage":"en","strings":{"a":{}},"version":"1.0"}"#, path: "X.xcstrings")
        ])
        let line = #"{"sourceLanguage":"en","strings":{"a":{"comment":"c"}},"version":"1.0"}"#
        #expect(try inline.text(after: "a", .comment("c")) == line)
    }

    @Test("An empty catalog gets its first key in Xcode's format")
    func firstKey() throws {
        let small = try SmallTable([InlineTables.file("", path: "X.xcstrings")])
        let plan = try small.table.plan([KeyChange("a", .add([.text("pt-BR", .whole, "Á", .translated)]))])
        let new = try #require(plan.files.first?.new)
        #expect(try XcodeForm.bytes(of: Document(new)) == new)
        #expect(NaiveReader.read(new).at(["strings", "a", "extractionState"])?.text == "manual")
        #expect(NaiveReader.read(new)["sourceLanguage"]?.text == "en")
    }
}
