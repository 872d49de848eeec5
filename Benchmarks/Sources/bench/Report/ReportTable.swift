import Foundation

/// A section's results as a Markdown table, aligned so that it can be read as it is.
struct ReportTable {
    private let section: Section
    private let results: [RowResult]

    init(_ section: Section, _ figures: [Figures]) {
        self.section = section
        results = section.results(figures)
    }

    /// The heading and the table.
    var text: String {
        let lines = [header] + results.map(cells)
        let widths = header.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        let rule =
            "|"
            + widths.enumerated().map { column, width in
                String(repeating: "-", count: width + 1) + (isNumber(column) ? ":" : "-")
            }.joined(separator: "|") + "|"
        let rendered = lines.map { line in
            "| " + line.indices.map { pad(line[$0], to: widths[$0], right: isNumber($0)) }.joined(separator: " | ")
                + " |"
        }
        return (["### \(section.title)", "", rendered[0], rule] + rendered.dropFirst()).joined(separator: "\n") + "\n"
    }

    private func isNumber(_ column: Int) -> Bool { (1...4).contains(column) }

    private func pad(_ text: String, to width: Int, right: Bool) -> String {
        let space = String(repeating: " ", count: width - text.count)
        return right ? space + text : text + space
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
            result.row.title, Self.time(result.figures.wall),
            section.unit == nil ? Self.speed(result) : result.each.map(Self.shortTime) ?? "",
            result.ratio.map { "\(Self.number($0)) ×" } ?? "", Self.memory(result), Self.targets(result),
        ]
    }

    // MARK: - Cells

    private static func time(_ seconds: Double) -> String {
        let milliseconds = seconds * 1000
        return milliseconds < 10_000 ? "\(number(milliseconds)) ms" : "\(number(seconds)) s"
    }

    private static func shortTime(_ seconds: Double) -> String {
        seconds < 1e-5 ? "\(number(seconds * 1e9)) ns" : "\(number(seconds * 1e6)) µs"
    }

    /// The speed on the clock, and where several cores took part that of each.
    private static func speed(_ result: RowResult) -> String {
        guard let speed = result.speed else { return "" }
        let asksForCores = result.row.targets.contains { if case .speedACore = $0 { true } else { false } }
        guard asksForCores, let speedACore = result.speedACore else { return number(speed) }
        return "\(number(speed)) (\(number(speedACore)) a core)"
    }

    private static func memory(_ result: RowResult) -> String {
        guard let ratio = result.memoryRatio else { return "" }
        return "\(number(Double(result.figures.peakMemory) / 1e6)) MB (\(number(ratio)) × file)"
    }

    private static func targets(_ result: RowResult) -> String {
        result.row.targets.map { "\($0.description) \($0.isReached(by: result) ? "✓" : "✗")" }.joined(separator: ", ")
    }

    /// Three digits or so: more would pretend to an accuracy that there is not.
    private static func number(_ value: Double) -> String {
        String(format: value < 10 ? "%.1f" : "%.0f", value)
    }
}
