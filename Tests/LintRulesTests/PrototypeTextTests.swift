import CatalogLint
import StringTables
import Testing

@testable import LintRules

@Suite("Default texts of Interface Builder")
struct PrototypeTextTests {
    private func severities(_ path: String, title: String) async -> [String] {
        let text = """
            { "sourceLanguage" : "en", "strings" : { "1.title" : {
              "comment" : "Class = \\"NSTextFieldCell\\"; title = \\"\(title)\\"; ObjectID = \\"1\\";", "localizations" : {
                "de" : { "stringUnit" : { "state" : "translated", "value" : "" } } } } }, "version" : "1.0" }
            """
        let project = await TableLoader.load([TableLoader.Source(path: path, bytes: Array(text.utf8))])
        let selection = RuleSelection(only: ["empty-translation"])
        return await Linter(selection: selection).check(project).findings.map { "\($0.severity)" }
    }

    @Test("An empty text is a note if users never see the source text either")
    func prototypes() async {
        #expect(await severities("mul.lproj/Main.xcstrings", title: "Text Cell") == ["note"])
        #expect(await severities("mul.lproj/Main.xcstrings", title: "Delete") == ["error"])
        #expect(await severities("Localizable.xcstrings", title: "Text Cell") == ["error"])
    }
}
