import CommandSupport
import Foundation
import XCStringsKit

/// The line of one language over time, with its ends in words.
struct TrendChart {
    private let language: LanguageTag
    private let points: [(day: String, seconds: Double, percent: Int?)]

    /// The size of the drawing; 100 per cent lies at `top`, none at `bottom`.
    private static let (width, left, right, top, bottom) = (240.0, 3.0, 235.0, 6.0, 66.0)

    init(_ language: LanguageTag, _ trend: ReportTrend) {
        self.language = language
        var latest = -Double.infinity
        let reader = ISO8601DateFormatter()
        points = trend.points.map { point in
            // A commit may be dated before the one that it comes from.
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

    /// The first number and the last one.
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

    /// The chart for whoever cannot see it.
    private var description: String {
        let ends = [points.first { $0.percent != nil }, points.last { $0.percent != nil }].compactMap { $0 }
        let words = ends.map { "\($0.day): \($0.percent ?? 0) %" }
        return "\(language.spelling), \(words.joined(separator: "; "))"
    }

    /// A line through the numbers, broken where the language was not there.
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

    /// Where a number lies: by its time, or evenly where all are of one moment.
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
