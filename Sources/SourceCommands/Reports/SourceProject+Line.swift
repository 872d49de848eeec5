import CatalogCore
import SwiftSources

extension SourceProject {
    /// Returns a line of code without indentation, shortened to 160 characters; empty for files other than Swift.
    func line(at position: TextPosition, in path: String) -> String {
        guard let file = index.file(at: path) else { return "" }
        let lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.indices.contains(position.line - 1) else { return "" }
        let text = String(decoding: lines[position.line - 1], as: UTF8.self)
        return String(text.drop { $0 == " " || $0 == "\t" }.prefix(Self.longestLine))
    }

    private static var longestLine: Int { 160 }
}
