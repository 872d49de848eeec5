/// A function or property of the project that looks a string up by the key it is given or asked of.
public struct LookupHelper: Hashable, Sendable {
    /// Its name as Swift spells it: `localized`, `tr(_:table:)`.
    public let name: String
    /// The file that declares it.
    public let path: String
    /// The line of the declaration, from 1.
    public let line: Int

    /// Creates a helper.
    public init(name: String, path: String, line: Int) {
        self.name = name
        self.path = path
        self.line = line
    }
}

extension LookupHelper {
    /// The helpers that are known without being listed in a configuration.
    public static let known: Set<String> = ["localized", "localized(with:)"]
}
