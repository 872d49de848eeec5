import XCStringsKit

/// The lines of a file whose lookups a comment vouches for: `// [fitloc:yields league.*]`.
struct VouchedKeys {
    private let directives: [DirectiveFact]

    init(_ file: SourceFile) {
        directives = file.facts.directives.filter { $0.kind == .yields }
    }

    /// The patterns of the keys that a lookup uses; nil where nobody vouches for it.
    func patterns(at spot: SourceSpot) -> [KeyGlob]? {
        let found = directives.filter { $0.lines.contains(spot.range.lowerBound) || $0.lines.overlaps(spot.range) }
        return found.isEmpty ? nil : found.flatMap(\.words).map(KeyGlob.init(vouched:))
    }
}

extension DynamicUse {
    /// The same lookup by keys that a comment vouches for.
    func vouched(by patterns: [KeyGlob]) -> [DynamicUse] {
        patterns.map { pattern in
            var use = self
            use.pattern = pattern
            use.expansions = pattern.exact.map { [$0] }
            use.isClosed = pattern.exact != nil
            use.isVouched = true
            return use
        }
    }
}

extension KeyGlob {
    /// The pattern of a comment, in which `*` stands for anything.
    fileprivate init(vouched text: String) {
        self.init(texts: text.split(separator: "*", omittingEmptySubsequences: false).map(String.init))
    }
}
