import CatalogCore
import Foundation
import TestSupport
import Testing

@testable import TableCompilation

@Suite("Tables as Xcode compiles them")
struct CompiledCorpusTests {
    @Test("The compiled tables equal those beside the catalogs byte for byte, and there are no others")
    func sameBytes() throws {
        var compared = 0
        for file in try Corpus.files(in: "compiled", endingIn: ["xcstrings"]) {
            let catalog = try Catalog(file.bytes, path: file.url.path)
            let folder = file.url.deletingLastPathComponent()
            let compilation = CatalogCompilation(catalog)
            #expect(!compilation.isRefused)
            for table in compilation.tables {
                let names = ["\(table.language).\(table.kind)", "\(table.language).\(table.name).\(table.kind)"]
                let expected = names.lazy.compactMap { try? Data(contentsOf: folder.appendingPathComponent($0)) }.first
                #expect(table.bytes(.text) == expected.map(Array.init), "\(file) \(table.path)")
                compared += 1
            }
        }
        let expected = try Corpus.files(in: "compiled", endingIn: ["strings", "stringsdict"]).count
        #expect(compared == expected && compared > 0)
    }

    @Test("Any catalogs compile, and all of their texts can be read back")
    func readBack() throws {
        for file in try Corpus.files(in: "catalogs", endingIn: ["xcstrings"]) {
            guard let catalog = try? Catalog(file.bytes, path: file.url.path) else { continue }
            for table in CatalogCompilation(catalog).tables {
                let data = Data(table.bytes(.binary))
                let list = try PropertyListSerialization.propertyList(from: data, format: nil)
                let keys = Set(table.members.map { NSString(string: $0.name) })
                #expect((list as? NSDictionary)?.count == keys.count, "\(file) \(table.path)")
            }
        }
    }
}
