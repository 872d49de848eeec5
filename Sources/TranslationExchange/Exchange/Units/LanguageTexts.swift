import CatalogCore
import StringTables

/// The texts that an entry has in one language, by part, as translators see them.
struct LanguageTexts {
    /// A text.
    struct Unit {
        let text: String
        let state: ExchangeState?
        /// The file that it is written in, by its number in the table.
        let file: Int
    }

    /// The parts in the order of the file.
    let parts: [PartPath]
    /// How texts are spelled here.
    let spelling: ExchangeSpelling
    private let units: [PartPath: Unit]

    init(_ localization: Localization?, isCatalog: Bool) {
        let content = localization.map { isCatalog ? $0.content : CatalogContent($0.content).content }
        let spelling = ExchangeSpelling(content, isCatalog: isCatalog)
        var parts: [PartPath] = []
        var units: [PartPath: Unit] = [:]
        for part in content?.parts ?? [] {
            guard let value = part.unit.value else { continue }
            let unit = Unit(
                text: spelling.shown(value.string, at: part.path),
                state: isCatalog ? ExchangeState(part.unit.state) : nil, file: part.unit.place.file)
            if units.updateValue(unit, forKey: part.path) == nil { parts.append(part.path) }
        }
        self.parts = parts
        self.units = units
        self.spelling = spelling
    }

    subscript(part: PartPath) -> Unit? { units[part] }

    /// The text of this language that a part of another goes by: the same part, else the nearest that stands in for it.
    package func text(standingInFor part: PartPath) -> String? {
        if let found = units[part] { return found.text }
        guard !part.isInSubstitution else { return nearest(to: part, in: parts.filter(\.isInSubstitution)) }
        return nearest(to: part, in: parts.filter { !$0.isInSubstitution })
    }

    /// Steps into `other` are the best, then none at all: a text that does not vary stands for all of its cases.
    private func nearest(to part: PartPath, in candidates: [PartPath]) -> String? {
        let ranked = candidates.compactMap { candidate in candidate.distance(to: part).map { ($0, candidate) } }
        return ranked.min { $0.0 < $1.0 }.flatMap { units[$0.1]?.text }
    }
}

extension PartPath {
    /// Whether it leads into a substitution.
    var isInSubstitution: Bool { if case .substitution? = steps.first { true } else { false } }

    /// How far this part is from standing in for another; nil where it cannot.
    ///
    /// On each axis the same case is the nearest, then `other`, then a text that does not vary along it; last, any case.
    fileprivate func distance(to other: PartPath) -> Int? {
        if isInSubstitution || other.isInSubstitution {
            guard let mine = steps.first, mine == other.steps.first else { return nil }
        }
        return [VariationAxis.device, .plural].reduce(0) { sum, axis in
            let (mine, theirs) = (name(along: axis), other.name(along: axis))
            if mine == theirs { return sum * 4 }
            return sum * 4 + (mine == "other" ? 1 : mine == nil ? 2 : 3)
        }
    }

    private func name(along axis: VariationAxis) -> String? {
        for case .variation(axis, let name) in steps { return name }
        return nil
    }
}
