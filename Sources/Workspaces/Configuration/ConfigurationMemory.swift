/// The last valid configurations, for a long-running program whose configurations are edited meanwhile.
package struct ConfigurationMemory: Sendable {
    /// The last valid contents, by absolute path.
    private var readable: [String: [UInt8]] = [:]
    /// The errors of configurations that are currently invalid, by absolute path.
    package private(set) var problems: [String: ConfigurationError] = [:]

    /// Creates an empty memory.
    package init() {}

    /// Records the contents of a valid configuration.
    mutating func note(_ bytes: [UInt8], at path: String) {
        readable[path] = bytes
        problems[path] = nil
    }

    /// Records an error and returns the replacement for an invalid configuration.
    ///
    /// The replacement is the last valid version, or an empty configuration if there is none.
    mutating func standIn(for path: String, shownPath: String, _ problem: ConfigurationError) -> Configuration {
        problems[path] = problem
        let last = readable[path].flatMap { try? Configuration.read($0, path: path, shownPath: shownPath) }
        return last ?? Configuration(path: path, shownPath: shownPath, bytes: [])
    }
}
