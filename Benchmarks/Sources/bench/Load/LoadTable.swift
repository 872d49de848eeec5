/// The results of the load workloads as a Markdown table.
struct LoadTable {
    /// The results, one for each row.
    let results: [LoadResult]

    /// The heading, the command that repeats the measurement, and the table.
    var text: String {
        let lines = [["", "¼", "½", "Whole", "Whole ÷ ¼", "Target"]] + results.map(cells)
        return """
            ### Time and peak memory by size

            Repeat with `scripts/bench --load`. A size is a quarter, a half or the whole of what the row names.

            \(MarkdownTable(lines, numbers: 1...4).text)

            """
    }

    private func cells(_ result: LoadResult) -> [String] {
        let sizes = result.figures.map { "\(Quantity.time($0.wall)), \(Quantity.memory($0.peakMemory))" }
        let ratios = "\(Quantity.number(result.timeRatio)) ×, memory \(Quantity.number(result.memoryRatio)) ×"
        let target = "≤ \(Int(LoadResult.limit)) × \(result.isReached ? "✓" : "✗")"
        return [result.title] + sizes + [ratios, target]
    }
}
