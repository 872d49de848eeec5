/// What configurations said when they could last be read, for a program that goes on while somebody edits them.
package struct ConfigurationMemory: Sendable {
    /// The bytes that could be read, by absolute path.
    private var readable: [String: [UInt8]] = [:]
    /// What is wrong with those that cannot be read now, by absolute path.
    package private(set) var problems: [String: ConfigurationError] = [:]

    /// Remembers nothing.
    package init() {}

    /// Notes that a configuration can be read.
    mutating func note(_ bytes: [UInt8], at path: String) {
        readable[path] = bytes
        problems[path] = nil
    }

    /// What stands in for a configuration that cannot be read: what it last said, else nothing.
    mutating func standIn(for path: String, shownPath: String, _ problem: ConfigurationError) -> Configuration {
        problems[path] = problem
        let last = readable[path].flatMap { try? Configuration.read($0, path: path, shownPath: shownPath) }
        return last ?? Configuration(path: path, shownPath: shownPath, bytes: [])
    }
}
