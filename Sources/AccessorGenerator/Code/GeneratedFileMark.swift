/// The first line of a generated file.
package enum GeneratedFileMark {
    private static let start = "Made by fitloc from "
    private static let end = ". Changes are lost with the next build."

    /// Returns the line without `//`.
    ///
    /// - Parameter catalog: The name of the catalog's file.
    static func text(for catalog: String) -> String { start + catalog + end }

    /// Returns whether fitloc generated a Swift file.
    package static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("// \(start)".utf8)) }

    /// Returns the names of the catalogs that a Swift file was generated from; empty for a file that is not generated.
    package static func catalogs(of lines: [Substring]) -> [String] {
        lines.filter { $0.hasPrefix("// \(start)") && $0.hasSuffix(end) }.map {
            String($0.dropFirst(3 + start.count).dropLast(end.count))
        }
    }
}
