import CatalogLint
import StringTables
import TestSupport
import Testing

@testable import TranslationReuse

@Suite("A translation memory of any files")
struct MemoryCorpusTests {
    private static func files() throws -> [CorpusFile] { try Corpus.files(in: "catalogs", endingIn: ["xcstrings"]) }

    private static func memory(_ file: CorpusFile) async -> TranslationMemory {
        await MemoryTables.memory([TableLoader.Source(path: file.url.path, bytes: file.bytes)])
    }

    @Test(
        "Every finished translation with fitting specifiers is an exact match of its source text",
        arguments: try files())
    func ownSource(file: CorpusFile) async {
        let memory = await Self.memory(file)
        for (localization, unit, source) in memory.sample(of: 1_000) {
            let form = SegmentForm(source, path: unit.part)
            let fits = SpecifierCompatibility.isCompatible(
                SegmentForm(unit.text, path: unit.part).part, withSource: form.part)
            let found = memory.matches(
                for: source, part: unit.part, from: localization.source, to: localization.canonical, limit: 100,
                minimum: 1)
            #expect(found.contains { $0.isExact && $0.text == unit.text } == fits, "\(source) → \(unit.text)")
        }
    }

    @Test("No search offers a text that violates the rules about specifiers", arguments: try files())
    func specifiers(file: CorpusFile) async {
        let memory = await Self.memory(file)
        for (localization, unit, source) in memory.sample(of: 100) {
            for text in [source, source.replacing("%@", with: "%lld"), source.replacing("%lld", with: "%1$d")] {
                let source = SegmentForm(text, path: unit.part).part
                for match in memory.matches(
                    for: text, part: unit.part, from: localization.source, to: localization.canonical, minimum: 0.5)
                {
                    let offered = FormattedText(SegmentForm(match.text, path: match.part).part)
                    guard let expected = ExpectedArguments([FormattedText(source)]), expected.isReliable else {
                        continue
                    }
                    let defects = offered.compared(with: expected)?.defects ?? []
                    #expect(defects.isEmpty, "\(text) → \(match.text)")
                    if !expected.isFormatted { #expect(offered.arguments.isEmpty, "\(text) → \(match.text)") }
                }
            }
        }
    }
}

extension TranslationMemory {
    /// Returns a number of translations at regular intervals, with their source texts.
    fileprivate func sample(of count: Int) -> [(MemoryLocalization, MemoryUnit, String)] {
        stride(from: 0, to: units.count, by: max(1, units.count / count)).compactMap { index in
            let localization = localizations[Int(units[index].localization)]
            return banks[localization.source].map { (localization, units[index], $0.texts[Int(units[index].segment)]) }
        }
    }
}
