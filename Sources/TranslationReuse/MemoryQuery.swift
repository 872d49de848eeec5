import CatalogCore
import CatalogLint
import CatalogRuntime

/// A search for translations of one text.
struct MemoryQuery {
    let form: SegmentForm
    /// The languages whose texts can be used, starting with the requested one.
    let languages: [LanguageTag]

    private let memory: TranslationMemory
    private let requested: MemoryLocation?
    private let table: Int32?
    private let plurals: [PluralRules]
    private let opposites: OppositeWords?

    init(
        _ form: SegmentForm, from source: LanguageTag, to target: LanguageTag, at requested: MemoryLocation?,
        in memory: TranslationMemory
    ) {
        self.form = form
        self.memory = memory
        self.requested = requested
        languages = MemoryLanguage.serving(target)
        table = requested.flatMap { memory.tables[$0.path] }
        plurals = [PluralRules(language: source), PluralRules(language: target)]
        opposites = OppositeWords.of(source)
    }

    /// Whether a translation is in a suitable language and for the same plural category.
    ///
    /// A text without a plural can use the plural form `other`.
    func isWanted(_ translation: MemoryTranslation) -> Bool {
        guard languages.contains(translation.canonical) else { return false }
        let pluralCase = form.part.path.name(along: .plural)
        return translation.pluralCase == pluralCase || (pluralCase == nil && translation.pluralCase == "other")
    }

    /// Returns the match for a translation of `old`, from the unit nearest to the place; nil if it does not fit.
    ///
    /// A text that means the opposite, such as “Turn off all notifications”, does not fit however similar it is.
    func offer(
        _ translation: MemoryTranslation, of old: SegmentForm, like hit: SegmentBank.Hit
    ) -> MemoryOffer? {
        if hit.likeness == .near, opposites?.separate(old.text, form.text) ?? false { return nil }
        let units = translation.units.map { distance(of: Int($0)) }
        guard let nearest = units.min(by: MemoryDistance.isNearer) else { return nil }
        return offer(nearest, uses: translation.count, of: old, likeness: hit.likeness, similarity: hit.similarity)
    }

    /// Returns the match for one unit, which is a translation of `old`; nil if it does not fit.
    func offer(unit: Int, of old: SegmentForm) -> MemoryOffer? {
        let isSame = old.text.utf8.elementsEqual(form.text.utf8)
        let similarity = isSame ? 1 : old.similarity(to: form)
        let likeness: MemoryMatch.Likeness = isSame ? .exact : similarity == 1 ? .variant : .near
        return offer(distance(of: unit), uses: 1, of: old, likeness: likeness, similarity: similarity)
    }

    private func offer(
        _ distance: MemoryDistance, uses: Int, of old: SegmentForm, likeness: MemoryMatch.Likeness, similarity: Double
    ) -> MemoryOffer? {
        let unit = memory.units[distance.unit]
        let localization = memory.localizations[Int(unit.localization)]
        let adaptation = PlaceholderAdaptation(new: form, old: old, plurals: plurals)
        guard let filled = adaptation.adapted(into: unit.text) else { return nil }
        let edges = EdgeAdaptation(filled, from: old, to: form, language: localization.canonical)
        let text = FormattedPart(Text(edges.text, range: 0..<0, file: 0, isLiteral: form.isLiteral), at: unit.part)
        guard SpecifierCompatibility.isCompatible(text, withSource: form.part) else { return nil }
        var score = likeness == .near ? min(similarity, MemoryScore.bestNear) : similarity
        score -= MemoryScore.adapted * Double(edges.adapted) + MemoryScore.left * Double(edges.left)
        if !form.hasSamePlaceholders(as: old) { score -= MemoryScore.adapted }
        if localization.canonical != languages.first { score -= MemoryScore.otherLanguage }
        if unit.part.name(along: .plural) != form.part.path.name(along: .plural) { score -= MemoryScore.otherPart }
        let match = MemoryMatch(
            text: edges.text, score: max(0, score), likeness: likeness, source: old.text, translation: unit.text,
            key: localization.key, path: localization.path, part: unit.part, language: localization.language,
            uses: uses)
        return MemoryOffer(match: match, distance: distance)
    }

    private func distance(of unit: Int) -> MemoryDistance {
        let localization = memory.localizations[Int(memory.units[unit].localization)]
        return MemoryDistance(
            isSameTable: table == localization.table,
            commonPrefix: requested.map { zip($0.key.utf8, localization.key.utf8).prefix { $0 == $1 }.count } ?? 0,
            path: localization.path, unit: unit)
    }
}

/// The score deductions for differences from an exact match.
enum MemoryScore {
    /// The deduction for each difference that the translation was adapted to.
    static let adapted = 0.01
    /// The deduction for each difference that remains in the translation.
    static let left = 0.03
    /// The deduction for a text without a region that is used for a region.
    static let otherLanguage = 0.05
    /// The deduction for a plural's `other` that is used for a text without plural.
    static let otherPart = 0.05
    /// The maximum score if the wording differs, for texts of any length.
    static let bestNear = 0.95
}

/// The distance of a translation from the requested place.
struct MemoryDistance {
    let isSameTable: Bool
    /// The number of leading bytes that the keys have in common.
    let commonPrefix: Int
    package let path: String
    /// The index of the unit, in the order of the files.
    let unit: Int

    static func isNearer(_ left: MemoryDistance, _ right: MemoryDistance) -> Bool {
        if left.isSameTable != right.isSameTable { return left.isSameTable }
        if left.commonPrefix != right.commonPrefix { return left.commonPrefix > right.commonPrefix }
        return (left.path, left.unit) < (right.path, right.unit)
    }
}
