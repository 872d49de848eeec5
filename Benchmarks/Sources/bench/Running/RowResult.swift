/// A measurement with its figures.
struct RowResult {
    /// The measurement.
    let row: Row
    /// The medians of its runs.
    let figures: Figures
    /// The ratio to its section's reference; nil where there is none.
    let ratio: Double?

    /// The seconds for each thing; nil where the time is for one.
    var each: Double? { row.count.map { figures.wall / Double($0) } }

    /// The speed on the clock in millions of bytes a second; nil where there is no file.
    var speed: Double? { row.bytes.map { Double($0) / 1e6 / figures.wall } }

    /// The speed in millions of bytes a second of processor time.
    var speedACore: Double? {
        guard let bytes = row.bytes, let cpu = figures.cpu, cpu > 0 else { return nil }
        return Double(bytes) / 1e6 / cpu
    }

    /// The ratio of the peak memory to the file.
    var memoryRatio: Double? { row.bytes.map { Double(figures.peakMemory) / Double($0) } }
}
