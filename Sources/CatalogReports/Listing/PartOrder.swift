import CatalogCore
import CatalogRuntime

/// The display order of parts: steps in order of occurrence, plural cases in CLDR's order.
///
/// Languages need a common order, because their files have different plural and device forms.
struct PartOrder {
    private var steps: [PartPath.Step: Int] = [:]

    /// Records a part that will be shown, and returns it.
    mutating func meeting(_ part: PartPath) -> PartPath {
        for step in part.steps where steps[step] == nil { steps[step] = Self.rank(of: step) ?? 1_000 + steps.count }
        return part
    }

    /// Returns the sort position of a part.
    ///
    /// The whole text, which has no steps, comes first.
    func location(of part: PartPath) -> [Int] { part.steps.map { steps[$0] ?? 0 } }

    private static func rank(of step: PartPath.Step) -> Int? {
        guard case .variation(.plural, let name) = step else { return nil }
        return PluralCategory.allCases.firstIndex { $0.rawValue == name }
    }
}
