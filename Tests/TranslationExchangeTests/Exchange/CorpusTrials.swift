import CatalogCore
import CatalogRuntime
import Foundation
import StringTables
import TestSupport

@testable import TranslationExchange

/// The tables of the corpus with the languages that they have, and one that they have not.
///
/// Of large tables one language, and none of the very large: all would take half an hour, which is done where the
/// environment has `FITLOC_ALL`. They are read once for all tests.
enum CorpusTrials {
    /// A table with languages.
    struct Element: Sendable {
        let trial: ExchangeTrial
        let languages: [LanguageTag]
        /// The bytes of its largest file.
        let size: Int
    }

    /// All of them.
    static func all(below limit: Int = 400_000) throws -> [Element] {
        try read.get().filter { isThorough || $0.size < limit }
    }

    private static let read = Result { try elements() }
    private static let isThorough = ProcessInfo.processInfo.environment["FITLOC_ALL"] != nil

    private static func elements() throws -> [Element] {
        let catalogs = try Corpus.catalogs().filter { isThorough || $0.bytes.count < 400_000 && isUnlike($0) }
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
            let isLarge = size > 40_000 && !isThorough
            return Element(
                trial: trial, languages: (isLarge ? Array(present.suffix(1)) : present) + ["uk"], size: size)
        }
    }

    /// The sides of a merge hardly differ.
    private static func isUnlike(_ file: CorpusFile) -> Bool {
        !file.url.path.contains("/merges/") || file.url.lastPathComponent == "base.xcstrings"
    }
}
