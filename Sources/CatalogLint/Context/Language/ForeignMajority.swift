import CatalogCore
import CatalogRuntime

/// The one other language that most texts of a language are in.
package struct ForeignMajority: Sendable {
    /// The other language.
    package let language: LanguageTag
    /// The number of texts that are in another language.
    package let count: Int
    /// The number of texts that are long enough to tell.
    package let all: Int
    /// The first of these texts.
    private let first: KeyedPart

    /// The least number of texts; fewer may be slips.
    private static let fewest = 5
    /// The number of entries that are looked at before all are.
    private static let sampleSize = 256

    /// Counts the texts of a language.
    ///
    /// - Parameter guess: returns nil for a text that is too short to tell, or else the language that it is in instead of
    ///   its own, which may be unknown.
    init?(of tag: LanguageTag, in table: TableContext, guess: (UnitContext) -> TextLanguage?) {
        let entryCount = table.table.entryCount
        func counts(every step: Int) -> ForeignCounts {
            ForeignCounts(of: tag, in: table, entries: stride(from: 0, to: entryCount, by: step), guess: guess)
        }
        // Nearly every table with a foreign text has only a few of them, and a large one shows that in a small part.
        if entryCount > Self.sampleSize * 2, counts(every: entryCount / Self.sampleSize).showNoMajority { return nil }
        let whole = counts(every: 1)
        guard whole.foreign >= Self.fewest, whole.foreign * 2 > whole.all,
            let most = whole.byLanguage.max(by: { ($0.value, $1.key.spelling) < ($1.value, $0.key.spelling) }),
            most.value * 2 > whole.foreign, let first = whole.first[most.key]
        else { return nil }
        language = most.key
        count = whole.foreign
        all = whole.all
        self.first = first
    }

    /// Returns whether a text is the first of these texts.
    package func begins(with unit: UnitContext) -> Bool { first == KeyedPart(unit) }
}

/// The numbers of a language's texts that are in other languages.
private struct ForeignCounts {
    /// The number of texts that are long enough to tell.
    private(set) var all = 0
    /// The number of texts that are in another language.
    private(set) var foreign = 0
    /// The number of texts by the other language, where it is known.
    private(set) var byLanguage: [LanguageTag: Int] = [:]
    /// The first text in each other language.
    private(set) var first: [LanguageTag: KeyedPart] = [:]

    init(
        of tag: LanguageTag, in table: TableContext, entries: StrideTo<Int>, guess: (UnitContext) -> TextLanguage?
    ) {
        for index in entries {
            EntryContext(table.table.entry(at: index), in: table).forEachUnit(in: tag) { unit in
                guard let language = guess(unit) else { return }
                all += 1
                guard case .other(let other) = language else { return }
                foreign += 1
                guard let other else { return }
                byLanguage[other, default: 0] += 1
                if first[other] == nil { first[other] = KeyedPart(unit) }
            }
        }
    }

    /// Whether these texts, a sample, are enough to say that the whole has no foreign majority.
    var showNoMajority: Bool { all >= 32 && foreign * 4 < all }
}

/// The language that a text is in, compared with the one that it should be in.
package enum TextLanguage: Sendable {
    case own
    /// Another language; nil if it can be one of several.
    case other(LanguageTag?)
}

extension TableContext {
    /// Returns the other language that most texts of a language are in; the first call computes it.
    package func foreignMajority(
        of tag: LanguageTag, guess: (UnitContext) -> TextLanguage?
    ) -> ForeignMajority? {
        foreignMemo.value(for: tag) { ForeignMajority(of: tag, in: self, guess: guess) }
    }
}

extension EntryContext {
    /// Calls a function for each text of a language.
    func forEachUnit(in tag: LanguageTag, _ body: (UnitContext) -> Void) {
        for index in entry.localizations.indices where entry.localizations[index].language == tag {
            let language = table.facts(of: tag, near: index)
            entry.localizations[index].content.forEachPart { path, unit in
                guard let text = unit.value else { return }
                body(
                    UnitContext(
                        entry: self, localizationIndex: index, language: language, path: path, unit: unit, text: text))
            }
        }
    }
}
