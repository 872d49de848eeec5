/// The measurements of a workload at its three sizes.
struct LoadResult {
    /// The title, with the full size.
    let title: String
    /// The measurements at a quarter, at half and at the full size.
    let figures: [Figures]

    /// The maximum of both ratios; 4 means that the cost is proportional to the size.
    static let limit = 5.0

    /// The time at the full size divided by the time at a quarter of it.
    var timeRatio: Double { ratio(\.wall) }

    /// The peak memory at the full size divided by that at a quarter of it.
    var memoryRatio: Double { ratio { Double($0.peakMemory) } }

    /// Whether neither ratio exceeds the limit.
    var isReached: Bool { timeRatio <= Self.limit && memoryRatio <= Self.limit }

    /// Measures a workload at its three sizes, alternating between them.
    init(_ workload: LoadWorkload, _ plan: Plan, rounds: Int) throws {
        let rows = try workload.sizes.map { try workload.row(plan, $0) }
        title = rows.last?.title ?? workload.name
        figures = try Section(title: workload.name, comparison: .time(ofRow: 0), rows: rows).measure(rounds: rounds)
    }

    private func ratio(_ value: (Figures) -> Double) -> Double {
        guard let first = figures.first, let last = figures.last else { return .infinity }
        return value(last) / value(first)
    }
}
