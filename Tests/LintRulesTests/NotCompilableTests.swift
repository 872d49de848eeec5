import CatalogCore
import CatalogLint
import StringTables
import TableCompilation
import TestSupport
import Testing

@testable import LintRules

@Suite("Texts that Xcode refuses to compile")
struct NotCompilableTests {
    private static func plural(_ one: String, _ other: String) -> String {
        "\"variations\" : { \"plural\" : { "
            + "\"one\" : \(InlineTables.unit(one)), \"other\" : \(InlineTables.unit(other)) } }"
    }

    private static let folders = """
        "argNum" : 2, "formatSpecifier" : "lld", \(plural("%arg folder", "%arg folders"))
        """

    /// Contents of a language, each with an error of the compiler.
    private static let refused = [
        "{ \(plural("Item", "Items")) }",
        "{ \(plural("%%d item", "%%d items")) }",
        """
        { "stringUnit" : { "state" : "translated", "value" : "%#@files@" }, "substitutions" : {
          "files" : { "argNum" : 1, "formatSpecifier" : "lld", \(plural("%arg in %#@folders@", "%arg in %#@folders@")) },
          "folders" : { \(folders) } } }
        """,
        """
        { "variations" : { "device" : { "mac" : \(InlineTables.unit("Click")), "other" : { \(plural("%lld tap", "%lld taps")) } } } }
        """,
        """
        { "stringUnit" : { "state" : "translated", "value" : "%#@files@" }, "substitutions" : {
          "files" : { "argNum" : 1, \(plural("File", "Files")) } } }
        """,
        "{ \"substitutions\" : { \"folders\" : { \(folders) } } }",
        """
        { "stringUnit" : { "state" : "translated", "value" : "%#@fodlers@" }, "substitutions" : { "folders" : { \(folders) } } }
        """,
        """
        { "variations" : { "plural" : { "one" : { \(plural("%lld a", "%lld b")) }, "other" : \(InlineTables.unit("%lld")) } } }
        """,
    ]

    @Test("Each is one error of a rule", arguments: refused)
    func errors(content: String) async throws {
        let source = InlineTables.catalog("\"items\" : { \"localizations\" : { \"en\" : \(content) } }")
        let catalog = try Catalog(source.bytes, path: source.path)
        #expect(CatalogCompilation(catalog).isRefused)
        let project = await TableLoader.load([source])
        let found = await Linter().check(project).findings.filter { $0.severity == .error }
        #expect(Set(found.map(\.rule)).count == 1, "\(found)")
    }

    @Test("A plural of a translation may hide the number if the plural of the source shows it")
    func sourceShowsNumber() async {
        let localizations = """
            "en" : { \(Self.plural("%lld item", "%lld items")) }, "de" : { \(Self.plural("Teil", "Teile")) }
            """
        let project = await TableLoader.load([
            InlineTables.catalog("\"items\" : { \"localizations\" : { \(localizations) } }")
        ])
        #expect(await Linter().check(project).findings.allSatisfy { $0.rule != "not-compilable" })
    }
}
