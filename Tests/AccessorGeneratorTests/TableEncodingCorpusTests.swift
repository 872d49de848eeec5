import CatalogCore
import CatalogRuntime
import Foundation
import TestSupport
import Testing

@testable import AccessorGenerator

@Suite("Encoding of any catalogs")
struct TableEncodingCorpusTests {
    /// The numbers reach nearly every plural category of integers in the catalogs.
    private static let numbers = [0, 1, 2, 3, 5, 11, 21]

    private static func others() throws -> [CorpusFile] {
        try ["compiled", "dirty"].flatMap { try Corpus.files(in: $0, endingIn: ["xcstrings"]) }
            .filter { $0.bytes.count < 100_000 }
    }

    @Test("Every text can be decoded unchanged, in every language, for every device and number")
    func roundTrip() throws {
        var compared = 0
        for file in try Corpus.files(in: "catalogs", endingIn: ["xcstrings"]) + Self.others() {
            guard let catalog = try? Catalog(file.bytes, path: file.url.path) else { continue }
            let encoding = TableEncoding(catalog)
            let table = CatalogTable(bytes: Array(encoding.text.utf8))
            #expect(table.name == catalog.name && table.languages == encoding.languages)
            #expect(table.keyCount == catalog.entryCount)
            for index in 0..<catalog.entryCount {
                let entry = catalog.entry(at: index)
                #expect(LocalizedString(table, index).key == entry.key.string)
                for localization in entry.localizations {
                    compared += compare(
                        localization, { LocalizedString(table, index, $0) }, "\(file) \(entry.key.string)")
                }
            }
        }
        #expect(compared > Corpus.minimum(1_000, withRealFiles: 11_000))
    }

    private func compare(
        _ localization: Localization, _ text: ([LocalizedString.Argument]) -> LocalizedString, _ location: String
    ) -> Int {
        let content = localization.content
        guard content.parts.allSatisfy({ $0.unit.state != .new || $0.unit.value?.isEmpty == false }) else { return 0 }
        guard content.parts.allSatisfy({ ExpectedText.canFormat($0.unit.value?.string ?? "") }) else { return 0 }
        if let unit = content.unit, content.variations.isEmpty, content.substitutions.isEmpty {
            #expect(text([]).resolved(in: localization.language) == unit.value?.string ?? text([]).key, "\(location)")
        }
        let isVaried = !content.variations.isEmpty || !content.substitutions.isEmpty
        for number in isVaried ? Self.numbers : [5] {
            for device in content.variation(.device) == nil ? [.other] : Device.allCases {
                let expected = ExpectedText(language: localization.language, device: device, number: number)
                guard let expected = expected.text(content) else { continue }
                let arguments = [LocalizedString.Argument](repeating: .integer(number), count: 20)
                let found = text(arguments).resolved(in: localization.language, device: device)
                #expect(found == expected, "\(location) in \(localization.language)")
            }
        }
        return 1
    }

    @Test("Resolved texts equal the compiled ones, unless the compiler changed them")
    func compiled() throws {
        var compared = 0
        for file in try Corpus.files(in: "compiled", endingIn: ["xcstrings"]) {
            let catalog = try Catalog(file.bytes, path: file.url.path)
            let table = CatalogTable(bytes: Array(TableEncoding(catalog).text.utf8))
            let folder = file.url.deletingLastPathComponent()
            for language in catalog.languages {
                let names = ["\(language).strings", "\(language).\(catalog.name).strings"]
                for name in names {
                    guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { continue }
                    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
                    let texts = try #require(list as? [String: String])
                    for index in 0..<catalog.entryCount {
                        guard let expected = texts[catalog.key(at: index).string] else { continue }
                        // The compiler drops the names of arguments, adds keys, and takes empty new texts.
                        let unit = catalog.entry(at: index).localization(language)?.content.unit
                        guard unit?.value?.string == expected, !expected.isEmpty else { continue }
                        #expect(LocalizedString(table, index).resolved(in: language) == expected)
                        compared += 1
                    }
                }
            }
        }
        #expect(compared > Corpus.minimum(50, withRealFiles: 1_950))
    }

    @Test("A damaged encoding yields wrong texts at worst")
    func mutations() throws {
        let seeds = try Corpus.files(in: "catalogs", endingIn: ["xcstrings"]).filter { $0.bytes.count < 20_000 }
            .compactMap { try? Catalog($0.bytes, path: $0.url.path) }.map { Array(TableEncoding($0).text.utf8) }
        var mutator = Mutator(seed: 5)
        var resolved = 0
        for _ in 0..<1_500 {
            let table = CatalogTable(bytes: mutator.mutate(seeds))
            for index in 0..<min(table.keyCount, 20) {
                let text = LocalizedString(table, index, [.integer(2), .string("a"), .double(.nan)])
                for language in table.languages.prefix(3) {
                    resolved += text.resolved(in: language, device: .iPad).utf8.count
                }
            }
        }
        #expect(resolved > 0)
    }
}
