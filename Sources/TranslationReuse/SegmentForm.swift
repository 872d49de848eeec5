import CatalogCore
import CatalogLint

/// A text as a translation memory compares it: what differs without changing the wording is taken out of it.
///
/// Case, runs of white space, white space and punctuation at the ends don't count, and each placeholder is one unit.
struct SegmentForm {
    /// The text.
    package let text: String
    /// Its characters and placeholders, folded.
    let units: [UInt32]
    /// Its numbers and specifiers in the order of the text.
    let placeholders: [Placeholder]
    /// The specifiers as the lint rules read them.
    package let part: FormattedPart
    /// What stands at its ends.
    let edges: SegmentEdges

    /// Takes a text apart.
    init(_ text: String, path: PartPath = .whole) {
        self.text = text
        part = FormattedPart(Text(text, range: 0..<0, file: 0), at: path)
        edges = SegmentEdges(text)
        placeholders = PlaceholderScan.placeholders(of: text, specifiers: part.specifiers)
        units = Self.units(of: text, placeholders: placeholders, edges: edges)
    }

    /// Whether all placeholders are written the same, in the same order.
    func hasSamePlaceholders(as other: SegmentForm) -> Bool {
        placeholders.map(\.written) == other.placeholders.map(\.written)
    }

    /// How similar the wording is: 1 less the edit distance over the length of the longer text; 0 where one is too long
    /// to be compared.
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
