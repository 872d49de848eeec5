import CatalogCore
import Testing

@testable import AccessorGenerator

@Suite("Symbols in the format of Xcode's tool")
struct XcodeSymbolsTests {
    private static func symbols(_ entries: String, table: String = "Localizable") throws -> XcodeSymbols {
        let json = "{\"sourceLanguage\": \"en\", \"version\": \"1.1\", \"strings\": {\(entries)}}"
        return XcodeSymbols(try Catalog(Array(json.utf8), path: "\(table).xcstrings"))
    }

    private static func manual(_ key: String, _ value: String, _ more: String = "") -> String {
        """
        "\(key)": {"extractionState": "manual"\(more), "localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "\(value)"}}}}
        """
    }

    private static let head = """
        import Foundation

        #if SWIFT_PACKAGE
        private nonisolated let resourceBundle = Foundation.Bundle.module
        @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
        private nonisolated let resourceBundleDescription = LocalizedStringResource.BundleDescription.atURL(resourceBundle.bundleURL)
        #else

        private class ResourceBundleClass {}
        @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
        private nonisolated let resourceBundleDescription = LocalizedStringResource.BundleDescription.forClass(ResourceBundleClass.self)
        #endif

        @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
        nonisolated extension LocalizedStringResource {

        """

    private static func comment(_ table: String) -> String {
        "// \n// GeneratedStringSymbols_\(table).swift\n// Auto-Generated symbols for localized strings defined in "
            + "“\(table).xcstrings”.\n// \n\n"
    }

    @Test("The file for Localizable equals that of Xcode's tool")
    func localizable() throws {
        let entries = [
            Self.manual("b.count", "%@ has %lld", ", \"comment\": \"How many\\nand who\""), Self.manual("A title", "A"),
            "\"extracted\": {}", Self.manual("none", "None", ", \"generatesSymbol\": false"),
        ]
        let expected = """
                /**
                 Localized string for key “A title” in table “Localizable.xcstrings”.
                 */
                static var aTitle: LocalizedStringResource {
                    LocalizedStringResource("A title", table: "Localizable", bundle: resourceBundleDescription)
                }

                /**
                 How many
            and who
            \("     ")
                 Localized string for key “b.count” in table “Localizable.xcstrings”.
                 */
                static func bCount(_ arg1: String, _ arg2: Int) -> LocalizedStringResource {
                    LocalizedStringResource("b.count", defaultValue: "\\(arg1)\\(arg2, specifier: "%lld")", table: "Localizable", bundle: resourceBundleDescription)
                }
            }
            """
        let symbols = try Self.symbols(entries.joined(separator: ","))
        #expect(symbols.source == Self.comment("Localizable") + Self.head + expected)
        #expect(symbols.refusals.isEmpty)
    }

    @Test("Other tables have a namespace; the name of a substitution is the label of its argument")
    func namespaces() throws {
        let rating = """
            "rating": {"extractionState": "manual", "localizations": {"en": {
              "stringUnit": {"state": "translated", "value": "%#@rating@ of %2$.2lf"},
              "substitutions": {"rating": {"argNum": 1, "formatSpecifier": ".1f", "variations": {"plural": {
                "other": {"stringUnit": {"state": "translated", "value": "%arg"}}}}}}}}}
            """
        let expected = """
                /// Namespace for strings in file “Info.xcstrings”.
                enum Info {
                    /**
                     Localized string for key “rating” in table “Info.xcstrings”.
                     */
                    static func rating(rating: Float, _ arg2: Double) -> LocalizedStringResource {
                        LocalizedStringResource("rating", defaultValue: "\\(rating, specifier: "%.1f")\\(arg2, specifier: "%.2lf")", table: "Info", bundle: resourceBundleDescription)
                    }
                }
            }
            """
        #expect(try Self.symbols(rating, table: "Info").source == Self.comment("Info") + Self.head + expected)
    }

    @Test("No catalog content can escape its comment or literal")
    func injection() throws {
        let entries = Self.manual("a\\\"b \\\\(x)", "A", ", \"comment\": \"*/ let x = 1 /*\"")
        let source = try Self.symbols(entries).source
        #expect(source.contains("* / let x = 1 / *"))
        #expect(source.contains(#"LocalizedStringResource("a\"b \\(x)", table"#))
    }

    @Test("A file name cannot end a comment")
    func fileName() throws {
        let source = try Self.symbols(Self.manual("a", "A"), table: "A\nfunc evil() {}\n").source
        #expect(!source.contains("\nfunc evil"))
    }

    @Test("Without manual keys the file is empty; keys with the same symbol are rejected")
    func refusals() throws {
        #expect(try Self.symbols("\"a\": {}").source.isEmpty)
        let twice = try Self.symbols(
            Self.manual("a.b", "A") + "," + Self.manual("a b", "B") + "," + Self.manual("%@", "%@"))
        #expect(twice.refusals.map(\.key) == ["%@", "a.b"])
    }
}
