import CatalogCore
@testable import CatalogLint
import StringTables
import TestSupport
import Testing

@testable import LintRules

@Suite("The texts that rules ask for")
struct UnitInterestTests {
    @Test("No rule finds anything in a text of its kind for whose characters it does not ask")
    func unaskedTexts() async throws {
        let descriptions = RuleSet.standard.descriptions
        var sources = descriptions.flatMap { ($0.failing + $0.passing).map { MarkedExample($0).sources } }
        sources += try Corpus.sample(of: Corpus.distinctCatalogs(), below: 40_000, thorough: 500_000).map { file in
            [TableLoader.Source(path: "Localizable.xcstrings", bytes: file.bytes)]
        }
        var count = 0
        for project in sources {
            for table in await TableLoader.load(project).tables { count += check(table) }
        }
        #expect(count > 10_000, "most rules do not ask for most texts")
    }

    /// Passes each text to the rules that do not ask for it, and returns how many checks that were.
    private func check(_ table: any StringTable) -> Int {
        let context = TableContext(table, settings: LintSettings())
        var count = 0
        table.forEachEntry(in: 0..<table.entryCount) { entry in
            let entry = EntryContext(entry, in: context)
            for index in entry.entry.localizations.indices {
                let localization = entry.entry.localizations[index]
                for part in localization.content.parts {
                    guard let text = part.unit.value else { continue }
                    let unit = UnitContext(
                        entry: entry, localizationIndex: index, language: context.facts(of: localization.language),
                        path: part.path, unit: part.unit, text: text)
                    count += check(unit)
                }
            }
        }
        return count
    }

    private func check(_ unit: UnitContext) -> Int {
        var count = 0
        for rule in RuleSet.standard.rules {
            for case .unit(let check) in rule.checks where isUnasked(unit, type(of: check).interest) {
                var sink = FindingSink()
                sink.begin(type(of: rule).description, files: unit.entry.table.table.files)
                check.check(unit, into: &sink)
                #expect(sink.drafts.isEmpty, "\(type(of: rule).description.id): \(unit.text.string)")
                count += 1
            }
        }
        return count
    }

    private func isUnasked(_ unit: UnitContext, _ interest: UnitInterest) -> Bool {
        let hasTrait =
            switch interest.group {
            case .every: true
            case .percent: unit.text.mayHaveSpecifiers
            case .beyondPlainASCII: !unit.text.isPlainASCII
            }
        return interest.concerns(unit) && !(hasTrait && interest.includes(unit))
    }
}
