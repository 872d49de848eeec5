import CatalogReports

/// A bar that shows the translation status of a language's keys.
///
/// Its numbers are next to the bar.
struct CoverageBar {
    private let row: LanguageStatistics

    init(_ row: LanguageStatistics) {
        self.row = row
    }

    /// The bar, 100 units wide.
    ///
    /// The background represents missing texts.
    var node: HTMLNode {
        var start = 0.0
        let shares: [(style: String, count: Int)] = [
            ("done", row.translated), ("wait", row.needsReview), ("begun", row.new + row.incomplete),
        ]
        let wanted = max(1, row.keys - row.stale - row.excluded)
        let pieces = shares.filter { $0.count > 0 }.map { style, count in
            let width = 100 * Double(count) / Double(wanted)
            defer { start += width }
            return HTMLNode.tag(
                "rect",
                ["class": style, "x": Self.number(start), "y": "0", "width": Self.number(width), "height": "10"])
        }
        return .tag(
            "svg",
            ["class": "bar", "viewBox": "0 0 100 10", "preserveAspectRatio": "none", "aria-hidden": "true"],
            [.tag("rect", ["class": "open", "x": "0", "y": "0", "width": "100", "height": "10"])] + pieces)
    }

    /// Returns a number with at most two decimals, for SVG attributes.
    static func number(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let rest = hundredths % 100
        guard rest != 0 else { return String(hundredths / 100) }
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
