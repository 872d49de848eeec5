/// Path patterns with the folder that they are relative to.
///
/// A `.gitignore` applies to its folder. `.git/info/exclude` and the user's own file apply to the root of the
/// repository. The exclusions of a configuration apply to the folder of the configuration.
public struct IgnoreRules: Hashable, Sendable {
    private let patterns: PathPatternList
    /// The bytes of the path of the folder, with a trailing slash.
    private let base: [UInt8]
    /// Whether the patterns ignore case, and so are in small letters.
    private let foldsCase: Bool

    /// Creates rules for the folder at `base`, an absolute path as returned by `ResolvedPath`.
    public init(_ patterns: PathPatternList, below base: String) {
        self.init(patterns, below: Array(base.utf8))
    }

    init(_ patterns: PathPatternList, below base: [UInt8], foldsCase: Bool = false) {
        self.patterns = patterns
        self.foldsCase = foldsCase
        self.base = base.last == UInt8(ascii: "/") ? base : base + [UInt8(ascii: "/")]
    }

    /// Returns the verdict on an absolute path; nil if it is outside the folder or no pattern matches.
    func verdict(on path: [UInt8], isFolder: Bool) -> PathPatternList.Verdict? {
        guard path.count > base.count, path.starts(with: base) else { return nil }
        let shown = foldsCase ? ASCIIFolding.folded(path) : path
        return patterns.verdict(on: shown, in: base.count..<path.count, isFolder: isFolder)
    }
}
