/// Lines for the user without repetitions, in the order of their first addition.
struct DistinctLines {
    private(set) var lines: [String] = []
    private var seen: Set<[UInt8]> = []

    /// Adds the lines that are not there yet.
    mutating func add(_ new: [String]) {
        for line in new where seen.insert(Array(line.utf8)).inserted { lines.append(line) }
    }
}
