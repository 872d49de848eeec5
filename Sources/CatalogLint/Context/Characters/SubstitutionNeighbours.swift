import CatalogCore

/// What stands right beside a substitution in the text that it is part of, without a space between them.
///
/// A case such as `%arg votes from ` ends in a space where another substitution follows at once.
package struct SubstitutionNeighbours {
    /// Whether something stands right before it.
    package private(set) var areBefore = false
    /// Whether something stands right behind it.
    package private(set) var areBehind = false

    /// Looks at the texts round a substitution's case; nil for a text that is none.
    package init?(of unit: UnitContext) {
        guard let name = unit.path.substitution else { return nil }
        let reference = Array("#@\(name)@".utf8)
        for part in unit.localization.content.parts where !part.path.isInSubstitution {
            guard let bytes = part.unit.value?.utf8 else { continue }
            for index in bytes.indices where bytes[index...].starts(with: reference) {
                look(round: index, index + reference.count, in: bytes)
            }
        }
    }

    private mutating func look(round mark: Int, _ end: Int, in bytes: ArraySlice<UInt8>) {
        if end < bytes.endIndex, !Self.isSpace(bytes[end]) { areBehind = true }
        // Between the percent sign and the mark stands nothing but a position.
        let digits = bytes[..<mark].reversed().prefix { $0.isASCIIDigit || $0 == UInt8(ascii: "$") }
        let start = mark - digits.count - 1
        if start > bytes.startIndex, !Self.isSpace(bytes[start - 1]) { areBefore = true }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
