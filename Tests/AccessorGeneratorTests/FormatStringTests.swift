import CatalogRuntime
import Foundation
import Testing

@Suite("Texts as format strings, and with missing arguments")
struct FormatStringTests {
    /// Returns the format of a text in its own language.
    private func format(of text: String) throws -> String {
        let sample = try SampleTable(SampleTable.entry("k", ["en": text]))
        return CatalogLanguage.withLanguage("en") { sample["k"].formatString }
    }

    @Test(
        "Labels are removed, positions stay, and are added if the order requires them",
        arguments: [
            ("Code: %(code)lld", "Code: %lld"), ("%1$(a)@ %2$(b)lld", "%1$@ %2$lld"), ("%(a)@ of %(b)d", "%@ of %d"),
            ("%2$@ by %1$@", "%2$@ by %1$@"), ("%1$@, %1$@", "%1$@, %1$@"), ("%.1f kg, %-5lld", "%.1f kg, %-5lld"),
            ("%*d", "%2$*1$d"),
        ])
    func specifiers(text: String, format: String) throws {
        #expect(try self.format(of: text) == format)
    }

    @Test("Percent signs stay unchanged, even single ones", arguments: ["%(done)lld%%", "100% of it", "100%", "50%%"])
    func percentSigns(text: String) throws {
        #expect(try format(of: text) == text.replacingOccurrences(of: "(done)", with: ""))
    }

    private static func substitution(_ name: String, _ number: Int) -> String {
        "\"\(name)\":{\"argNum\":\(number),\"formatSpecifier\":\"lld\",\"variations\":{"
            + SampleTable.cases("plural", ["one": "one \(name)", "other": "%arg \(name)s"]) + "}}"
    }

    private static func substituted(_ text: String) throws -> SampleTable {
        try SampleTable(
            "\"k\":{\"localizations\":{\"en\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"},"
                + "\"substitutions\":{\(substitution("week", 1)),\(substitution("day", 2))}}}}")
    }

    @Test("Plurals use the form for most numbers, with the specifier of the number")
    func counts() throws {
        let plural = try SampleTable(
            "\"k\":{\"localizations\":{\"en\":"
                + SampleTable.varied("plural", ["one": "A day", "other": "%(days)lld days"]) + "}}")
        let both = try Self.substituted("%#@week@ and %#@day@")
        let numbered = try Self.substituted("%2$#@day@, %1$#@week@ • %3$(minutes)lld min")
        CatalogLanguage.withLanguage("en") {
            #expect(plural["k"].formatString == "%lld days")
            #expect(both["k"].formatString == "%lld weeks and %lld days")
            #expect(numbered["k"].formatString == "%2$lld days, %1$lld weeks • %3$lld min")
            #expect(String(format: numbered["k"].formatString, 3, 4, 5) == "4 days, 3 weeks • 5 min")
        }
    }

    @Test("The arguments do not change the format string")
    func arguments() throws {
        let sample = try Self.substituted("%#@week@ and %#@day@")
        let string = sample["k", .integer(1), .integer(1)]
        #expect(CatalogLanguage.withLanguage("en") { string.formatString } == "%lld weeks and %lld days")
    }

    @Test("A missing argument leaves no trace in the text, whatever its specifier")
    func missing() throws {
        let sample = try SampleTable(SampleTable.entry("k", ["en": "%(a)@, %2$(b)lld, %3$*1$d: 100%%"]))
        let counted = try Self.substituted("%#@week@ and %#@day@.")
        CatalogLanguage.withLanguage("en") {
            #expect(sample["k"].resolvedWithArgumentsAtHand == ", , : 100%")
            #expect(sample["k", .string("A")].resolvedWithArgumentsAtHand == "A, , : 100%")
            #expect(counted["k", .integer(1)].resolvedWithArgumentsAtHand == "one week and  days.")
            #expect(
                counted["k", .string("many"), .double(1.5)].resolvedWithArgumentsAtHand == "many weeks and 1 days.")
        }
    }
}
