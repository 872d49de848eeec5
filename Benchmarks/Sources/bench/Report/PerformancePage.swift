import Foundation

/// The documentation page with the results.
///
/// Only the text between the markers is generated.
struct PerformancePage {
    private let path: String

    /// A generated block of the page.
    enum Block: String {
        case results = "scripts/bench --update-docs"
        case load = "scripts/bench --load --update-docs"

        /// The line with the start marker.
        var begin: String { "<!-- Results: \(rawValue) -->" }

        /// The line with the end marker.
        var end: String {
            switch self {
            case .results: "<!-- End of results -->"
            case .load: "<!-- End of load -->"
            }
        }
    }

    /// An error for a page that lacks the markers of a block.
    struct MissingMarkers: Error, CustomStringConvertible {
        /// The path of the page.
        let path: String
        /// The block whose markers are missing.
        let block: Block

        var description: String { "\(path) lacks \(block.begin) or \(block.end)" }
    }

    init(_ path: String) {
        self.path = path
    }

    /// Replaces the results in a block.
    func replace(_ block: Block, by results: String) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        guard let start = text.range(of: block.begin), let stop = text.range(of: block.end),
            start.upperBound <= stop.lowerBound
        else { throw MissingMarkers(path: path, block: block) }
        let page = text[..<start.upperBound] + "\n" + results + "\n" + text[stop.lowerBound...]
        try String(page).write(toFile: path, atomically: true, encoding: .utf8)
    }
}
