import CatalogCore
import CatalogLint
import CatalogRuntime

/// The finished translations of a project, to be offered for new texts that are the same or nearly so.
///
/// Near texts are scored as translators' tools do: 1 less the edit distance over the length of the longer text, the
/// fuzzy match score of Koehn and Senellart (“Convergence of Translation Memory and Statistical Machine Translation”,
/// 2010). The edits are of characters instead of words, since most texts of an app have three words or fewer: one word
/// changed would always be too much. Case, white space, end punctuation, numbers and specifiers don't count as edits;
/// each such difference costs little when the translation could be given it, and somewhat more when it could not.
public struct TranslationMemory: Sendable {
    let units: [MemoryUnit]
    let localizations: [MemoryLocalization]
    let banks: [LanguageTag: SegmentBank]
    let keys: [ExactText: [Int32]]
    let tables: [String: Int32]

    /// Collects what is finished in the tables: translated, of keys that are in use, beside a source text.
    ///
    /// - Parameter settings: the settings that govern the file at a path.
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

    /// The number of different source texts.
    public var segmentCount: Int { banks.values.reduce(0) { $0 + $1.texts.count } }

    /// The number of translations.
    public var translationCount: Int { units.count }

    /// The translations that fit a source text best, the best first.
    ///
    /// Those that score alike come in the order of how often the project has them, then those of the same table, then
    /// those whose key begins like the place's, then by path and the order of the file. A translation whose specifiers
    /// would not fit is not among them. Texts of more than 500 characters are matched by their wording only.
    ///
    /// - Parameters:
    ///   - part: which part of its key's text it is: a case of a plural is offered the same case only.
    ///   - source: the language of the text, whatever its region.
    ///   - target: the language that is wanted; what the memory has for all its regions serves too, for less.
    ///   - limit: how many are wanted, 100 at most.
    ///   - minimum: the least score; near texts below 0.5 are not looked for.
    ///   - place: where the translation is wanted.
    public func matches(
        for text: String, part: PartPath = .whole, from source: LanguageTag, to target: LanguageTag, limit: Int = 5,
        minimum: Double = 0.7, at place: MemoryPlace? = nil
    ) -> [MemoryMatch] {
        guard limit > 0, !text.isEmpty, let bank = banks[MemoryLanguage.source(source)] else { return [] }
        let minimum = MemoryLimits.score(minimum)
        let query = MemoryQuery(
            SegmentForm(text, path: part), from: source, to: target, place: place, in: self)
        var ranking = MemoryRanking(limit: min(limit, MemoryLimits.matches), minimum: minimum)
        bank.forEachHit(like: query.form, minimum: minimum, where: { $0.contains(where: query.isWanted) }) { hit in
            let wanted = bank.translations[Int(hit.segment)].lazy.filter(query.isWanted)
            guard !wanted.isEmpty else { return ranking.least }
            let old = SegmentForm(bank.texts[Int(hit.segment)], path: part)
            for translation in wanted.prefix(MemoryLimits.translations) {
                if let offer = query.offer(translation, of: old, like: hit) { ranking.add(offer) }
            }
            return ranking.least
        }
        return ranking.offers.map(\.match)
    }

    /// What other tables have for the same key, the most similar source first.
    ///
    /// - Parameters:
    ///   - text: the key's source text, which the translations' specifiers must fit.
    ///   - path: any file of the table that is left out.
    public func translations(
        ofKey key: String, text: String, part: PartPath = .whole, from source: LanguageTag, to target: LanguageTag,
        besides path: String? = nil
    ) -> [MemoryMatch] {
        guard let bank = banks[MemoryLanguage.source(source)] else { return [] }
        let query = MemoryQuery(SegmentForm(text, path: part), from: source, to: target, place: nil, in: self)
        let own = path.flatMap { self.tables[$0] }
        var ranking = MemoryRanking(limit: MemoryLimits.matches, minimum: 0)
        for number in (keys[ExactText(key)] ?? []).prefix(MemoryLimits.measured) {
            let localization = localizations[Int(number)]
            guard localization.table != own, localization.source == MemoryLanguage.source(source),
                query.languages.contains(localization.canonical)
            else { continue }
            for unit in localization.units where units[unit].part == part {
                let old = SegmentForm(bank.texts[Int(units[unit].segment)], path: part)
                if let offer = query.offer(unit: unit, of: old) { ranking.add(offer) }
            }
        }
        return ranking.offers.map(\.match)
    }
}
