import CatalogCore
import CatalogRuntime
import Foundation
import StringTables
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Importing an unchanged export changes nothing")
struct IdentityTests {
    @Test("For every catalog and legacy table in every language, with XLIFF")
    func xliff() throws {
        var texts = 0
        for element in try CorpusTrials.all() {
            let (trial, languages) = (element.trial, element.languages)
            for language in languages {
                let result = try trial.importing(trial.xliff(language))
                #expect(result.changes == [], "\(trial.table.path) \(language)")
                #expect(result.skips == [], "\(trial.table.path) \(language)")
                // A plan completes an empty file, even without changes.
                #expect(try trial.table.plan(result.changes).files.isEmpty || element.size == 0)
                texts += result.unchangedCount
            }
        }
        #expect(texts > Corpus.minimum(1_400, withRealFiles: 11_400))
    }

    @Test("With spreadsheets of all languages")
    func csv() throws {
        var texts = 0
        for element in try CorpusTrials.all() {
            let (trial, languages) = (element.trial, element.languages)
            let others = languages.filter { !$0.isSameLanguage(as: trial.source) }
            // Without any text, the file has no language column.
            guard others.contains(where: { !trial.units($0).files.isEmpty }) else { continue }
            let result = try trial.importing(csv: trial.csv(others))
            #expect(result.changes == [], "\(trial.table.path)")
            #expect(result.skips == [], "\(trial.table.path)")
            texts += result.unchangedCount
        }
        #expect(texts > Corpus.minimum(600, withRealFiles: 3_600))
    }

    @Test("With PO files")
    func po() throws {
        var texts = 0
        for element in try CorpusTrials.all() {
            let (trial, languages) = (element.trial, element.languages)
            for language in languages {
                guard let writer = trial.po(language) else { continue }
                let result = try trial.importing(po: writer.bytes)
                #expect(result.changes == [], "\(trial.table.path) \(language)")
                #expect(result.skips == [], "\(trial.table.path) \(language)")
                // PO has no texts by width.
                let leftOut = writer.leftOut.filter { !"\($0.part)".hasPrefix("width.") }
                #expect(leftOut == [], "\(trial.table.path) \(language)")
                texts += result.unchangedCount
            }
        }
        #expect(texts > Corpus.minimum(1_400, withRealFiles: 11_400))
    }

    @Test("With message files, for all texts that these can represent", arguments: [true, false])
    func messages(isARB: Bool) throws {
        var (texts, leftOut) = (0, 0)
        for element in try CorpusTrials.all() {
            let (trial, languages) = (element.trial, element.languages)
            let sources = isARB ? nil : trial.json(trial.source)?.bytes
            for language in languages {
                guard let file = isARB ? trial.arb(language)?.file : trial.json(language)?.file else { continue }
                let result = try trial.importing(
                    file.bytes, isARB ? .arb : .i18next, language: language, sources: sources)
                #expect(result.changes == [], "\(trial.table.path) \(language)")
                #expect(result.skips == [], "\(trial.table.path) \(language)")
                texts += result.unchangedCount
                leftOut += file.leftOut.count
            }
        }
        #expect(texts > Corpus.minimum(1_400, withRealFiles: 11_400))
        #expect(leftOut < texts / (Corpus.isExpected ? 15 : 8))
    }

    @Test("A removed language can be restored from its file, except for texts that checks reject")
    func restored() throws {
        var (restored, refused) = (0, 0)
        for element in try CorpusTrials.all(below: 40_000) where element.trial.table.isCatalog {
            let (trial, languages) = (element.trial, element.languages)
            for language in languages.prefix(3) where !trial.table.isSource(language) {
                // The language that is left, such as zh-HK, would be the one that a file for zh-Hant means.
                let others = languages.filter { !$0.isSameLanguage(as: language) }
                if case .one = language.named(among: others) { continue }
                let without = try Self.without(language, trial)
                let result = try without.importing(trial.xliff(language))
                let skipped = Set(result.skipped.map(\.name))
                let after = try without.after(result).targets(language)
                for (id, text) in trial.targets(language) where !text.isEmpty && !skipped.contains(id) {
                    #expect(after[id] == text, "\(trial.table.path) \(language) \(id)")
                }
                restored += result.changedCount
                refused += skipped.count
            }
        }
        #expect(restored > Corpus.minimum(100, withRealFiles: 400))
        #expect(refused < restored / 10)
    }

    private static func without(_ language: LanguageTag, _ trial: ExchangeTrial) throws -> ExchangeTrial {
        let catalog = try #require(trial.table.table as? Catalog)
        let document = try #require(catalog.document)
        var change = ObjectChange()
        change.change("strings") { strings in
            for index in 0..<catalog.entryCount {
                for localization in catalog.entry(at: index).localizations
                where localization.language.isSameLanguage(as: language) {
                    strings.change(catalog.key(at: index).string) { entry in
                        entry.change("localizations") { $0.remove(localization.language.spelling) }
                    }
                }
            }
        }
        let bytes = (try? Edit.apply(document.edits(making: change, to: document.root), to: document.bytes))
        return try ExchangeTrial([TableLoader.Source(path: trial.table.path, bytes: bytes ?? document.bytes)])
    }
}

extension ExchangeTrial {
    /// Returns the translations by id.
    fileprivate func targets(_ language: LanguageTag) -> [String: String] {
        Dictionary(
            units(language).files.flatMap(\.units).compactMap { unit in unit.target.map { (unit.id, $0) } }
        ) { $1 }
    }
}

extension ARBWriter {
    /// The bytes and the texts left out.
    fileprivate var file: (bytes: [UInt8], leftOut: [TableUnits.LeftOut]) { (bytes, leftOut) }
}

extension I18nextWriter {
    /// The bytes and the texts left out.
    fileprivate var file: (bytes: [UInt8], leftOut: [TableUnits.LeftOut]) { (bytes, leftOut) }
}
