/// The lines of a file on which a comment lists the keys of lookups: `// [fitloc:yields league.*]`.
struct YieldsDirectives {
    private let directives: [DirectiveFact]

    init(_ file: SourceFile) {
        directives = file.facts.directives.filter { $0.kind == .yields }
    }

    /// Returns the patterns of a lookup's keys, or nil if no comment lists them.
    func patterns(at spot: SourceSpot) -> [KeyGlob]? {
        let found = directives.filter { $0.lines.contains(spot.range.lowerBound) || $0.lines.overlaps(spot.range) }
        return found.isEmpty ? nil : found.flatMap(\.words).map(KeyGlob.init(directive:))
    }
}

extension DynamicUse {
    /// Returns the lookup once for each pattern that a comment lists.
    func restricted(to patterns: [KeyGlob]) -> [DynamicUse] {
        patterns.map { pattern in
            var use = self
            use.pattern = pattern
            use.expansions = pattern.exact.map { [$0] }
            use.isClosed = pattern.exact != nil
            use.isDeclaredByComment = true
            return use
        }
    }
}

extension KeyGlob {
    /// Creates the pattern of a comment, in which `*` stands for any text.
    fileprivate init(directive text: String) {
        self.init(texts: text.split(separator: "*", omittingEmptySubsequences: false).map(String.init))
    }
}
