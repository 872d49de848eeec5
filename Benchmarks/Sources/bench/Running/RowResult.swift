/// A measurement and what it gave.
struct RowResult {
    let row: Row
    let figures: Figures
    /// How it compares with its section's reference; nil where it does not.
    let ratio: Double?

    /// Seconds for each of the things that the time is shared by; nil where it is for one.
    var each: Double? { row.count.map { figures.wall / Double($0) } }

    /// Megabytes (millions of bytes) a second on the clock; nil where no file is worked on.
    var speed: Double? { row.bytes.map { Double($0) / 1e6 / figures.wall } }

    /// Megabytes a second of processor time.
    var speedACore: Double? {
        guard let bytes = row.bytes, let cpu = figures.cpu, cpu > 0 else { return nil }
        return Double(bytes) / 1e6 / cpu
    }

    /// The most memory held at once as a multiple of the file.
    var memoryRatio: Double? { row.bytes.map { Double(figures.peakMemory) / Double($0) } }
}
