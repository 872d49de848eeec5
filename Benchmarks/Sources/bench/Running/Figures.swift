/// What one or more runs of the same measurement gave.
struct Figures {
    /// Seconds on the clock.
    let wall: Double
    /// Seconds of all cores together; nil where a whole process was timed.
    let cpu: Double?
    /// The most memory held at once, in bytes.
    let peakMemory: Int

    /// The medians of several runs, each figure by itself; nil of none.
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
