/// Measurements that are compared with one another: a table.
struct Section {
    /// The heading.
    let title: String
    /// What the rows are held against.
    let comparison: Comparison
    /// The measurements.
    let rows: [Row]

    /// How rows are held against one of them.
    enum Comparison {
        /// How many times as fast as the row of that number.
        case speed(ofRow: Int)
        /// How many times as long as the row of that number takes.
        case time(ofRow: Int)

        /// The number of the row that the others are held against.
        var reference: Int {
            switch self {
            case .speed(let row), .time(let row): row
            }
        }

        /// The ratio of a row to the reference.
        func ratio(of figures: Figures, to reference: Figures) -> Double {
            switch self {
            case .speed: reference.wall / figures.wall
            case .time: figures.wall / reference.wall
            }
        }
    }

    /// Measures all rows by turns, so that a machine that slows down slows all of them, and takes medians.
    func measure(rounds: Int) throws -> [Figures] {
        var runs = [[Figures]](repeating: [], count: rows.count)
        for _ in 0..<rounds {
            for (number, row) in rows.enumerated() {
                for _ in 0..<row.runsARound { runs[number].append(try row.run()) }
            }
        }
        return runs.compactMap(Figures.median)
    }
}
