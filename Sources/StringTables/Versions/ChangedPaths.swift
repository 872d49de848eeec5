/// The files that are not the same in two versions of a repository.
public struct ChangedPaths: Sendable {
    /// The paths of files that came, went or changed; of a renamed file both.
    public let paths: Set<String>
    /// What the newer version's files were called, where that was otherwise.
    public let renames: [String: String]

    /// Creates a description.
    public init(paths: Set<String>, renames: [String: String] = [:]) {
        self.paths = paths
        self.renames = renames
    }

    /// The same with other words for the paths.
    public func mapped(_ transform: (String) -> String) -> ChangedPaths {
        let pairs = renames.map { (transform($0.key), transform($0.value)) }
        return ChangedPaths(paths: Set(paths.map(transform)), renames: Dictionary(pairs) { first, _ in first })
    }
}
