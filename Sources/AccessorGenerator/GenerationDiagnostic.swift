import CatalogCore

/// A location in a file.
public struct GenerationLocation: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public let path: String
    /// The line and column; nil for the whole file.
    public let position: TextPosition?

    /// Creates a location.
    public init(path: String, position: TextPosition? = nil) {
        self.path = path
        self.position = position
    }

    /// The location in the format of compilers: `path:line:column`.
    public var description: String {
        let path = VisibleText.path(path)
        return position.map { "\(path):\($0.line):\($0.column)" } ?? path
    }
}

/// A message about generated accessors or about a failure to generate them.
public struct GenerationDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
    /// The severity.
    public let severity: Severity
    /// The location.
    public let location: GenerationLocation
    /// The message, with advice.
    public let message: String

    /// The severity of a diagnostic.
    public enum Severity: String, Hashable, Sendable {
        /// Nothing is generated.
        case error
        /// The remaining accessors are generated.
        case warning
        /// Further information about an error or a warning, or the reason why a key has no accessor.
        case note
    }

    /// Creates a diagnostic.
    public init(_ severity: Severity = .error, at location: GenerationLocation, _ message: String) {
        self.severity = severity
        self.location = location
        self.message = message
    }

    /// The diagnostic as one line in the format of compilers, so that editors can open the location.
    public var description: String {
        let location = location.position == nil ? "\(location):1:1" : location.description
        return "\(location): \(severity.rawValue): \(message)"
    }
}

extension GenerationDiagnostic {
    /// Creates the error about a catalog without exactly one object `strings`.
    package init(withoutStrings catalog: Catalog) {
        guard let second = catalog.secondStrings else {
            self.init(
                at: GenerationLocation(path: catalog.path, position: .start), "the catalog has no object “strings”")
            return
        }
        let position = LineIndex(catalog.files.first?.bytes ?? []).position(at: second.range.lowerBound)
        self.init(
            at: GenerationLocation(path: catalog.path, position: position),
            "the object “strings” appears twice, and readers drop the keys of one; merge them by hand")
    }
}
