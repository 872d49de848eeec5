import CatalogCore
import CatalogLint
import CatalogRuntime

/// The finished translations of a project, used to find translations for equal or similar texts.
///
/// The score of similar texts is 1 minus the edit distance divided by the length of the longer text, as in translation
/// tools. This is the fuzzy match score of Koehn and Senellart (“Convergence of Translation Memory and Statistical
/// Machine Translation”, 2010). The edits are of characters and not of words. Most texts of an app have at most three
/// words, so one changed word would always lower the score too much. Case, white space, final punctuation, numbers and
/// specifiers do not count as edits. Each such difference lowers the score a little if the translation could be adapted
/// to it, and more if not.
public struct TranslationMemory: Sendable {
    let units: [MemoryUnit]
    let localizations: [MemoryLocalization]
    let banks: [LanguageTag: SegmentBank]
    let keys: [ExactText: [Int32]]
    let tables: [String: Int32]

    /// Collects the finished translations of tables.
    ///
    /// Keys that are stale or must not be translated are ignored.
    ///
    /// - Parameter settings: Returns the settings of the file at a path.
    public init(_ tables: [any StringTable], settings: (String) -> LintSettings = { _ in LintSettings() }) {
        var collector = MemoryCollector()
        for table in tables {
            collector.add(TableContext(table, settings: settings(table.path)))
        }
        units = collector.units
        localizations = collector.localizations
        banks = collector.drafts.mapValues { SegmentBank($0) }
        keys = collector.keys
        self.tables = collector.tables
    }

    /// The number of distinct source texts.
    public var segmentCount: Int { banks.values.reduce(0) { $0 + $1.texts.count } }

    /// The number of translations.
    public var translationCount: Int { units.count }

    /// Returns the translations that fit a source text, best first.
    ///
    /// Matches with equal scores are ordered by their frequency, then by table, common key prefix, path and position.
    /// Translations whose specifiers do not fit are omitted. Texts of more than 500 characters match only texts with
    /// the same wording.
    ///
    /// - Parameters:
    ///   - part: The part of the key's texts. A plural category matches only the same category.
    ///   - source: The source language; its region is ignored.
    ///   - target: The target language. Texts without a region match with a lower score.
    ///   - limit: The maximum number of matches, at most 100.
    ///   - minimum: The minimum score. Similar texts below 0.5 are never searched.
    ///   - requested: The place of the requested translation.
    ///   - isLiteral: Whether `%` is an ordinary character, as `StringTable.isLiteral` says.
    public func matches(
        for text: String, part: PartPath = .whole, from source: LanguageTag, to target: LanguageTag, limit: Int = 5,
        minimum: Double = 0.7, at requested: MemoryLocation? = nil, isLiteral: Bool = false
    ) -> [MemoryMatch] {
        guard limit > 0, !text.isEmpty, let bank = banks[MemoryLanguage.source(source)] else { return [] }
        let minimum = MemoryLimits.score(minimum)
        let query = MemoryQuery(
            SegmentForm(text, path: part, isLiteral: isLiteral), from: source, to: target, at: requested, in: self)
        var ranking = MemoryRanking(limit: min(limit, MemoryLimits.matches), minimum: minimum)
        bank.forEachHit(like: query.form, minimum: minimum, where: { $0.contains(where: query.isWanted) }) { hit in
            let wanted = bank.translations[Int(hit.segment)].lazy.filter(query.isWanted)
            guard !wanted.isEmpty else { return ranking.least }
            let old = SegmentForm(bank.texts[Int(hit.segment)], path: part, isLiteral: isLiteral)
            for translation in wanted.prefix(MemoryLimits.translations) {
                if let offer = query.offer(translation, of: old, like: hit) { ranking.add(offer) }
            }
            return ranking.least
        }
        return ranking.offers.map(\.match)
    }

    /// Returns the translations of the same key in other tables, ordered by the similarity of their source texts.
    ///
    /// - Parameters:
    ///   - text: The key's source text, whose specifiers the translations must fit.
    ///   - path: Any file of the table to exclude.
    ///   - isLiteral: Whether `%` is an ordinary character, as `StringTable.isLiteral` says.
    public func translations(
        ofKey key: String, text: String, part: PartPath = .whole, from source: LanguageTag, to target: LanguageTag,
        besides path: String? = nil, isLiteral: Bool = false
    ) -> [MemoryMatch] {
        guard let bank = banks[MemoryLanguage.source(source)] else { return [] }
        let query = MemoryQuery(
            SegmentForm(text, path: part, isLiteral: isLiteral), from: source, to: target, at: nil, in: self)
        let own = path.flatMap { self.tables[$0] }
        var ranking = MemoryRanking(limit: MemoryLimits.matches, minimum: 0)
        for number in (keys[ExactText(key)] ?? []).prefix(MemoryLimits.measured) {
            let localization = localizations[Int(number)]
            guard localization.table != own, localization.source == MemoryLanguage.source(source),
                query.languages.contains(localization.canonical)
            else { continue }
            for unit in localization.units where units[unit].part == part {
                let old = SegmentForm(bank.texts[Int(units[unit].segment)], path: part, isLiteral: isLiteral)
                if let offer = query.offer(unit: unit, of: old) { ranking.add(offer) }
            }
        }
        return ranking.offers.map(\.match)
    }
}
