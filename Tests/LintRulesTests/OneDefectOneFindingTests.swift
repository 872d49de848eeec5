import CatalogLint
import CatalogRuntime
import StringTables
import TestSupport
import Testing

@testable import LintRules

@Suite("A gap is one finding, of the most specific rule")
struct OneDefectOneFindingTests {
    @Test("A catalog without a required language is one finding, however many keys it has")
    func missingLanguage() async {
        let found = await coverage(.entries(#"    "Home" : { }, "Workout" : { }"#, required: ["en", "pt-BR"]))
        #expect(found == ["missing-language (pt-BR)"])
    }

    @Test("A key that one of two required languages lacks is missing only there")
    func missingTranslation() async {
        let found = await coverage(.entries(home + #", "Rest" : { }"#, required: ["en", "pt-BR"]))
        #expect(found == ["missing-translation (pt-BR)"])
    }

    @Test("Empty, blank and new texts are not reported as missing too")
    func emptyTexts() async {
        let entries = [("a", "translated", ""), ("b", "needs_review", " "), ("c", "new", "")].map { key, state, text in
            #""\#(key)" : { "localizations" : { "pt-BR" : { "stringUnit" : { "state" : "\#(state)", "value" : "\#(text)" } } } }"#
        }
        let found = await coverage(
            .entries(([home] + entries).joined(separator: ",\n"), required: ["en", "pt-BR"]))
        #expect(found == ["blank-translation (pt-BR)", "empty-translation (pt-BR)", "state-new (pt-BR)"])
    }

    @Test("One new case among finished ones is neither a new nor an empty text")
    func partialVariation() async {
        let found = await coverage(
            .entries(
                """
                "%lld days" : { "localizations" : { "pt-BR" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "new", "value" : "" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld dias" } } } } } } }
                """, required: ["en", "pt-BR"]))
        #expect(found == ["partial-variation (pt-BR)"])
    }

    @Test("A manual identifier with a translation and no source text lacks only its source text")
    func sourceValueMissing() async {
        let key = #""home.title" : { "extractionState" : "manual", "localizations" : { "#
        let text = #""pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Início" } } } }"#
        #expect(await coverage(.entries(key + text, required: ["en", "pt-BR"])) == ["missing-source-text (en)"])
    }

    @Test("A legacy key that the source lacks is one finding")
    func extraTranslationKey() async {
        let files = [
            ("en.lproj/A.strings", "\"home.title\" = \"Home\";\n"),
            ("es.lproj/A.strings", "\"home.title\" = \"Inicio\";\n"),
            ("pt-BR.lproj/A.strings", "\"home.title\" = \"Início\";\n\"home.old\" = \"Casa\";\n"),
        ]
        #expect(await coverage(RuleExample(files: files)) == ["extra-translation-key (pt-BR)"])
    }

    @Test("A missing legacy file is one finding, not one for each key")
    func legacyFileMissing() async {
        let dictionary = """
            <plist version="1.0"><dict>
            <key>home.days</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@days@</string>
            <key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld day</string><key>other</key><string>%lld days</string></dict></dict>
            </dict></plist>
            """
        let files = [
            ("en.lproj/A.strings", "\"home.title\" = \"Home\";\n"), ("en.lproj/A.stringsdict", dictionary),
            ("pt-BR.lproj/A.strings", "\"home.title\" = \"Início\";\n"),
        ]
        #expect(await coverage(RuleExample(files: files)) == ["lproj-file-missing (pt-BR)"])
        #expect(
            await coverage(RuleExample(files: files, required: ["en", "es", "pt-BR"]))
                == ["lproj-file-missing (es)", "lproj-file-missing (es)", "lproj-file-missing (pt-BR)"])
    }

    @Test("A storyboard's legacy tables need no source file")
    func interfaceBuilder() async {
        let files = [
            ("de.lproj/Main.strings", "\"a.text\" = \"Los\";\n"), ("fr.lproj/Main.strings", "\"b.text\" = \"Va\";\n"),
        ]
        #expect(await coverage(RuleExample(files: files, required: ["en", "de", "fr"])).isEmpty)
    }

    @Test("The fix for an empty text removes the language, with any adjacent ones")
    func emptyTextIsRemoved() async throws {
        let example = MarkedExample(.texts(["de": #""""#, "en": #""Home""#, "fr": #""""#, "pt-BR": #""""#]))
        let found = await example.findings(of: EmptyTranslationRule.description)
        #expect(found.count == 3)
        for chosen in [found, [found[0]], [found[1]], [found[2]], Array(found[1...]), [found[0], found[2]]] {
            let fixed = try example.applying(chosen)
            #expect(await fixed.findings(of: InvalidJSONRule.description).isEmpty)
            #expect(await fixed.findings(of: EmptyTranslationRule.description).count == 3 - chosen.count)
        }
    }

    @Test(
        "FitToday's two legacy files have no gaps", .enabled(if: Corpus.isExpected), arguments: [nil, ["en", "pt-BR"]])
    func fitToday(required: [String]?) async throws {
        let files = try Corpus.realFiles(in: "fittoday", endingIn: ["strings"]).map { file in
            ("\(file)", String(decoding: file.bytes, as: UTF8.self))
        }
        #expect(files.map(\.0) == ["en.lproj/Localizable.strings", "pt-BR.lproj/Localizable.strings"])
        let found = await coverage(RuleExample(files: files, required: required?.map { LanguageTag($0) }))
        #expect(found.isEmpty)
    }

    private let home = """
            "Home" : { "localizations" : {
              "pt-BR" : { "stringUnit" : { "state" : "translated", "value" : "Início" } } } }
        """

    /// Returns the findings of the rules on coverage that are more severe than notes.
    private func coverage(_ example: RuleExample) async -> [String] {
        let settings = LintSettings(requiredLanguages: example.required)
        let sources = example.files.map { TableLoader.Source(path: $0.path, bytes: Array($0.text.utf8)) }
        let report = await Linter(settings: { _ in settings }).check(await TableLoader.load(sources))
        let ofCoverage = report.findings.filter {
            $0.severity > .note && RuleSet.standard.description(of: $0.rule)?.category == .coverage
        }
        return ofCoverage.map { "\($0.rule) (\($0.language?.spelling ?? "-"))" }.sorted()
    }
}
