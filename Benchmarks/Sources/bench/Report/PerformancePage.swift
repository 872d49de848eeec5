import Foundation

/// The page of the documentation that shows the results between two markers; the words round them are written by hand.
struct PerformancePage {
    private let path: String

    static let begin = "<!-- Results: scripts/bench --update-docs -->"
    static let end = "<!-- End of results -->"

    /// A page without the markers.
    struct MissingMarkers: Error, CustomStringConvertible {
        let path: String

        var description: String { "\(path) lacks \(begin) or \(end)" }
    }

    init(_ path: String) {
        self.path = path
    }

    /// Puts `results` where the last ones were.
    func replaceResults(by results: String) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        guard let start = text.range(of: Self.begin), let stop = text.range(of: Self.end),
            start.upperBound <= stop.lowerBound
        else { throw MissingMarkers(path: path) }
        let page = text[..<start.upperBound] + "\n" + results + "\n" + text[stop.lowerBound...]
        try String(page).write(toFile: path, atomically: true, encoding: .utf8)
    }
}
