/// The line that a generated file begins with.
package enum GeneratedFileMark {
    private static let start = "Made by fitloc from "
    private static let end = ". Changes are lost with the next build."

    /// The line without the `//`.
    ///
    /// - Parameter catalog: the name of the catalog's file.
    static func text(for catalog: String) -> String { start + catalog + end }

    /// Whether a Swift file was made by fitloc.
    package static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("// \(start)".utf8)) }

    /// The names of the catalogs that a Swift file was made from; none for a file that somebody wrote.
    package static func catalogs(of lines: [Substring]) -> [String] {
        lines.filter { $0.hasPrefix("// \(start)") && $0.hasSuffix(end) }.map {
            String($0.dropFirst(3 + start.count).dropLast(end.count))
        }
    }
}
