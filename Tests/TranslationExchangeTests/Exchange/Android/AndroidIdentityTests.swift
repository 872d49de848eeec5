import CatalogCore
import CatalogRuntime
import StringTables
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Importing unchanged Android resources changes nothing")
struct AndroidIdentityTests {
    @Test("For every catalog and legacy table, in every language")
    func identity() throws {
        var texts = 0
        for element in try CorpusTrials.all() {
            let trial = element.trial
            let source = trial.android(trial.source)
            for language in element.languages where AndroidFolder.name(of: language) != nil {
                let result = try trial.importing(android: trial.android(language), language, source: source)
                #expect(result.changes == [], "\(trial.table.path) \(language)")
                #expect(result.skips == [], "\(trial.table.path) \(language)")
                texts += result.unchangedCount
            }
        }
        #expect(texts > Corpus.minimum(1_300, withRealFiles: 11_300))
    }
}
