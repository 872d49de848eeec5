import Foundation
import TestSupport

/// The map of the modules in `docs/architecture.md`.
struct ModuleMap {
    /// The modules and products that each module uses, from the table.
    let uses: [String: Set<String>]
    /// The line of each module in the drawing.
    let lines: [String: Int]

    init(_ page: String) {
        let rows = page.matches(of: #/(?m)^\| (`[^|]+`) \| [^|]+ \|([^|]*)\|$/#)
        uses = Dictionary(
            rows.flatMap { row in Self.names(in: row.1).map { ($0, Set(Self.names(in: row.2))) } }
        ) { first, _ in first }
        let drawing =
            page.split(separator: "```", maxSplits: 2, omittingEmptySubsequences: false).dropFirst().first ?? ""
        let known = Set(uses.keys)
        let words = drawing.drop { $0 == "\n" }.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        lines = Dictionary(
            words.flatMap { number, line in
                line.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init).filter(known.contains).map {
                    ($0, number)
                }
            }
        ) { first, _ in first }
    }

    /// Returns the map of this package.
    static func current() throws -> ModuleMap {
        let path = SourceTree.package.appendingPathComponent("docs/architecture.md")
        return ModuleMap(try String(contentsOf: path, encoding: .utf8))
    }

    /// Returns the names between backticks.
    private static func names(in text: Substring) -> [String] { text.matches(of: #/`([^`]+)`/#).map { String($0.1) } }
}
