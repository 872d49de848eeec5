import CatalogCore
import CatalogRuntime

extension TranslationMemory {
    /// Returns the sets of translations for a key with plural or device variations or substitutions, best first.
    ///
    /// The search uses the plain text, otherwise the text that stands in for it, such as `other`. A set is returned
    /// with the categories of its own language, and only if every text fits. For a category that the source lacks, the
    /// comparison uses the source text that stands in for the category, such as `other`.
    ///
    /// - Parameters:
    ///   - texts: The source texts by path.
    ///   - limit: The maximum number of sets, at most 100.
    ///   - minimum: The minimum score of each text.
    public func sets(
        for texts: [PartPath: String], from source: LanguageTag, to target: LanguageTag, limit: Int = 5,
        minimum: Double = 0.7, at requested: MemoryLocation? = nil
    ) -> [MemorySetMatch] {
        guard limit > 0, let bank = banks[MemoryLanguage.source(source)], let main = Self.mainPart(of: texts) else {
            return []
        }
        let minimum = MemoryLimits.score(minimum)
        let query = SetQuery(
            texts: texts, paths: Self.sorted(texts), source: source, target: target, minimum: minimum,
            requested: requested,
            memory: self, bank: bank)
        let languages = MemoryLanguage.serving(target)
        var seen: Set<Int32> = []
        var found: [(set: MemorySetMatch, number: Int)] = []
        let form = SegmentForm(texts[main] ?? "", path: main)
        let isWanted: (MemoryTranslation) -> Bool = { languages.contains($0.canonical) }
        bank.forEachHit(like: form, minimum: minimum, where: { $0.contains(where: isWanted) }) { hit in
            let wanted = bank.translations[Int(hit.segment)].lazy.filter(isWanted)
            for unit in wanted.prefix(MemoryLimits.translations).flatMap(\.units) {
                let number = units[Int(unit)].localization
                guard seen.insert(number).inserted, let set = query.set(Int(number)) else { continue }
                found.append((set, Int(number)))
            }
            return found.count < MemoryLimits.matches ? minimum : 1
        }
        let sorted = found.sorted { ($1.set.score, $0.set.path, $0.number) < ($0.set.score, $1.set.path, $1.number) }
        return sorted.prefix(min(limit, MemoryLimits.matches)).map(\.set)
    }

    private static func sorted(_ texts: [PartPath: String]) -> [PartPath] {
        texts.keys.sorted { $0.description < $1.description }
    }

    /// Returns the part to search for.
    private static func mainPart(of texts: [PartPath: String]) -> PartPath? {
        let paths = sorted(texts)
        return PartPath.whole.nearest(among: paths).map { paths[$0] } ?? paths.first(where: \.endsInOther)
            ?? paths.first
    }
}

/// A search for sets of translations.
private struct SetQuery {
    let texts: [PartPath: String]
    let paths: [PartPath]
    let source: LanguageTag
    let target: LanguageTag
    let minimum: Double
    let requested: MemoryLocation?
    let memory: TranslationMemory
    let bank: SegmentBank

    /// Returns the set of a localization; nil if its variations differ or one of its texts does not fit.
    func set(_ index: Int) -> MemorySetMatch? {
        let localization = memory.localizations[index]
        let parts = localization.units.map { memory.units[$0].part }
        guard localization.isWhole, Set(parts.map(\.shape)) == Set(texts.keys.map(\.shape)) else { return nil }
        var matches: [MemoryMatch] = []
        for unit in localization.units {
            let part = memory.units[unit].part
            guard let text = part.nearest(among: paths).flatMap({ texts[paths[$0]] }) else { return nil }
            let query = MemoryQuery(
                SegmentForm(text, path: part), from: source, to: target, at: requested, in: memory)
            let old = SegmentForm(bank.texts[Int(memory.units[unit].segment)], path: part)
            guard let offer = query.offer(unit: unit, of: old), offer.match.score >= minimum else { return nil }
            matches.append(offer.match)
        }
        guard let worst = matches.map(\.score).min() else { return nil }
        return MemorySetMatch(parts: matches, score: worst, key: localization.key, path: localization.path)
    }
}

extension PartPath {
    /// The path without the names of variations, which differ between languages.
    fileprivate var shape: PartPath {
        PartPath(
            steps.map { step in
                if case .variation(let axis, _) = step { .variation(axis, "") } else { step }
            })
    }
}
