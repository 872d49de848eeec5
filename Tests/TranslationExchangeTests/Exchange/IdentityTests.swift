import CatalogCore
import CatalogRuntime
import Foundation
import StringTables
import TestSupport
import Testing

@testable import TranslationExchange

@Suite("Importing an unchanged export changes nothing")
struct IdentityTests {
    @Test(
        "For every catalog and legacy table in every language, for all texts that the format can represent",
        arguments: ExchangeFormat.all.filter(\.isImportable))
    func identity(format: ExchangeFormat) throws {
        var (texts, leftOut) = (0, 0)
        for element in try CorpusTrials.all(for: format) {
            let table = element.trial.table
            let trial = try FormatTrial(format, Project(tables: [table.table], files: table.files))
            guard let export = try trial.export(Self.languages(of: element)) else { continue }
            for path in try trial.write(export) {
                for (_, result) in try trial.imported(path) {
                    #expect(result.changes == [], "\(table.path) \(path)")
                    #expect(result.skips == [], "\(table.path) \(path)")
                    texts += result.unchangedCount
                }
            }
            leftOut += export.remarks.count { if case .leftOut = $0 { true } else { false } }
        }
        #expect(texts > Corpus.minimum(400, sample: 200, withRealFiles: 3_600))
        // The project's own tables have every shape, and few texts in plain ones.
        #expect(leftOut < texts / (Corpus.isExpected ? 15 : 5))
    }

    /// Returns the languages that every platform can name, with the source language.
    private static func languages(of element: CorpusTrials.Element) -> [LanguageTag] {
        let named = element.languages.filter { AndroidFolder.name(of: $0) != nil }
        guard let source = element.trial.table.sourceLanguage else { return named }
        return [source] + named.filter { !$0.isSameLanguage(as: source) }
    }

    @Test("A removed language can be restored from its file, except for texts that checks reject or nobody translated")
    func restored() throws {
        var (restored, refused) = (0, 0)
        for element in try CorpusTrials.all(below: CorpusTrials.whole) where element.trial.table.isCatalog {
            let (trial, languages) = (element.trial, element.languages)
            for language in languages.prefix(3) where !trial.table.isSource(language) {
                // The language that is left, such as zh-HK, would be the one that a file for zh-Hant means.
                let others = languages.filter { !$0.isSameLanguage(as: language) }
                if case .one = language.named(among: others) { continue }
                let without = try Self.without(language, trial)
                let result = try without.importing(trial.xliff(language))
                let skipped = Set(result.skipped.map(\.name))
                // Nobody translated a copy of the source text in state `new`.
                let left = skipped.union(result.kept.map(\.name))
                let after = try without.after(result).targets(language)
                let texts = trial.targets(language)
                for (id, text) in texts where !text.isEmpty && !left.contains(id) {
                    // Translation systems write the text of `other` for categories that the language does not need.
                    if after[id] == nil, texts[Self.otherCategory(of: id)] == text { continue }
                    #expect(after[id] == text, "\(trial.table.path) \(language) \(id)")
                }
                restored += result.changedCount
                refused += skipped.count
            }
        }
        #expect(restored > Corpus.minimum(100, sample: 150, withRealFiles: 400))
        #expect(refused < restored / 10)
    }

    /// Returns the id of the text in category `other` beside a text in another category.
    private static func otherCategory(of id: String) -> String {
        id.replacing(/plural\.[a-z]+$/, with: "plural.other")
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
