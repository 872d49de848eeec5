/// The files that differ between two versions of a repository.
public struct ChangedPaths: Sendable {
    /// The paths of added, removed and changed files, including both paths of a renamed file.
    public let paths: Set<String>
    /// The old path of each renamed file, by its new path.
    public let renames: [String: String]

    /// Creates a description.
    public init(paths: Set<String>, renames: [String: String] = [:]) {
        self.paths = paths
        self.renames = renames
    }

    /// Returns the same changes with each path transformed.
    public func mapped(_ transform: (String) -> String) -> ChangedPaths {
        let pairs = renames.map { (transform($0.key), transform($0.value)) }
        return ChangedPaths(paths: Set(paths.map(transform)), renames: Dictionary(pairs) { first, _ in first })
    }
}
