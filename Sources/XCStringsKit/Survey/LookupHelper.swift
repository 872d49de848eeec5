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

    /// Finds helpers in Swift files, each name once.
    ///
    /// The search reads lines, not Swift: it takes a declaration only where a look-up by the receiver or by the first
    /// parameter follows within a few lines. It would rather miss one than take a function that is none.
    static func all(in sources: [(path: String, bytes: [UInt8])]) -> [LookupHelper] {
        var found: [String: LookupHelper] = [:]
        for source in sources {
            let text = String(decoding: source.bytes, as: UTF8.self)
            guard lookups.contains(where: text.contains) else { continue }
            for helper in HelperDeclaration.all(in: text) where found[helper.name] == nil {
                found[helper.name] = LookupHelper(name: helper.name, path: source.path, line: helper.line)
            }
        }
        return found.values.sorted { $0.name < $1.name }
    }

    /// How code asks the system for a string, up to the key.
    static let lookups = ["NSLocalizedString(", "localizedString(forKey: ", "String(localized: "]
}
