import CatalogReports
import CatalogRuntime
import Foundation
import InterfaceTexts

/// A chart of the progress of a language, or of all, over time, with its first and last value as text.
struct TrendChart {
    private let title: HTMLNode
    private let name: String
    private let points: [(day: String, seconds: Double, percent: Int?)]

    /// The dimensions of the drawing.
    ///
    /// 100 % is at `top`, 0 % at `bottom`.
    private static let (width, left, right, top, bottom) = (240.0, 3.0, 216.0, 6.0, 66.0)

    init(_ language: LanguageTag, _ trend: ReportTrend) {
        self.init(LanguageLabel.node(language), name: language.spelling, trend) { $0.percent(of: language) }
    }

    /// Creates the chart of all languages together.
    init(totalOf trend: ReportTrend) {
        let name = Texts.Column.total.resolved
        self.init(.text(name), name: name, trend) { TotalShare($0.totals).percent }
    }

    private init(_ title: HTMLNode, name: String, _ trend: ReportTrend, percent: (ReportTrend.Point) -> Int?) {
        (self.title, self.name) = (title, name)
        var latest = -Double.infinity
        let reader = ISO8601DateFormatter()
        points = trend.points.map { point in
            // A commit may have an earlier date than its parent.
            latest = max(latest, reader.date(from: point.commit.date)?.timeIntervalSince1970 ?? latest)
            return (point.commit.day, latest, percent(point))
        }
    }

    var node: HTMLNode {
        .tag(
            "li",
            .tag(
                "figure",
                .tag("figcaption", .tag("span", title), " ", .tag("b", .text(ends))), drawing,
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
        let grid = [100, 50, 0].flatMap { percent in
            let line = Self.height(of: percent)
            return [
                HTMLNode.tag(
                    "path", ["class": "grid", "d": "M0 \(CoverageBar.number(line))H\(CoverageBar.number(Self.right))"]),
                .tag(
                    "text",
                    [
                        "class": "scale", "x": CoverageBar.number(Self.width), "y": CoverageBar.number(line + 3),
                        "text-anchor": "end",
                    ], .text("\(percent)")),
            ]
        }
        return .tag(
            "svg", ["class": "chart", "viewBox": "0 0 240 72", "role": "img", "aria-label": description],
            grid + [.tag("path", ["class": "line", "d": line])] + (end.map { [$0] } ?? []))
    }

    /// A text description of the chart for accessibility.
    private var description: String {
        let ends = [points.first { $0.percent != nil }, points.last { $0.percent != nil }].compactMap { $0 }
        let words = ends.map { "\($0.day): \($0.percent ?? 0) %" }
        return "\(name), \(words.joined(separator: "; "))"
    }

    /// The line of the chart, interrupted where the language did not exist.
    ///
    /// Each piece begins with a line of no length, which is a dot if no other point follows.
    private var line: String {
        var isBroken = true
        return points.enumerated().compactMap { index, point in
            guard let percent = point.percent else {
                isBroken = true
                return nil
            }
            defer { isBroken = false }
            let location = location(index, percent)
            let point = "\(CoverageBar.number(location.x)) \(CoverageBar.number(location.y))"
            return isBroken ? "M\(point)h0" : "L\(point)"
        }.joined()
    }

    private var end: HTMLNode? {
        guard let last = points.indices.last, let percent = points[last].percent else { return nil }
        let location = location(last, percent)
        return .tag(
            "circle",
            ["class": "end", "cx": CoverageBar.number(location.x), "cy": CoverageBar.number(location.y), "r": "3.5"])
    }

    /// Returns the coordinates of a value: by time, or evenly spaced if all commits have the same time.
    private func location(_ index: Int, _ percent: Int) -> (x: Double, y: Double) {
        let (first, last) = (points[0].seconds, points[points.count - 1].seconds)
        let isTimed = last > first && first.isFinite
        let share =
            isTimed
            ? (points[index].seconds - first) / (last - first) : Double(index) / Double(max(1, points.count - 1))
        return (Self.left + share * (Self.right - Self.left), Self.height(of: percent))
    }

    /// Returns where a percentage is drawn.
    private static func height(of percent: Int) -> Double { bottom - (bottom - top) * Double(percent) / 100 }
}
