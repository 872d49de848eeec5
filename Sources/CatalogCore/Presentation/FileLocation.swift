/// A location in a file.
public struct FileLocation: Hashable, Sendable, CustomStringConvertible {
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
