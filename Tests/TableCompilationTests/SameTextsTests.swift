import AccessorGenerator
import CatalogCore
import CatalogRuntime
import TestSupport
import Testing

@testable import TableCompilation

@Suite("Compiled tables and generated accessors have the same texts")
struct SameTextsTests {
    /// The random catalogs, compiled as text or in binary; more of them in the thorough suite.
    private static let seeds = 0..<(Corpus.isThorough ? 6 : 2)

    @Test("For random catalogs, with every key, language, device and number", arguments: seeds)
    func sameTexts(seed: Int) throws {
        var random = RandomCatalog(seed: UInt64(seed))
        let catalog = try random.catalog(keys: 60)
        let compilation = CatalogCompilation(catalog)
        #expect(!compilation.isRefused, "\(compilation.diagnostics.map(\.message))")
        let table = CatalogTable(bytes: Array(TableEncoding(catalog).text.utf8))
        var compared = 0
        for language in RandomCatalog.languages {
            let tables = try FoundationTables(
                compilation.tables, language: language, serialization: seed.isMultiple(of: 2) ? .text : .binary)
            for index in 0..<catalog.entryCount {
                let entry = catalog.entry(at: index)
                guard let content = entry.localization(language)?.content else { continue }
                compared += compare(content, entry.key.string, LocalizedTexts(table, index, language), tables)
            }
        }
        #expect(compared > 2_000)
    }

    /// The text of an entry in one language.
    private struct LocalizedTexts {
        let text: (Device, [LocalizedString.Argument]) -> String

        init(_ table: CatalogTable, _ index: Int, _ language: LanguageTag) {
            text = { LocalizedString(table, index, $1).resolved(in: language, device: $0) }
        }
    }

    private func compare(
        _ content: LocalizedContent, _ key: String, _ texts: LocalizedTexts, _ tables: FoundationTables
    ) -> Int {
        let devices = content.variation(.device)
        var compared = 0
        for device in [Device.iPhone, .iPad, .mac, .appleTV] {
            // Without a text for the device or for `other`, the result is undefined.
            if let devices, devices[device] == nil, devices[Device.other] == nil { continue }
            for number in [0, 1, 2, 5, 11, 100, 1_234_567] {
                let arguments: [LocalizedString.Argument] = [
                    .integer(number), .string("Kim & 100%"), .integer(number + 1),
                ]
                let compiled = tables.text(key, device: device, arguments)
                let generated = texts.text(device, arguments)
                #expect(compiled == generated, "\(key) on \(device) with \(number)")
                compared += 1
            }
        }
        return compared
    }
}
