/// The results of a section: the heading, the command that repeats the measurement, and a Markdown table.
struct ReportTable {
    private let name: String
    private let section: Section
    private let results: [RowResult]

    /// Creates the table of a section.
    ///
    /// - Parameters:
    ///   - name: The name of the section in `scripts/bench --only`.
    ///   - figures: The measurements of the rows.
    init(_ name: String, _ section: Section, _ figures: [Figures]) {
        self.name = name
        self.section = section
        results = section.results(figures)
    }

    /// The heading and the table.
    var text: String {
        let subject = section.subject.map { " " + $0 } ?? ""
        return """
            ### \(section.title)

            Repeat with `scripts/bench --only \(name)`.\(subject)

            \(MarkdownTable([header] + results.map(cells), numbers: 1...4).text)

            """
    }

    private var header: [String] {
        let ratio =
            switch section.comparison {
            case .speed: "Times as fast"
            case .time: "Times as long"
            }
        return ["", "Time", section.unit.map { "A \($0)" } ?? "MB/s", ratio, "Peak memory", "Target"]
    }

    private func cells(_ result: RowResult) -> [String] {
        [
            result.row.title, Quantity.time(result.figures.wall),
            section.unit == nil ? Self.speed(result) : result.each.map(Quantity.shortTime) ?? "",
            result.ratio.map { "\(Quantity.number($0)) ×" } ?? "", Self.memory(result), Self.targets(result),
        ]
    }

    /// Returns the speed, followed by the speed per core if a target of the row is about it.
    private static func speed(_ result: RowResult) -> String {
        guard let speed = result.speed else { return "" }
        let asksForCores = result.row.targets.contains { if case .speedACore = $0 { true } else { false } }
        guard asksForCores, let speedACore = result.speedACore else { return Quantity.number(speed) }
        return "\(Quantity.number(speed)) (\(Quantity.number(speedACore)) a core)"
    }

    private static func memory(_ result: RowResult) -> String {
        guard let ratio = result.memoryRatio else { return "" }
        return "\(Quantity.memory(result.figures.peakMemory)) (\(Quantity.number(ratio)) × file)"
    }

    private static func targets(_ result: RowResult) -> String {
        result.row.targets.map { "\($0.description) \($0.isReached(by: result) ? "✓" : "✗")" }.joined(separator: ", ")
    }
}
