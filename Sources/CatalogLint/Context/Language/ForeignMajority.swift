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
    /// The location of the first of these texts.
    package let first: TableLocation

    /// The least number of texts; fewer may be slips.
    private static let fewest = 5

    /// Counts the texts of a language.
    ///
    /// - Parameter guess: returns nil for a text that is too short to tell, or else the language that it is in instead of
    ///   its own, which may be unknown.
    init?(of tag: LanguageTag, in table: TableContext, guess: (UnitContext) -> TextLanguage?) {
        var (all, count) = (0, 0)
        var counts: [LanguageTag: Int] = [:]
        var first: [LanguageTag: TableLocation] = [:]
        for index in 0..<table.table.entryCount {
            EntryContext(table.table.entry(at: index), in: table).forEachUnit(in: tag) { unit in
                guard let language = guess(unit) else { return }
                all += 1
                guard case .other(let other) = language else { return }
                count += 1
                guard let other else { return }
                counts[other, default: 0] += 1
                if first[other] == nil { first[other] = unit.text.location }
            }
        }
        guard count >= Self.fewest, count * 2 > all,
            let most = counts.max(by: { ($0.value, $1.key.spelling) < ($1.value, $0.key.spelling) }),
            most.value * 2 > count, let location = first[most.key]
        else { return nil }
        language = most.key
        self.count = count
        self.all = all
        self.first = location
    }
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
        foreignMemo.withLock { memo in
            if let known = memo[tag] { return known }
            let majority = ForeignMajority(of: tag, in: self, guess: guess)
            memo[tag] = .some(majority)
            return majority
        }
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
