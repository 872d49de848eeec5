import CatalogCore
import CatalogLint
import StringTables
import TableCompilation
import TestSupport
import Testing

@testable import LintRules

@Suite("What the compiler reports about a text, the rules report")
struct CompilerDiagnosticTests {
    private static func number(_ name: String) -> String {
        """
        "\(name)" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : { \
        "one" : \(InlineTables.unit("%arg day")), "other" : \(InlineTables.unit("%arg days")) } } }
        """
    }

    private static func sentence(_ text: String, _ substitutions: String) -> String {
        """
        { "stringUnit" : { "state" : "translated", "value" : "\(text)" }, "substitutions" : { \(substitutions) } }
        """
    }

    private static func english(_ content: String) -> String {
        "\"key\" : { \"localizations\" : { \"en\" : \(content) } }"
    }

    private static let unit = InlineTables.unit("Text")

    /// Entries with an error or a warning of the compiler.
    private static let entries = [
        english(sentence("You have %#@total.days@", number("total.days"))),
        english(sentence("You have %#@total-days@ and %#@days@", number("total-days") + ", " + number("days"))),
        english(sentence("You have %1$#@días@", number("días"))),
        english(sentence("You have %lld", number("days"))),
        english(sentence("You have %#@days@", number("days") + ", " + number("weeks"))),
        english(sentence("You have %#@weeks@", number("days"))),
        english(
            """
            { "variations" : { "plural" : { "one" : \(InlineTables.unit("%lld of %lld day")), \
            "other" : \(InlineTables.unit("%lld of %lld days")) } } }
            """),
        english(InlineTables.unit("Pause\\u0003")), english(InlineTables.unit("Pause\\uFFFE")),
        "\"key\\u0003\" : { \"localizations\" : { \"en\" : \(unit) } }", "\"key\\uFFFF\" : { }",
        "\"key\" : { \"localizations\" : { \"en\" : \(unit), \"de\" : \(unit), \"de\" : \(unit) } }",
        "\"key\" : { \"comment\" : \"a\", \"comment\" : \"b\" }",
        english("{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"a\", \"value\" : \"b\" } }"),
        "\"key\" : { }, \"key\" : { \"localizations\" : { \"en\" : \(unit) } }",
        english("{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : 5 } }"), "\"key\" : { \"comment\" : 5 }",
        "\"key\" : { \"localizations\" : [ ] }", "\"key\" : 5",
        "\"key\" : { \"localizations\" : { \"en\" : \(unit), \"he\" : \(unit), \"iw\" : \(unit) } }",
        english(
            """
            { "variations" : { "plural" : { "other" : \(InlineTables.unit("%lld")) }, "device" : { "other" : \(unit) } } }
            """),
    ]

    @Test("Each error and warning has a finding of at least its severity", arguments: entries)
    func findings(entry: String) async throws {
        let source = InlineTables.catalog(entry)
        let diagnostics = CatalogCompilation(try Catalog(source.bytes, path: source.path)).diagnostics
        #expect(!diagnostics.isEmpty)
        let found = await Linter().check(await TableLoader.load([source])).findings
        for diagnostic in diagnostics where diagnostic.severity != .note {
            let wanted: Severity = diagnostic.severity == .error ? .error : .warning
            #expect(
                found.contains { $0.severity >= wanted && ($0.key == nil || $0.key == diagnostic.key) },
                "\(diagnostic.message): \(found.map { "\($0.severity) \($0.message)" })")
        }
    }

    @Test("Messages do not advise a reference that the text has")
    func advice() throws {
        let source = InlineTables.catalog(Self.entries[0])
        let messages = CatalogCompilation(try Catalog(source.bytes, path: source.path)).diagnostics.map(\.message)
        #expect(messages.count == 1)
        #expect(messages.allSatisfy { $0.contains("cannot be referenced") })
    }
}
