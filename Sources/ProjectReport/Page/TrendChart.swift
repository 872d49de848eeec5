import CatalogReports
import CatalogRuntime
import Foundation

/// A chart of one language's progress over time, with its first and last value as text.
struct TrendChart {
    private let language: LanguageTag
    private let points: [(day: String, seconds: Double, percent: Int?)]

    /// The dimensions of the drawing.
    ///
    /// 100 % is at `top`, 0 % at `bottom`.
    private static let (width, left, right, top, bottom) = (240.0, 3.0, 235.0, 6.0, 66.0)

    init(_ language: LanguageTag, _ trend: ReportTrend) {
        self.language = language
        var latest = -Double.infinity
        let reader = ISO8601DateFormatter()
        points = trend.points.map { point in
            // A commit may have an earlier date than its parent.
            latest = max(latest, reader.date(from: point.commit.date)?.timeIntervalSince1970 ?? latest)
            return (point.commit.day, latest, point.percent(of: language))
        }
    }

    var node: HTMLNode {
        .tag(
            "li",
            .tag(
                "figure",
                .tag("figcaption", .tag("span", LanguageLabel.node(language)), " ", .tag("b", .text(ends))), drawing,
                .tag(
                    "p", ["class": "dates", "aria-hidden": "true"],
                    .tag("span", .text(points.first?.day ?? "")), .tag("span", .text(points.last?.day ?? "")))))
    }

    /// The first and the last value.
    private var ends: String {
        let known = points.compactMap(\.percent)
        guard let first = known.first, let last = known.last else { return "–" }
        return "\(first) → \(last) %"
    }

    private var drawing: HTMLNode {
        let grid = [Self.top, (Self.top + Self.bottom) / 2, Self.bottom].map { line in
            HTMLNode.tag(
                "path", ["class": "grid", "d": "M0 \(CoverageBar.number(line))H\(CoverageBar.number(Self.width))"])
        }
        return .tag(
            "svg", ["class": "chart", "viewBox": "0 0 240 72", "role": "img", "aria-label": description],
            grid + [.tag("path", ["class": "line", "d": line])] + (end.map { [$0] } ?? []))
    }

    /// A text description of the chart for accessibility.
    private var description: String {
        let ends = [points.first { $0.percent != nil }, points.last { $0.percent != nil }].compactMap { $0 }
        let words = ends.map { "\($0.day): \($0.percent ?? 0) %" }
        return "\(language.spelling), \(words.joined(separator: "; "))"
    }

    /// The line of the chart, interrupted where the language did not exist.
    private var line: String {
        var isBroken = true
        return points.enumerated().compactMap { index, point in
            guard let percent = point.percent else {
                isBroken = true
                return nil
            }
            defer { isBroken = false }
            let place = place(index, percent)
            return "\(isBroken ? "M" : "L")\(CoverageBar.number(place.x)) \(CoverageBar.number(place.y))"
        }.joined()
    }

    private var end: HTMLNode? {
        guard let last = points.indices.last, let percent = points[last].percent else { return nil }
        let place = place(last, percent)
        return .tag(
            "circle",
            ["class": "end", "cx": CoverageBar.number(place.x), "cy": CoverageBar.number(place.y), "r": "3.5"])
    }

    /// Returns the coordinates of a value: by time, or evenly spaced if all commits have the same time.
    private func place(_ index: Int, _ percent: Int) -> (x: Double, y: Double) {
        let (first, last) = (points[0].seconds, points[points.count - 1].seconds)
        let isTimed = last > first && first.isFinite
        let share =
            isTimed
            ? (points[index].seconds - first) / (last - first) : Double(index) / Double(max(1, points.count - 1))
        let height = Self.bottom - Self.top
        return (Self.left + share * (Self.right - Self.left), Self.bottom - height * Double(percent) / 100)
    }
}
