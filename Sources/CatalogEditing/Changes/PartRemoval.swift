import CatalogCore
import CatalogRuntime

/// Removes a part from an entry's content in one language.
struct PartRemoval {
    let key: String
    /// The language as spelled in the table.
    let language: LanguageTag
    /// The entry's content in the language.
    let content: LocalizedContent

    /// Returns whether other texts remain after the removal of a part.
    ///
    /// - Throws: a refusal if the part does not exist, is not a variation, or is needed by other parts.
    func leavesTexts(without part: PartPath) throws(ChangeRefusal) -> Bool {
        let parts = content.parts.map(\.path)
        guard parts.contains(where: { $0.steps.starts(with: part.steps) }) else { throw .noText(key, language, part) }
        guard case .variation(let axis, let name) = part.steps.last else {
            throw .noLocationForPart(key, language, part, parts)
        }
        let parent = part.parent.steps
        let hasSiblings = parts.contains { $0.steps.starts(with: parent) && !$0.steps.starts(with: part.steps) }
        guard hasSiblings || part.steps.count > 1 else { return false }
        guard hasSiblings, !isNeeded(name, of: axis) else { throw .neededPart(key, language, part) }
        return true
    }

    /// Adds the removal of a part to a change.
    ///
    /// The caller has checked that other parts remain.
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

    /// Whether a form is needed: the fallback `other`, or a plural form for whole numbers in the language.
    private func isNeeded(_ name: String, of axis: VariationAxis) -> Bool {
        if name == PluralCategory.other.rawValue { return true }
        guard axis == .plural, let category = PluralCategory(rawValue: name) else { return false }
        return PluralRules(language: language).neededCategories.contains(category)
    }
}
