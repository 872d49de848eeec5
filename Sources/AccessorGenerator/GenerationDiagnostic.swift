import CatalogCore

/// A place in a file.
public struct GenerationPlace: Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public let path: String
    /// The line and column in it; nil for the file as a whole.
    public let position: TextPosition?

    /// Creates a place.
    public init(path: String, position: TextPosition? = nil) {
        self.path = path
        self.position = position
    }

    /// The place as compilers write it: `path:line:column`.
    public var description: String {
        position.map { "\(path):\($0.line):\($0.column)" } ?? path
    }
}

/// What keeps accessors from being made, or is worth knowing of those that were.
public struct GenerationDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
    /// How much it matters.
    public let severity: Severity
    /// Where it is.
    public let place: GenerationPlace
    /// What it is and what to do.
    public let message: String

    /// How much a diagnostic matters.
    public enum Severity: String, Hashable, Sendable {
        /// Nothing is generated.
        case error
        /// The rest is generated.
        case warning
        /// For information.
        case note
    }

    /// Creates a diagnostic.
    public init(_ severity: Severity = .error, at place: GenerationPlace, _ message: String) {
        self.severity = severity
        self.place = place
        self.message = message
    }

    /// One line, as compilers write it, so that editors lead to the place.
    public var description: String {
        let place = place.position == nil ? "\(place.path):1:1" : place.description
        return "\(place): \(severity.rawValue): \(message)"
    }
}
