/// Path patterns and the folder that they are relative to.
///
/// A `.gitignore` belongs to its folder, `.git/info/exclude` and the user's own file to the root of the repository,
/// and what a configuration leaves out to the folder of the configuration.
public struct IgnoreRules: Hashable, Sendable {
    private let patterns: PathPatternList
    /// The bytes of the folder's path, with a slash at the end.
    private let base: [UInt8]

    /// Ties patterns to the folder at `base`, an absolute path as `ResolvedPath` gives it.
    public init(_ patterns: PathPatternList, below base: String) {
        self.init(patterns, below: Array(base.utf8))
    }

    init(_ patterns: PathPatternList, below base: [UInt8]) {
        self.patterns = patterns
        self.base = base.last == UInt8(ascii: "/") ? base : base + [UInt8(ascii: "/")]
    }

    /// What the patterns say of an absolute path; nil when it is not below their folder or none matches.
    func verdict(on path: [UInt8], isFolder: Bool) -> PathPatternList.Verdict? {
        guard path.count > base.count, path.starts(with: base) else { return nil }
        return patterns.verdict(on: path, in: base.count..<path.count, isFolder: isFolder)
    }
}
