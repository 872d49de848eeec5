import CatalogCore
import CatalogRuntime

/// Takes a part out of what an entry holds in one language.
struct PartRemoval {
    let key: String
    /// The language, as the table spells it.
    let language: LanguageTag
    /// What the entry has in it.
    let content: LocalizedContent

    /// Whether other texts stay once a part is gone.
    ///
    /// - Throws: where there is no such part, or the rest would not work without it.
    func leavesTexts(without part: PartPath) throws(ChangeRefusal) -> Bool {
        let parts = content.parts.map(\.path)
        guard parts.contains(where: { $0.steps.starts(with: part.steps) }) else { throw .noText(key, language, part) }
        guard case .variation(let axis, let name) = part.steps.last else {
            throw .noPlaceForPart(key, language, part, parts)
        }
        let parent = part.parent.steps
        let hasSiblings = parts.contains { $0.steps.starts(with: parent) && !$0.steps.starts(with: part.steps) }
        guard hasSiblings || part.steps.count > 1 else { return false }
        guard hasSiblings, !isNeeded(name, of: axis) else { throw .neededPart(key, language, part) }
        return true
    }

    /// Says that a part goes, which leaves others.
    func take(_ part: PartPath, outOf change: inout ObjectChange) {
        Self.remove(part.steps[...], from: &change)
    }

    private static func remove(_ steps: ArraySlice<PartPath.Step>, from change: inout ObjectChange) {
        let rest = steps.dropFirst()
        switch steps.first {
        case .variation(let axis, let name):
            change.change("variations") { variations in
                variations.change(axis.spelling) { cases in
                    if rest.isEmpty { cases.remove(name) } else { cases.change(name) { remove(rest, from: &$0) } }
                }
            }
        case .substitution(let name):
            change.change("substitutions") { all in all.change(name) { remove(rest, from: &$0) } }
        case .set, nil: break
        }
    }

    /// Whether the other cases would not do without one: the language has numbers for it, or it stands in for all others.
    private func isNeeded(_ name: String, of axis: VariationAxis) -> Bool {
        if name == PluralCategory.other.rawValue { return true }
        guard axis == .plural, let category = PluralCategory(rawValue: name) else { return false }
        return PluralRules(language: language).neededCategories.contains(category)
    }
}
