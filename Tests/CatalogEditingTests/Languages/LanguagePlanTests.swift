import CatalogCore
import CatalogRuntime
import StringTables
import TestSupport
import Testing

@testable import CatalogEditing

@Suite("Adding, removing and renaming languages")
struct LanguagePlanTests {
    private static let entries = """
        "days" : { "localizations" : { "en" : { "variations" : { "plural" : {
            "one" : \(InlineTables.unit("%lld day")), "other" : \(InlineTables.unit("%lld days")) } } },
          "de" : \(InlineTables.unit("%lld Tage")) } },
        "brand" : { "shouldTranslate" : false },
        "Save" : {},
        "title" : { "localizations" : { "de" : \(InlineTables.unit("Titel")), "de-DE" : \(InlineTables.unit("Titel")),
            "fr" : \(InlineTables.unit("Titre")) } }
        """

    private func table() throws -> EditableTable { try SmallTable(Self.entries).table }

    private func root(after change: LanguageChange) throws -> NaiveValue {
        let plan = try table().plan(change)
        return NaiveReader.read(try #require(plan.files.first?.new ?? nil))
    }

    private static func legacy(_ files: [String: String]) throws -> EditableTable {
        try SmallTable(files.sorted { $0.key < $1.key }.map { InlineTables.file($0.value, path: $0.key) }).table
    }

    @Test("A new language copies the source texts in state new, with its own plural cases")
    func added() throws {
        let strings = try #require(try root(after: .add("ru"))["strings"])
        #expect(strings.sayings("Save", "ru") == ["Save"])
        #expect(strings.states("Save", "ru") == ["new"])
        #expect(
            strings.sayings("days", "ru") == [
                "plural.few = %lld days", "plural.many = %lld days", "plural.one = %lld day",
                "plural.other = %lld days",
            ])
        #expect(strings.at(["brand", "localizations"]) == nil)
        #expect(try table().plan(.add("fr")).files.isEmpty)
    }

    @Test("A key that occurs twice is refused, and phrases of App Shortcuts are listed")
    func leftOut() throws {
        let twice = try SmallTable("\"a\" : {}, \"a\" : {}").table
        #expect(throws: ChangeRefusal.self) { try twice.plan(.add("fr")) }
        let phrases = try SmallTable(
            """
            "a" : {}, "p" : { "localizations" : { "en" : {
              "stringSet" : { "state" : "translated", "values" : [ "Go ${applicationName}" ] } } } }
            """
        ).table
        let plan = try phrases.plan(.add("fr"))
        #expect(plan.keyCount == 1)
        #expect(plan.leftOut.map(\.key.string) == ["p"])
    }

    @Test("Thousands of forms of one key are copied, at any depth")
    func forms() throws {
        let devices = (0..<3_000).map { "\"d\($0)\" : \(InlineTables.unit("text \($0)"))" }
        let plural = "\"plural\" : { \"other\" : \(InlineTables.unit("deep")) }"
        let table = try SmallTable(
            """
            "a" : { "localizations" : { "en" : { "variations" : { "device" : {
                \(devices.joined(separator: ",\n")), "mac" : { "variations" : { \(plural) } } } } } } }
            """
        ).table
        let plan = try table.plan(.add("ja"))
        let strings = NaiveReader.read(try #require(plan.files.first?.new ?? nil))["strings"]
        let texts = try #require(strings?.sayings("a", "ja"))
        #expect(texts.count == 3_001)
        #expect(texts.contains("device.d2999 = text 2999") && texts.contains("device.mac.plural.other = deep"))
    }

    @Test("Removing a language removes its texts and leaves no empty member")
    func removed() throws {
        let plan = try table().plan(.remove("de"))
        #expect(plan.keyCount == 2)
        let strings = try #require(try root(after: .remove("de"))["strings"])
        #expect(strings.at(["title", "localizations", "de"]) == nil)
        #expect(strings.at(["title", "localizations", "de-DE"]) != nil)
        #expect(throws: ChangeRefusal.sourceLanguage("en", path: "Localizable.xcstrings")) {
            try table().plan(.remove("en"))
        }
    }

    @Test("A language, including the source language, can be renamed; equal texts are combined")
    func renamed() throws {
        let strings = try #require(try root(after: .rename("fr", to: "fr-CA"))["strings"])
        #expect(strings.sayings("title", "fr-CA") == ["Titre"])
        let merged = try #require(try root(after: .rename("de-DE", to: "de"))["strings"])
        #expect(merged.sayings("title", "de") == ["Titel"])
        #expect(merged.at(["title", "localizations", "de-DE"]) == nil)
        #expect(try root(after: .rename("en", to: "en-US"))["sourceLanguage"]?.text == "en-US")
    }

