/// The measurements of one run, or the medians of several runs.
struct Figures {
    /// The elapsed time in seconds.
    let wall: Double
    /// The processor time of all cores in seconds; nil if the row measures a whole process.
    let cpu: Double?
    /// The peak memory in bytes.
    let peakMemory: Int

    /// Returns the median of each measurement; nil for no runs.
    static func median(_ runs: [Figures]) -> Figures? {
        guard let wall = middle(runs.map(\.wall)), let peak = middle(runs.map(\.peakMemory)) else { return nil }
        return Figures(wall: wall, cpu: middle(runs.compactMap(\.cpu)), peakMemory: peak)
    }

    init(wall: Double, cpu: Double?, peakMemory: Int) {
        self.wall = wall
        self.cpu = cpu
        self.peakMemory = peakMemory
    }

    private static func middle<Value: Comparable>(_ values: [Value]) -> Value? {
        values.isEmpty ? nil : values.sorted()[(values.count - 1) / 2]
    }
}
