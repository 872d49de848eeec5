/// The result of a measurement.
struct RowResult {
    /// The measurement.
    let row: Row
    /// The medians of all runs.
    let figures: Figures
    /// The ratio to the section's reference row; nil if it cannot be computed.
    let ratio: Double?

    /// The elapsed seconds for each unit; nil if the row is not measured by unit.
    var each: Double? { row.count.map { figures.wall / Double($0) } }

    /// The speed in millions of bytes per second of elapsed time; nil without an input file.
    var speed: Double? { row.bytes.map { Double($0) / 1e6 / figures.wall } }

    /// The speed in millions of bytes per second of processor time.
    var speedACore: Double? {
        guard let bytes = row.bytes, let cpu = figures.cpu, cpu > 0 else { return nil }
        return Double(bytes) / 1e6 / cpu
    }

    /// The peak memory divided by the size of the input file.
    var memoryRatio: Double? { row.bytes.map { Double(figures.peakMemory) / Double($0) } }
}
