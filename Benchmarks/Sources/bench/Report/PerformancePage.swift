import Foundation

/// The page of the documentation with the results; everything outside of the markers is written by hand.
struct PerformancePage {
    private let path: String

    /// A block of the page that a run replaces.
    enum Block: String {
        case results = "scripts/bench --update-docs"
        case load = "scripts/bench --load --update-docs"

        /// The line before the block.
        var begin: String { "<!-- Results: \(rawValue) -->" }

        /// The line behind the block.
        var end: String {
            switch self {
            case .results: "<!-- End of results -->"
            case .load: "<!-- End of load -->"
            }
        }
    }

    /// A page without the markers of a block.
    struct MissingMarkers: Error, CustomStringConvertible {
        /// The path of the page.
        let path: String
        /// The block.
        let block: Block

        var description: String { "\(path) lacks \(block.begin) or \(block.end)" }
    }

    init(_ path: String) {
        self.path = path
    }

    /// Replaces the results of a block.
    func replace(_ block: Block, by results: String) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        guard let start = text.range(of: block.begin), let stop = text.range(of: block.end),
            start.upperBound <= stop.lowerBound
        else { throw MissingMarkers(path: path, block: block) }
        let page = text[..<start.upperBound] + "\n" + results + "\n" + text[stop.lowerBound...]
        try String(page).write(toFile: path, atomically: true, encoding: .utf8)
    }
}
