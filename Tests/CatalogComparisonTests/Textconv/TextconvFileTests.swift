import Foundation
import TestSupport
import Testing

@testable import CatalogComparison

@Suite("Tables in git diff")
struct TextconvFileTests {
    private func lines(_ text: String, _ path: String = "L.xcstrings") -> [String] {
        let bytes = TextconvFile.text(of: Array(text.utf8), path: path)
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func catalog(_ entries: String) -> [String] {
        Array(lines(String(decoding: InlineTables.catalog(entries).bytes, as: UTF8.self)).dropFirst(2))
    }

    @Test("There is a line for each text with language, part and state, in the order of keys")
    func texts() {
        let days = """
            "en" : { "variations" : { "plural" : { "other" : \(InlineTables.unit("%lld days")),
            "one" : \(InlineTables.unit("%lld day")) } } }, "de" : \(InlineTables.unit("Tage", "needs_review"))
            """
        let found = catalog(
            """
            "home.title" : { "comment" : "Top\\n\\\\left", "localizations" : { "en" : \(InlineTables.unit("Home ")) } },
            "home.days" : { "extractionState" : "manual", "localizations" : { \(days) } },
            "A key" : { "shouldTranslate" : false }, "home.note" : { "localizations" : { "de" : { } } }
            """)
        #expect(
            found == [
                "\"A key\" [not to be translated]", "home.days [manual]", "home.days en plural.one: \"%lld day\"",
                "home.days en plural.other: \"%lld days\"", "home.days de [needs_review]: \"Tage\"", "home.note",
                "home.note de", "home.title # Top\\n\\\\left", "home.title en: \"Home \"",
            ])
    }

    @Test("Order and style make no difference; unknown content is shown as written")
    func nothingHidden() {
        #expect(catalog(#""b" : { }, "a" : { }"#) == catalog("\n \"a\":{},\n\"b\":{}"))
        let odd = catalog("\"a\" : { \"mood\" : {\n    \"x\" : 1 } }")
        #expect(odd == ["a", "a = { \"mood\" : { \"x\" : 1 } }"])
        #expect(odd != catalog(#""a" : { "mood" : { "x" : 2 } }"#))
        #expect(
            lines(#"{ "sourceLanguage" : "de", "zest" : [1], "strings" : { } }"#) == [
                #"sourceLanguage = "de""#, "zest = [1]",
            ])
    }

    @Test("The numbers of a substitution are on a separate line")
    func substitutions() {
        let found = catalog(
            """
            "d" : { "localizations" : { "en" : { "stringUnit" : { "state" : "new", "value" : "%#@n@" },
            "substitutions" : { "n" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "other" : \(InlineTables.unit("%arg days")) } } } } } } }
            """)
        #expect(
            found == [
                "d", "d en [new]: \"%#@n@\"", "d en substitutions.n = argument 1, %lld",
                "d en substitutions.n.plural.other: \"%arg days\"",
            ])
    }

    @Test("Legacy tables in any encoding are shown with all comments; plurals by part")
    func legacy() throws {
        let table = "/* Header */\n\n/* Top */\n\"b\" = \"B\\n\";\n\"a\" = \"ç\"; // behind\n"
        let expected = ["# Header", "# behind", "a: \"ç\"", "b # Top", "b: \"B\\n\""]
        #expect(lines(table, "pt-BR.lproj/L.strings") == expected)
        let data = try #require(table.data(using: .utf16))
        let bytes = TextconvFile.text(of: Array(data), path: "L.strings")
        #expect(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init) == expected)
        let plurals: [String: Any] = [
            "n": [
                "NSStringLocalizedFormatKey": "%#@d@",
                "d": [
                    "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
                    "one": "a day", "other": "%d days",
                ],
            ]
        ]
        for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
            let data = try PropertyListSerialization.data(fromPropertyList: plurals, format: format, options: 0)
            let text = String(decoding: TextconvFile.text(of: Array(data), path: "L.stringsdict"), as: UTF8.self)
            #expect(text.contains("plural.one: \"a day\"\n") && text.contains("plural.other: \"%d days\"\n"))
        }
    }

    @Test("Unreadable files and tables with duplicate keys are shown unchanged, UTF-16 as UTF-8")
    func asItIs() throws {
        for (text, path) in [
            ("{ \"strings\" : {", "L.xcstrings"), ("{ }", "L.xcstrings"), ("\"a\" = ;", "L.strings"), ("", "L.strings"),
            ("\"a\" = \"1\";\n\"a\" = \"2\";\n", "L.strings"), ("\u{0}\u{1}", "x"),
        ] { #expect(TextconvFile.text(of: Array(text.utf8), path: path) == Array(text.utf8)) }
        let broken = try #require("\"a\" = ;".data(using: .utf16))
        #expect(TextconvFile.text(of: Array(broken), path: "L.strings") == Array("\"a\" = ;".utf8))
    }

    @Test("An unresolved merge has markers around the lines that differ")
    func conflict() {
        func file(_ middle: String) -> String {
            """
            { "sourceLanguage" : "en", "strings" : {
            "a" : { },
            \(middle)
            "z" : { }
            }, "version" : "1.0" }
            """
        }
        let text = file(
            "<<<<<<< HEAD\n\"b\" : { },\n\"m\" : { },\n=======\n\"m\" : { \"comment\" : \"M\" },\n>>>>>>> x")
        #expect(
            Array(lines(text).dropFirst(2)) == [
                "a", "<<<<<<< HEAD", "b", "=======", ">>>>>>> x", "<<<<<<< HEAD", "m", "=======", "m # M",
                ">>>>>>> x", "z",
            ])
        let broken = file("<<<<<<< HEAD\n\"b\" : { \n=======\n>>>>>>> x")
        #expect(lines(broken) == broken.split(separator: "\n").map(String.init))
    }
}
