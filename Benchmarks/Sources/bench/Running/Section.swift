/// Measurements that are compared with one another: a table.
struct Section {
    /// The heading.
    let title: String
    /// What the rows are held against.
    let comparison: Comparison
    /// What the time of a row is shared by, where it is; the rows are compared by the time for each.
    var unit: String?
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

        /// The ratio of a row's seconds to those of the reference.
        func ratio(of seconds: Double, to reference: Double) -> Double {
            switch self {
            case .speed: reference / seconds
            case .time: seconds / reference
            }
        }
    }

    /// What the rows gave, each held against the reference.
    func results(_ figures: [Figures]) -> [RowResult] {
        func seconds(_ number: Int) -> Double? {
            unit == nil ? figures[number].wall : rows[number].count.map { figures[number].wall / Double($0) }
        }
        let reference = seconds(comparison.reference)
        return rows.indices.map { number in
            let ratio = seconds(number).flatMap { own in reference.map { comparison.ratio(of: own, to: $0) } }
            return RowResult(row: rows[number], figures: figures[number], ratio: ratio)
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
