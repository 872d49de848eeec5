/// A workload and the figures at its three sizes.
struct LoadResult {
    /// The title, which names the size of the whole.
    let title: String
    /// The figures at a quarter, a half and the whole.
    let figures: [Figures]

    /// The limit of both ratios; 4 is exactly in proportion.
    static let limit = 5.0

    /// The ratio of the time for the whole to that for a quarter.
    var timeRatio: Double { ratio(\.wall) }

    /// The ratio of the peak memory.
    var memoryRatio: Double { ratio { Double($0.peakMemory) } }

    /// Whether the cost grows in proportion, or less.
    var isReached: Bool { timeRatio <= Self.limit && memoryRatio <= Self.limit }

    /// Measures a workload at its sizes by turns.
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