    @Test("Different texts are not overwritten; their keys are listed")
    func conflict() throws {
        #expect(throws: ChangeRefusal.languageConflict("fr", path: "Localizable.xcstrings", keys: ["title"])) {
            try table().plan(.rename("de", to: "fr"))
        }
    }

    @Test("Equal texts are not combined if one of them has a member that the other lacks")
    func excess() throws {
        let unit = #""stringUnit" : { "state" : "translated", "value" : "A" }"#
        let more = #""stringUnit" : { "state" : "translated", "value" : "A", "b" : 1 }"#
        for (old, column) in [("{ \(unit), \"b\" : 1 }", 168), ("{ \(more) }", 166)] {
            let table = try SmallTable(#""k" : { "localizations" : { "de" : { \#(unit) }, "de-DE" : \#(old) } }"#).table
            let plan = Result { () throws(ChangeRefusal) in try table.plan(.rename("de-DE", to: "de")) }
            guard case .failure(.contentsLost("de", let location)) = plan else {
                Issue.record("not refused: \(plan)")
                continue
            }
            #expect(location.position?.column == column)
        }
    }

    @Test("Files of legacy tables are added, removed and moved unchanged")
    func legacyFiles() throws {
        let table = try Self.legacy(["en.lproj/X.strings": "\"a\" = \"A\";\n", "ko-KR.lproj/X.strings": "\"a\"=\"ㄱ\";"])
        let added = try table.plan(.add("fr")).files
        #expect(added.map(\.path) == ["fr.lproj/X.strings"] && added[0].new == [])
        let removed = try table.plan(.remove("ko-KR")).files
        #expect(removed.map(\.path) == ["ko-KR.lproj/X.strings"] && removed[0].new == nil)
        let renamed = try table.plan(.rename("ko-KR", to: "ko")).files
        #expect(renamed.map(\.path) == ["ko.lproj/X.strings", "ko-KR.lproj/X.strings"])
        #expect(renamed[0].new == Array("\"a\"=\"ㄱ\";".utf8))
    }

    @Test("A file that already exists at the new location stays if its texts are equal; otherwise its keys are listed")
    func legacyMerge() throws {
        let same = try Self.legacy([
            "en.lproj/X.strings": "\"a\" = \"A\";\n", "pt-BR.lproj/X.strings": "\"a\" = \"Á\";",
            "pt.lproj/X.strings": "/* c */ \"a\" = \"Á\";",
        ])
        #expect(try same.plan(.rename("pt-BR", to: "pt")).files.map(\.path) == ["pt-BR.lproj/X.strings"])
        let other = try Self.legacy([
            "en.lproj/X.strings": "\"a\" = \"A\";\n", "pt-BR.lproj/X.strings": "\"a\" = \"Á\";",
            "pt.lproj/X.strings": "\"a\" = \"À\";",
        ])
        #expect(throws: ChangeRefusal.languageConflict("pt", path: "pt.lproj/X.strings", keys: ["a"])) {
            try other.plan(.rename("pt-BR", to: "pt"))
        }
    }

    @Test("A file that already exists at the new location gets the entries and comments that it lacks")
    func legacyAdditions() throws {
        let table = try Self.legacy([
            "en.lproj/X.strings": "\"a\" = \"A\";\n",
            "pt-BR.lproj/X.strings": "/* c */\n\"a\" = \"Á\";\n/* d */\n\"b\" = \"B\";\n",
            "pt.lproj/X.strings": "\"a\" = \"Á\";\n",
        ])
        let files = try table.plan(.rename("pt-BR", to: "pt")).files
        #expect(files.map(\.path) == ["pt.lproj/X.strings", "pt-BR.lproj/X.strings"])
        let combined = try #require(files.first?.new)
        #expect(
            String(decoding: combined, as: UTF8.self)
                == "/* c */\n\"a\" = \"Á\";\n\n/* d */\n\"b\" = \"B\";\n")
    }

    private static func rule(_ key: String) -> String {
        """
        <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d</string></dict></dict>
        """
    }

    private static func list(_ members: String) -> String { "<plist><dict>\(members)</dict></plist>" }

    @Test("Equal rules at different offsets are equal; a key in both formats is a conflict")
    func legacyRules() throws {
        let same = try Self.legacy([
            "en.lproj/X.strings": "\"a\" = \"A\";\n", "pt.lproj/X.stringsdict": Self.list(Self.rule("z")),
            "pt-BR.lproj/X.stringsdict": Self.list(Self.rule("a") + Self.rule("z")),
        ])
        let files = try same.plan(.rename("pt-BR", to: "pt")).files
        #expect(files.map(\.path) == ["pt.lproj/X.stringsdict", "pt-BR.lproj/X.stringsdict"])
        let hidden = try Self.legacy([
            "en.lproj/X.strings": "\"a\" = \"A\";\n", "pt.lproj/X.strings": "\"z\" = \"Z\";\n",
            "pt-BR.lproj/X.stringsdict": Self.list(Self.rule("z")),
        ])
        #expect(throws: ChangeRefusal.languageConflict("pt", path: "pt.lproj/X.strings", keys: ["z"])) {
            try hidden.plan(.rename("pt-BR", to: "pt"))
        }
    }

    @Test(
        "A file with a comment that the file at the new location cannot take is not removed",
        arguments: [
            ("/* x */\n\"a\" = \"Á\";", "/* c */\n\"a\" = \"Á\";", "2:1"),
            ("\"a\" = \"Á\";\n// tail", "\"a\" = \"Á\";", "2:1"),
            ("\"a\" = \"Á\"; // trailing", "\"a\" = \"Á\";", "1:12"),
            ("/* c */\n\"a\" = \"Á\";", "<plist><dict><key>a</key><string>Á</string></dict></plist>", "2:1"),
            (
                "<plist><!-- c --><dict><key>a</key><string>Á</string></dict></plist>",
                "<plist><dict><key>a</key><string>Á</string></dict></plist>", "1:8"
            ),
        ])
    func legacyComments(old: String, present: String, location: String) throws {
        let table = try Self.legacy([
            "en.lproj/X.strings": "\"a\" = \"A\";\n", "pt-BR.lproj/X.strings": old, "pt.lproj/X.strings": present,
        ])
        let plan = Result { () throws(ChangeRefusal) in try table.plan(.rename("pt-BR", to: "pt")) }
        guard case .failure(.contentsLost("pt", let found)) = plan else {
            Issue.record("not refused: \(plan)")
            return
        }
        #expect(found.description == "pt-BR.lproj/X.strings:\(location)")
    }
}
