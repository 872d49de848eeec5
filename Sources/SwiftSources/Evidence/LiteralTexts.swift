import CatalogCore

/// The texts of all literals of a project, and the pieces of those that known lookups do not cover.
struct LiteralTexts {
    private(set) var whole: [String: [CodeLocation]] = [:]
    private(set) var fragments = KeyFragments()
    private(set) var withValues: [(key: KeyText, location: CodeLocation)] = []

    /// Collects the literals of an index, except those in generated accessors.
    init(_ index: SourceIndex, _ generated: ForeignAccessors?) {
        let types = index.values.types
        // `Mentions` has the texts of files in C and Objective-C.
        for file in index.files where !file.isC {
            let known = Set(index.uses(in: file.path).map(\.location.range))
            let takenUp = index.dynamicUses(in: file.path).map(\.location.range)
            for literal in file.facts.literals {
                if generated?.contain(file.location(literal.spot)) ?? false { continue }
                if let text = literal.plainText { whole[text, default: []].append(file.location(literal.spot)) }
                let range = literal.spot.range
                if known.contains(range) || takenUp.contains(where: { $0.encloses(range) }) { continue }
                take(literal, of: file, types)
            }
        }
    }

    private mutating func take(_ literal: LiteralFact, of file: SourceFile, _ types: TypeResolver) {
        if literal.plainText == nil, !literal.traits.contains(.isConcatenated) {
            let parts = literal.segments.map { segment -> KeyText.Part in
                if case .text(let text) = segment { return .text(text.replacing("%", with: "%%")) }
                return .specifier("%@", isCertain: false)
            }
            withValues.append((KeyText(parts), file.location(literal.spot)))
        }
        let isWhole = literal.plainText != nil && !literal.traits.contains(.isConcatenated)
        // Pieces of literals in tests do not count, because users do not see the keys that tests build.
        guard !file.isForTests else { return }
        let owner = file.context(of: literal.spot).type
        for (index, segment) in literal.segments.enumerated() {
            guard case .text(let text) = segment else { continue }
            let beside = [index - 1, index + 1].filter(literal.segments.indices.contains).map { literal.segments[$0] }
            let areNumbers = beside.allSatisfy { Self.isNumber($0, types, in: owner) }
            fragments.take(
                text, at: file.location(literal.spot), isWhole: isWhole,
                isBesideNumber: areNumbers && !beside.isEmpty && !literal.traits.contains(.isConcatenated))
        }
    }

    private static func isNumber(_ segment: TextSegment, _ types: TypeResolver, in owner: String) -> Bool {
        guard case .interpolation(let value) = segment else { return false }
        return types.name(of: value.hint, in: owner).map { SpecifierReader.specifiers[$0] != nil } ?? false
    }
}

extension ByteRange {
    fileprivate func encloses(_ other: ByteRange) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
