import TestSupport
import Testing

@testable import CatalogEditing

@Suite("Changes of catalogs agree with a simple model and keep all other bytes")
struct CatalogChangePropertyTests {
    @Test("For consecutive random changes of catalogs in every style", arguments: StyledCatalog.all)
    func styles(style: StyledCatalog) throws {
        var walk = RandomKeyChanges(seed: 21)
        var (made, refused) = (0, 0)
        for _ in 0..<12 {
            var trial = try #require(CatalogTrial(Array(style.text.utf8)))
            for _ in 0..<15 { try trial.make(walk.change(of: trial.present)) }
            made += trial.made
            refused += trial.refused
        }
        #expect(made > 60)
        #expect(refused > 10)
    }

    @Test("For random changes of an empty file")
    func emptyFile() throws {
        var walk = RandomKeyChanges(seed: 22)
        for _ in 0..<10 {
            var trial = try #require(CatalogTrial([]))
            for _ in 0..<15 { try trial.make(walk.change(of: trial.present)) }
        }
    }

    @Test("For random changes of any catalogs")
    func realCatalogs() throws {
        var walk = RandomKeyChanges(seed: 23)
        var made = 0
        for file in try Corpus.catalogs() where file.bytes.count < 150_000 {
            guard var trial = CatalogTrial(file.bytes) else { continue }
            for _ in 0..<5 { try trial.make(walk.change(of: trial.present)) }
            made += trial.made
        }
        #expect(made > Corpus.minimum(100, withRealFiles: 300))
    }
}
