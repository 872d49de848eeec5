/// Measurements that are compared with one another: a table.
struct Section {
    /// The heading.
    let title: String
    /// A sentence about the sample; nil where the rows name it.
    var subject: String?
    /// How a row compares with the reference.
    let comparison: Comparison
    /// The thing that rows are compared by, such as a text, if not by their whole time.
    var unit: String?
    /// The measurements.
    let rows: [Row]

    /// A way to compare each row with one of them.
    enum Comparison {
        /// The factor by which a row is faster than the row of that number.
        case speed(ofRow: Int)
        /// The factor by which a row takes longer than the row of that number.
        case time(ofRow: Int)

        /// The number of the reference row.
        var reference: Int {
            switch self {
            case .speed(let row), .time(let row): row
            }
        }

        /// Compares a row's seconds with those of the reference.
        func ratio(of seconds: Double, to reference: Double) -> Double {
            switch self {
            case .speed: reference / seconds
            case .time: seconds / reference
            }
        }
    }

    /// Returns the results of the rows, each compared with the reference.
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

    /// Measures all rows by turns and takes medians; a machine that slows down then slows all rows alike.
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
