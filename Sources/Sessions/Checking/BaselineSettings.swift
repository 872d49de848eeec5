/// The settings of a `lint` run for its baseline.
package struct BaselineSettings: Sendable {
    /// The path of the baseline to read, or nil for the configured one.
    package let path: String?
    /// The path of the baseline to write, or nil for none.
    package let newFile: String?
    /// Whether to remove entries without a finding from the baseline.
    package let isPruning: Bool
    /// Whether to ignore the configured baseline.
    package let isIgnored: Bool

    /// Creates settings; without arguments, they leave the baseline to the configuration.
    package init(
        path: String? = nil, newFile: String? = nil, isPruning: Bool = false, isIgnored: Bool = false
    ) {
        self.isIgnored = isIgnored
        self.path = path
        self.newFile = newFile
        self.isPruning = isPruning
    }
}
