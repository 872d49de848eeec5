import CatalogCore
import CatalogRuntime
import StringTables
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("What went to Android and came back untouched changes nothing", .enabled(if: Corpus.isExpected))
struct AndroidIdentityTests {
    /// The tables of the corpus with the languages that they have and one that they have not; none of the very large.
    static func trials(below limit: Int) throws -> [(trial: ExchangeTrial, languages: [LanguageTag])] {
        // The sides of a merge hardly differ.
        let catalogs = try Corpus.catalogs().filter { file in
            let isUnlike = !file.url.path.contains("/merges/") || file.url.lastPathComponent == "base.xcstrings"
            return file.bytes.count < limit && isUnlike
        }
        .map { [TableLoader.Source(path: $0.url.path, bytes: $0.bytes)] }
        let legacy = try Corpus.files(in: "", endingIn: ["strings", "stringsdict"]).map { file in
            TableLoader.Source(path: file.url.path, bytes: file.bytes)
        }
        let groups = Dictionary(grouping: legacy) { LegacySource.group(of: $0.path) }.sorted { $0.key < $1.key }
        return (catalogs + groups.map(\.value)).compactMap { sources in
            guard TableLoader.loadNow(sources).tables.count == 1, let trial = try? ExchangeTrial(sources),
                trial.table.brokenFile == nil
            else { return nil }
            let known = trial.table.table.languages.filter { language in
                LanguageRegistry.problem(of: language) == nil && AndroidFolder.name(of: language) != nil
            }
            let isLarge = sources.contains { $0.bytes.count > 40_000 }
            return (trial, (isLarge ? Array(known.suffix(1)) : known) + ["uk"])
        }
    }

    @Test("Of every catalog and legacy table in every language")
    func identity() throws {
        var texts = 0
        for (trial, languages) in try Self.trials(below: 400_000) {
            let source = trial.android(trial.source)
            for language in languages {
                let result = try trial.importing(android: trial.android(language), language, source: source)
                #expect(result.changes == [], "\(trial.table.path) \(language)")
                #expect(result.skips == [], "\(trial.table.path) \(language)")
                texts += result.unchangedCount
            }
        }
        #expect(texts > 10_000)
    }
}
