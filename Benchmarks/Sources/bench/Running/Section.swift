/// A table of measurements that are compared with a reference row.
struct Section {
    /// The heading.
    let title: String
    /// A sentence about the sample; nil if the titles of the rows describe it.
    var subject: String?
    /// The comparison with the reference row.
    let comparison: Comparison
    /// The unit of the comparison, such as `text`; nil to compare the whole times.
    var unit: String?
    /// The measurements.
    let rows: [Row]

    /// A comparison of rows with a reference row.
    enum Comparison {
        /// The factor by which a row is faster than the row at this index.
        case speed(ofRow: Int)
        /// The factor by which a row takes longer than the row at this index.
        case time(ofRow: Int)

        /// The index of the reference row.
        var reference: Int {
            switch self {
            case .speed(let row), .time(let row): row
            }
        }

        /// Returns the ratio of a row's time to the reference time.
        func ratio(of seconds: Double, to reference: Double) -> Double {
            switch self {
            case .speed: reference / seconds
            case .time: seconds / reference
            }
        }
    }

    /// Returns the results of the rows with their ratios to the reference row.
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

    /// Measures the rows in turn, in several rounds, and returns their medians.
    ///
    /// Slow phases of the machine thus affect all rows equally.
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
