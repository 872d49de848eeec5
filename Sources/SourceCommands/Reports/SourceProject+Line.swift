import CatalogCore
import FileSearch
import StringTables
import SwiftSources

extension SourceProject {
    /// Returns the line at a position without indentation, shortened to 160 characters around the position.
    ///
    /// It is empty for a file that cannot be read or is not text.
    func line(at position: TextPosition, in path: String) -> String {
        guard let bytes = index.file(at: path)?.bytes ?? Self.bytes(of: path) else { return "" }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard lines.indices.contains(position.line - 1) else { return "" }
        let text = String(decoding: lines[position.line - 1], as: UTF8.self)
        let start = position.column > Self.longestLine ? position.column - Self.longestLine / 2 : 0
        return String(text.dropFirst(start).drop { $0 == " " || $0 == "\t" || $0 == "\r" }.prefix(Self.longestLine))
    }

    /// Returns the bytes of a file that is not code.
    private static func bytes(of path: String) -> [UInt8]? {
        let bytes = (try? FileReader.read(path, limit: OtherFile.sizeLimit))?.bytes
        return bytes.flatMap { BinaryPropertyListReader.isBinary($0) ? nil : $0 }
    }

    private static var longestLine: Int { 160 }
}
