import CatalogCore
import CatalogLint

/// A text in the form that a translation memory compares.
///
/// Case, runs of white space, and white space and punctuation at the ends do not count. Each placeholder is one unit.
struct SegmentForm {
    /// The text.
    package let text: String
    /// The case-folded characters and the placeholders.
    let units: [UInt32]
    /// The numbers and specifiers in order.
    let placeholders: [Placeholder]
    /// The format specifiers, parsed as for lint rules.
    package let part: FormattedPart
    /// The ends of the text.
    let edges: SegmentEdges
    /// Whether `%` is an ordinary character, as `StringTable.isLiteral` says.
    let isLiteral: Bool

    /// Parses a text.
    init(_ text: String, path: PartPath = .whole, isLiteral: Bool = false) {
        self.text = text
        self.isLiteral = isLiteral
        part = FormattedPart(Text(text, range: 0..<0, file: 0, isLiteral: isLiteral), at: path)
        edges = SegmentEdges(text)
        placeholders = PlaceholderScan.placeholders(of: text, specifiers: part.specifiers)
        units = Self.units(of: text, placeholders: placeholders, edges: edges)
    }

    /// Whether the text is a single word, as fees count words.
    ///
    /// Another word has another meaning, however many letters the two share, so only variants match it.
    var isOneWord: Bool { WordCount.words(in: Array(text.utf8)[...], isLiteral: isLiteral) <= 1 }

    /// Whether all placeholders have the same text and order.
    func hasSamePlaceholders(as other: SegmentForm) -> Bool {
        placeholders.map(\.written) == other.placeholders.map(\.written)
    }

    /// Returns the similarity of the wording: 1 minus the edit distance divided by the length of the longer text.
    ///
    /// The result is 0 if one of the texts is too long for a comparison.
    func similarity(to other: SegmentForm) -> Double {
        if units == other.units { return 1 }
        let longer = max(units.count, other.units.count)
        guard longer <= MemoryLimits.nearLength else { return 0 }
        return EditDistance.between(units[...], other.units[...], limit: longer).map {
            1 - Double($0) / Double(longer)
        } ?? 0
    }

    private static func units(of text: String, placeholders: [Placeholder], edges: SegmentEdges) -> [UInt32] {
        var units: [UInt32] = []
        units.reserveCapacity(text.utf8.count)
        var rest = placeholders[...]
        var offset = 0
        for scalar in text.unicodeScalars {
            let start = offset
            offset &+= scalar.utf8.count
            if let next = rest.first, start >= next.range.lowerBound {
                if start == next.range.lowerBound { units.append(next.unit) }
                if offset >= next.range.upperBound { rest.removeFirst() }
            } else if edges.core.contains(start) {
                append(scalar, to: &units)
            }
        }
        return units
    }

    private static func append(_ scalar: Unicode.Scalar, to units: inout [UInt32]) {
        let space = UInt32(0x20)
        if scalar.isASCII {
            let isCapital = scalar.value &- 0x41 < 26
            if scalar.value > space {
                units.append(isCapital ? scalar.value | space : scalar.value)
            } else if units.last != space {
                units.append(space)
            }
        } else if scalar.properties.isWhitespace {
            if units.last != space { units.append(space) }
        } else {
            units.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars.map(\.value))
        }
    }
}
