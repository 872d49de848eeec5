import CatalogCore
import CatalogRuntime

/// The order in which parts of a text are shown: steps as first met, plural cases as CLDR lists them.
///
/// Languages have different cases; side by side in the order of their files they would be a muddle.
struct PartOrder {
    private var steps: [PartPath.Step: Int] = [:]

    /// Notes a way that is to be shown.
    mutating func meeting(_ part: PartPath) -> PartPath {
        for step in part.steps where steps[step] == nil { steps[step] = Self.rank(of: step) ?? 1_000 + steps.count }
        return part
    }

    /// Where a way stands; the whole text, without steps, comes first.
    func place(of part: PartPath) -> [Int] { part.steps.map { steps[$0] ?? 0 } }

    private static func rank(of step: PartPath.Step) -> Int? {
        guard case .variation(.plural, let name) = step else { return nil }
        return PluralCategory.allCases.firstIndex { $0.rawValue == name }
    }
}
