import AccessorGenerator
import CatalogCore
import CatalogRuntime
import Foundation
import TestSupport
import Testing

@testable import TableCompilation

@Suite("Foundation's lookups in the catalogs of a module")
struct BundleStringsTests {
    private let folder: TemporaryFolder
    private let bundle: Bundle
    private let strings: BundleStrings

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("pt-br.lproj")
        bundle = try #require(Bundle(path: folder.path))
        let days = varied("plural", ["one": unit("%lld day"), "other": unit("%lld left")])
        let hours = varied("plural", ["one": unit("%lld hour"), "other": unit("%lld left")])
        let dias = varied("plural", ["one": unit("%lld dia"), "other": unit("Faltam %lld")])
        let entries = [
            entry("days", "", ["en": days, "pt-BR": dias]), entry("hours", "", ["en": hours]),
            entry("hello", "", ["en": unit("Hello, %(name)@"), "pt-BR": unit("Olá, %(name)@")]), "\"bare\": {}",
        ]
        let catalog = try SmallCatalog.catalog(entries.joined(separator: ","))
        strings = BundleStrings(bundle, [CatalogTable(bytes: Array(TableEncoding(catalog).text.utf8))])
    }

    private func text(_ key: String, value: String? = nil, table: String? = nil, in other: Bundle? = nil) -> String {
        strings.text(key, value: value, table: table, in: other ?? bundle)
    }

    private func formatted(_ format: String, _ arguments: any CVarArg...) -> String {
        BundleStrings.formatted(format, locale: nil, arguments)
    }

    @Test("The module's bundle uses the selected language, and the bundle of a language folder that language")
    func languages() throws {
        #expect(CatalogLanguage.withLanguage("en") { text("hello") } == "Hello, %@")
        #expect(CatalogLanguage.withLanguage("pt-BR") { text("hello", table: "") } == "Olá, %@")
        let path = try #require(BundleStrings.path("pt-BR", ofType: "lproj", in: bundle))
        let portuguese = try #require(Bundle(path: path))
        #expect(CatalogLanguage.withLanguage("en") { text("hello", in: portuguese) } == "Olá, %@")
    }

    @Test("Foundation handles missing texts: it returns the value, or else the key")
    func missing() {
        #expect(text("nowhere") == "nowhere" && text("nowhere", value: "Some") == "Some")
        #expect(text("bare") == "bare" && text("bare", value: "Bare") == "Bare")
        #expect(text("hello", table: "Other") == "hello")
        #expect(text("hello", in: .main) == "hello")
    }

    @Test("A format string with plural forms uses the form for its number, even if another text has the same words")
    func plurals() {
        CatalogLanguage.withLanguage("en") {
            let formats = (text("days"), text("hours"))
            #expect(formats.0 != formats.1)
            #expect(text("days") == formats.0 && text("hours") == formats.1)
            #expect(formatted(formats.0, 1) == "1 day" && formatted(formats.0, UInt8(2)) == "2 left")
            #expect(formatted(formats.1, 1) == "1 hour" && formatted(formats.1, -12_345) == "-12345 left")
        }
        #expect(formatted("%lld of %@", 3, "x") == "3 of x")
    }

    @Test("For random catalogs, the texts equal those of generated accessors", arguments: 10..<14)
    func sameTexts(seed: Int) throws {
        var random = RandomCatalog(seed: UInt64(seed))
        let catalog = try random.catalog(keys: 40)
        let table = CatalogTable(bytes: Array(TableEncoding(catalog).text.utf8))
        let strings = BundleStrings(bundle, [table])
        for language in RandomCatalog.languages {
            for index in 0..<catalog.entryCount where catalog.entry(at: index).localization(language) != nil {
                let key = catalog.key(at: index).string
                for number in [0, 1, 2, 5, 11, 1_234_567] {
                    let accessor = LocalizedString(
                        table, index, [.integer(number), .string("Kim & 100%"), .integer(number + 1)])
                    let said = CatalogLanguage.withLanguage(language) {
                        BundleStrings.formatted(
                            strings.text(key, value: nil, table: nil, in: bundle), locale: BundleStrings.locale,
                            [number, "Kim & 100%", number + 1])
                    }
                    #expect(said == accessor.resolved(in: language), "\(key) in \(language) with \(number)")
                }
            }
        }
    }
}
