import CatalogCore

/// A file that cannot be written to or used for code generation because it is broken, with the location of the error.
public struct BrokenFile: Hashable, Sendable {
    /// The path of the file.
    public let path: String
    /// The location of the error.
    public let position: TextPosition
    /// The reason why the file is broken.
    public let reason: Reason

    /// The reasons why a file is broken.
    public enum Reason: Hashable, Sendable {
        /// The file cannot be parsed, for the reason that the parser gives.
        case unparsable(FindingMessage)
        /// A catalog without an object `strings`.
        case noStrings
        /// A catalog with several objects `strings`.
        case severalStrings
    }

    package init(path: String, at position: TextPosition = TextPosition(line: 1, column: 1), _ reason: Reason) {
        self.path = path
        self.position = position
        self.reason = reason
    }
}

extension BrokenFile {
    /// Returns the reason why a parsed catalog is broken; nil if it is intact.
    package init?(_ catalog: Catalog) {
        if catalog.hasStrings { return nil }
        guard let second = catalog.secondStrings else {
            self.init(path: catalog.path, .noStrings)
            return
        }
        let lines = LineIndex(catalog.files.first?.bytes ?? [])
        self.init(path: catalog.path, at: lines.position(at: second.range.lowerBound), .severalStrings)
    }
}

extension BrokenFile: CustomStringConvertible {
    /// The error on one line in the format of compilers, so that editors can open the location.
    public var description: String {
        "\(FileLocation(path: path, position: position)): error: \(reason)"
    }
}

extension BrokenFile.Reason: CustomStringConvertible {
    /// The reason as a sentence for people, without the place.
    public var description: String { message.description }

    /// The reason, without the place.
    public var message: FindingMessage {
        switch self {
        case .unparsable(let reason): reason
        case .noStrings: "not a string catalog: the object “strings” is missing"
        case .severalStrings: "the object “strings” appears twice, and readers drop the keys of one; merge them by hand"
        }
    }
}
