import CatalogCore
import CatalogLint
import CatalogRuntime

/// A text that a translation is wanted for, with all that decides what fits it.
struct MemoryQuery {
    let form: SegmentForm
    /// The languages that serve, the one that is wanted first.
    let languages: [LanguageTag]

    private let memory: TranslationMemory
    private let place: MemoryPlace?
    private let table: Int32?
    private let plurals: [PluralRules]

    init(
        _ form: SegmentForm, from source: LanguageTag, to target: LanguageTag, place: MemoryPlace?,
        in memory: TranslationMemory
    ) {
        self.form = form
        self.memory = memory
        self.place = place
        languages = MemoryLanguage.serving(target)
        table = place.flatMap { memory.tables[$0.path] }
        plurals = [PluralRules(language: source), PluralRules(language: target)]
    }

    /// Whether a translation is in a language that serves, and for the same case of a plural; where the text has no
    /// cases, `other` will do.
    func isWanted(_ translation: MemoryTranslation) -> Bool {
        guard languages.contains(translation.canonical) else { return false }
        let pluralCase = form.part.path.name(along: .plural)
        return translation.pluralCase == pluralCase || (pluralCase == nil && translation.pluralCase == "other")
    }

    /// What a translation of `old` offers, as the unit nearest to the place has it; nil where it does not fit.
    func offer(
        _ translation: MemoryTranslation, of old: SegmentForm, like hit: SegmentBank.Hit
    ) -> MemoryOffer? {
        let units = translation.units.map { nearness(of: Int($0)) }
        guard let nearest = units.min(by: MemoryNearness.isNearer) else { return nil }
        return offer(nearest, uses: translation.count, of: old, likeness: hit.likeness, similarity: hit.similarity)
    }

    /// What one unit offers; nil where it does not fit.
    func offer(unit: Int, of old: SegmentForm) -> MemoryOffer? {
        let isSame = old.text.utf8.elementsEqual(form.text.utf8)
        let similarity = isSame ? 1 : old.similarity(to: form)
        let likeness: MemoryMatch.Likeness = isSame ? .exact : similarity == 1 ? .variant : .near
        return offer(nearness(of: unit), uses: 1, of: old, likeness: likeness, similarity: similarity)
    }

    private func offer(
        _ nearness: MemoryNearness, uses: Int, of old: SegmentForm, likeness: MemoryMatch.Likeness, similarity: Double
    ) -> MemoryOffer? {
        let unit = memory.units[nearness.unit]
        let localization = memory.localizations[Int(unit.localization)]
        let carrying = PlaceholderCarrying(new: form, old: old, plurals: plurals)
        guard let filled = carrying.carried(into: unit.text) else { return nil }
        let edges = EdgeCarrying(filled, from: old, to: form, language: localization.canonical)
        let text = FormattedPart(Text(edges.text, range: 0..<0, file: 0), at: unit.part)
        guard SpecifierFit.fits(text, source: form.part) else { return nil }
        var score = likeness == .near ? min(similarity, MemoryScore.bestNear) : similarity
        score -= MemoryScore.carried * Double(edges.carried) + MemoryScore.left * Double(edges.left)
        if !form.hasSamePlaceholders(as: old) { score -= MemoryScore.carried }
        if localization.canonical != languages.first { score -= MemoryScore.otherLanguage }
        if unit.part.name(along: .plural) != form.part.path.name(along: .plural) { score -= MemoryScore.otherPart }
        let match = MemoryMatch(
            text: edges.text, score: max(0, score), likeness: likeness, source: old.text, translation: unit.text,
            key: localization.key, path: localization.path, part: unit.part, language: localization.language,
            uses: uses)
        return MemoryOffer(match: match, nearness: nearness)
    }

    private func nearness(of unit: Int) -> MemoryNearness {
        let localization = memory.localizations[Int(memory.units[unit].localization)]
        return MemoryNearness(
            isSameTable: table == localization.table,
            commonPrefix: place.map { zip($0.key.utf8, localization.key.utf8).prefix { $0 == $1 }.count } ?? 0,
            path: localization.path, unit: unit)
    }
}

/// What a match loses for what tells it from an exact one.
enum MemoryScore {
    /// For each difference that was carried over to the translation.
    static let carried = 0.01
    /// For each that the translation still has.
    static let left = 0.03
    /// For the texts of all regions in the place of one region's.
    static let otherLanguage = 0.05
    /// For a plural's `other` in the place of a text without cases.
    static let otherPart = 0.05
    /// What other wording scores at most, however long the text.
    static let bestNear = 0.95
}

/// How near a translation is to the place where one is wanted.
struct MemoryNearness {
    let isSameTable: Bool
    /// How many bytes the keys have in common from their start.
    let commonPrefix: Int
    package let path: String
    /// The number of the unit, which follows the order of the files.
    let unit: Int

    static func isNearer(_ left: MemoryNearness, _ right: MemoryNearness) -> Bool {
        if left.isSameTable != right.isSameTable { return left.isSameTable }
        if left.commonPrefix != right.commonPrefix { return left.commonPrefix > right.commonPrefix }
        return (left.path, left.unit) < (right.path, right.unit)
    }
}
