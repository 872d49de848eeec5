import CatalogCore

/// Why nothing may be written to a file or generated from it, with its place.
public struct BrokenFile: Hashable, Sendable {
    /// The path of the file.
    public let path: String
    /// Where it breaks.
    public let position: TextPosition
    /// What is wrong.
    public let reason: Reason

    /// The ways in which a file may be broken.
    public enum Reason: Hashable, Sendable {
        /// It cannot be parsed; the parser's own reason.
        case unparsable(String)
        /// A catalog without an object `strings`.
        case noStrings
    }

    package init(path: String, at position: TextPosition = TextPosition(line: 1, column: 1), _ reason: Reason) {
        self.path = path
        self.position = position
        self.reason = reason
    }
}

extension BrokenFile: CustomStringConvertible {
    /// One line, as compilers write it, so that editors lead to the place.
    public var description: String { "\(path):\(position.line):\(position.column): error: \(reason)" }
}

extension BrokenFile.Reason: CustomStringConvertible {
    /// The reason as a sentence for people, without the place.
    public var description: String {
        switch self {
        case .unparsable(let reason): reason
        case .noStrings: "no object “strings”: this is no string catalog"
        }
    }
}
