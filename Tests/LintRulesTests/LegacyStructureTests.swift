import CatalogLint
@testable import LintRules
import StringTables
import Testing

@Suite("Structural problems in legacy tables")
struct LegacyStructureTests {
    private func findings(_ files: (String, String)...) async -> [Finding] {
        let sources = files.map { TableLoader.Source(path: $0.0, bytes: Array($0.1.utf8)) }
        return await Linter().check(await TableLoader.load(sources)).findings
    }

    @Test("A dictionary in a .strings property list has a wrong type, and the finding names its key")
    func dictionaryInStrings() async {
        let found = await findings(
            (
                "en.lproj/Localizable.strings",
                "<plist version=\"1.0\"><dict><key>tab.home</key><string>Home</string><key>tab.plan</key><dict/></dict></plist>"
            ))
        #expect(found.map(\.rule) == ["invalid-field-type"])
        #expect(found.first?.key == "tab.plan")
        #expect(found.first?.language == "en")
    }

    @Test("As in Foundation, canonically equivalent keys are different keys and not duplicates")
    func unicodeForms() async {
        let found = await findings(
            ("en.lproj/Localizable.strings", "\"Caf\u{E9}\" = \"Coffee\";\n\"Cafe\u{301}\" = \"Coffee shop\";\n"))
        #expect(found.map(\.rule) == ["unicode-equivalent-keys"])
    }

    @Test("A rule without a format text is reported in each language that has it")
    func ruleWithoutFormat() async {
        let broken = "<plist version=\"1.0\"><dict><key>days</key><dict/></dict></plist>"
        let found = await findings(
            ("en.lproj/Localizable.stringsdict", broken), ("pt-BR.lproj/Localizable.stringsdict", broken))
        let missing = found.filter { $0.rule == "stringsdict-missing-type" }
        #expect(missing.map { $0.language?.spelling } == ["en", "pt-BR"])
        #expect(missing.map(\.key) == ["days", "days"])
    }
}
