import CatalogCore

/// Specifiers of the right kind and the wrong width, with their counterparts in the source.
struct ArgumentWidths {
    private let pairs: [(use: ArgumentUse, expected: ArgumentUse)]

    init(_ pairs: [(use: ArgumentUse, expected: ArgumentUse)]) {
        self.pairs = pairs
    }

    /// Returns the defects of each text.
    ///
    /// A text that reads fewer bytes cuts off numbers, and the length modifiers of the source are the fix. If it reads
    /// more, the source may be the one that cuts them off, so only a person can decide. A source text is never fixed,
    /// because its key may be a name that only looks like a text.
    func defects(reference: Text, isOfSource: Bool) -> [ArgumentDefect] {
        var ranges: [ByteRange] = []
        var defects: [ArgumentDefect] = []
        for pair in pairs where !ranges.contains(pair.use.part.text.range) {
            ranges.append(pair.use.part.text.range)
            let same = pairs.filter { $0.use.part.text.range == pair.use.part.text.range }
            let fewer = same.filter { Self.bits(of: $0.use.specifier) < Self.bits(of: $0.expected.specifier) }
            let more = same.filter { Self.bits(of: $0.use.specifier) >= Self.bits(of: $0.expected.specifier) }
            for (pairs, readsMore) in [(fewer, false), (more, true)] where !pairs.isEmpty {
                var defect = defect(of: pairs, in: pair.use.part, reference: reference)
                defect.readsMore = readsMore
                if !readsMore, !isOfSource { defect.fixedTexts = [fixed(pairs, in: pair.use.part)] }
                defects.append(defect)
            }
        }
        return defects
    }

    private func defect(
        of pairs: [(use: ArgumentUse, expected: ArgumentUse)], in part: FormattedPart, reference: Text
    ) -> ArgumentDefect {
        ArgumentDefect(
            kind: .widthMismatch, part: part, actual: pairs.map(\.use.specifier.spelling),
            expected: pairs.map { corrected($0.use.specifier, as: $0.expected.specifier) }, reference: reference)
    }

    /// Returns a text with the length modifiers of the source.
    private func fixed(
        _ pairs: [(use: ArgumentUse, expected: ArgumentUse)], in part: FormattedPart
    ) -> (text: Text, string: String) {
        var bytes = Array(part.text.utf8)
        for pair in pairs.sorted(by: { $0.use.specifier.range.lowerBound > $1.use.specifier.range.lowerBound }) {
            bytes.replaceSubrange(
                pair.use.specifier.range, with: corrected(pair.use.specifier, as: pair.expected.specifier).utf8)
        }
        return (part.text, String(decoding: bytes, as: UTF8.self))
    }

    /// Returns the number of bits that the specifier reads on current systems.
    private static func bits(of specifier: FormatSpecifier) -> Int {
        specifier.length?.integerBits ?? 32
    }

    /// Returns a specifier with the length modifier of another specifier.
    ///
    /// A width of 11, as in `%11d`, is a misread `ll`.
    private func corrected(_ specifier: FormatSpecifier, as other: FormatSpecifier) -> String {
        if specifier.width == .literal(11), other.width == nil, other.length == .longLong, specifier.length == nil {
            return other.numbered(specifier.position).spelling
        }
        let spelling = specifier.spelling
        let start = spelling.dropLast(1 + (specifier.length?.rawValue.count ?? 0))
        return "\(start)\(other.length?.rawValue ?? "")\(Character(specifier.conversion.rawValue))"
    }
}
