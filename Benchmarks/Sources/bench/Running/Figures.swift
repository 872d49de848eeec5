/// The figures of one run, or the medians of several.
struct Figures {
    /// The seconds on the clock.
    let wall: Double
    /// The seconds of all cores together; nil where a whole process was timed.
    let cpu: Double?
    /// The most memory held at once, in bytes.
    let peakMemory: Int

    /// Returns the median of each figure; nil for no runs.
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
