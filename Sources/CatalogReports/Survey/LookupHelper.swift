/// A function or property of the project that looks up a string by a key, which is its argument or receiver.
public struct LookupHelper: Hashable, Sendable {
    /// The name in Swift spelling: `localized`, `tr(_:table:)`.
    public let name: String
    /// The path of the file with the declaration.
    public let path: String
    /// The line of the declaration, starting at 1.
    public let line: Int

    /// Creates a helper.
    public init(name: String, path: String, line: Int) {
        self.name = name
        self.path = path
        self.line = line
    }
}

extension LookupHelper {
    /// The helpers that are recognized without configuration.
    public static let known: Set<String> = [
        "localized", "localized(with:)", "String.localized(_:arguments:table:bundle:comment:)",
    ]
}
