import CatalogCore
import CatalogRuntime
import Foundation
import StringTables
import TestSupport

@testable import TranslationExchange

/// The tables of the corpus with their languages and one additional language.
///
/// Of larger tables only one language is used, and large tables are left out: fewer in the thorough suite. The tables are
/// read once for all tests.
enum CorpusTrials {
    /// A table with its languages.
    struct Element: Sendable {
        let trial: ExchangeTrial
        let languages: [LanguageTag]
        /// The size of the largest file in bytes.
        let size: Int
    }

    /// The size in bytes from which a table is left out.
    private static let largest = Corpus.isThorough ? 200_000 : 30_000
    /// The size in bytes of a table of which all languages are used.
    static let whole = Corpus.isThorough ? 40_000 : 8_000

    /// Returns the tables below a size.
    static func all(below limit: Int = largest) throws -> [Element] { try read.get().filter { $0.size < limit } }

    /// Returns the tables for the test of a format: of real files outside of the thorough suite, every third one.
    ///
    /// Each format has other tables than the next one, so that together they see all.
    static func all(for format: ExchangeFormat) throws -> [Element] {
        let index = ExchangeFormat.all.firstIndex(of: format) ?? 0
        let readsAll = Corpus.isThorough || !Corpus.isExpected
        return try all().enumerated().filter { readsAll || $0.offset % 3 == index % 3 }.map(\.element)
    }

    private static let read = Result { try elements() }

    private static func elements() throws -> [Element] {
        let catalogs = try Corpus.distinctCatalogs().filter { $0.bytes.count < largest }
            .map { [TableLoader.Source(path: $0.url.path, bytes: $0.bytes)] }
        let legacy = try Corpus.files(in: "", endingIn: ["strings", "stringsdict"]).map { file in
            TableLoader.Source(path: file.url.path, bytes: file.bytes)
        }
        let groups = Dictionary(grouping: legacy) { LegacySource.group(of: $0.path) }.sorted { $0.key < $1.key }
        return (catalogs + groups.map(\.value)).compactMap { sources in
            guard TableLoader.loadNow(sources).tables.count == 1, let trial = try? ExchangeTrial(sources),
                trial.table.brokenFile == nil
            else { return nil }
            let present = trial.table.table.languages.filter { LanguageRegistry.problem(of: $0) == nil }
            let size = sources.map(\.bytes.count).max() ?? 0
            let languages = size > whole ? Array(present.suffix(1)) : present
            return Element(trial: trial, languages: languages + ["uk"], size: size)
        }
    }
}
