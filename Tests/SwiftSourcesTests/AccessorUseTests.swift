import AccessorGenerator
import CatalogCore
import Testing

@testable import SwiftSources

@Suite("Uses of generated accessors")
struct AccessorUseTests {
    private func uses(_ code: String, _ settings: GenerationSettings, _ catalog: String, table: String = "Localizable")
        throws -> [String]
    {
        let catalog = try Catalog(Array(catalog.utf8), path: "\(table).xcstrings")
        let directory = StringsGenerator(settings).directory(of: [catalog])
        let file = SourceScanner().file(at: "A.swift", holding: Array(code.utf8))
        return SourceIndex([file], accessors: [directory]).uses.filter { $0.kind == .accessor }
            .map { $0.key.key + ($0.certainty == .likely ? "?" : "") }
    }

    private let catalog = """
        {"sourceLanguage":"en","strings":{
        "home.title":{"extractionState":"manual"}, "home.days":{"extractionState":"manual","localizations":{"en":{"stringUnit":{"state":"translated","value":"%lld days"}}}},
        "mood.good":{"extractionState":"manual"}, "mood.bad":{"extractionState":"manual"}
        },"version":"1.0"}
        """

    @Test(
        "They are found in the portable style by their namespaces",
        arguments: [
            ("let a = Strings.Home.title", ["home.title"]), ("let a = Module.Strings.Home.title.text", ["home.title"]),
            ("Text(Strings.Home.days(3))", ["home.days"]), ("Strings.Home.Title.other", []), ("Home.title", []),
            ("let a = Strings.Home.title\n    .uppercased()", ["home.title"]), ("strings.Home.title", []),
        ])
    func portable(code: String, keys: [String]) throws {
        #expect(try uses(code, GenerationSettings(), catalog) == keys)
    }

    @Test(
        "Cases of enumerations for families are found",
        arguments: [
            ("let a = Mood.good.text", ["mood.good"]), ("show(Mood.allCases)", ["mood.bad", "mood.good"]),
            ("let a: Mood = .bad", ["mood.bad?"]),
        ])
    func families(code: String, keys: [String]) throws {
        let settings = GenerationSettings(families: [StringFamily("mood", name: "Mood", location: nil)])
        #expect(try uses(code, settings, catalog).sorted() == keys)
    }

    @Test(
        "Cases of enumerations in a namespace are found",
        arguments: [
            ("let a = Domain.Mood.good.text", ["mood.good"]),
            ("show(App.Domain.Mood.allCases)", ["mood.bad", "mood.good"]),
            ("let a: Domain.Mood = .bad", ["mood.bad?"]), ("typealias M = Domain.Mood\nlet a = M.bad", ["mood.bad"]),
            ("show(Domain.Mood.self)", ["mood.bad", "mood.good"]), ("let a = Mood.good.text", []),
        ])
    func familiesInNamespace(code: String, keys: [String]) throws {
        let families = [StringFamily("mood", name: "Mood", location: nil)]
        let settings = GenerationSettings(enumerations: "Domain", families: families)
        #expect(try uses(code, settings, catalog).sorted() == keys)
    }

    @Test(
        "Xcode's names are found, even without the type where a localized resource is expected",
        arguments: [
            ("Text(.homeTitle)", ["home.title"]), ("String(localized: .homeDays(3))", ["home.days"]),
            ("let a = LocalizedStringResource.homeTitle", ["home.title"]), (".font(.homeTitle)", ["home.title?"]),
        ])
    func apple(code: String, keys: [String]) throws {
        #expect(try uses(code, GenerationSettings(style: .apple), catalog) == keys)
    }

    @Test("In a table of its own, the type of the table precedes the name")
    func table() throws {
        let settings = GenerationSettings(style: .apple)
        #expect(try uses("Text(.Other.homeTitle)", settings, catalog, table: "Other") == ["home.title"])
    }
}
