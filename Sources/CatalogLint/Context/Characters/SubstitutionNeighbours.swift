import CatalogCore

/// The neighbours of a substitution: text directly before or after its reference, without a space between.
///
/// For example, the plural form `%arg votes from ` ends in a space because another substitution follows directly.
package struct SubstitutionNeighbours {
    /// Whether other text directly precedes the substitution.
    package private(set) var areBefore = false
    /// Whether other text directly follows the substitution.
    package private(set) var areBehind = false

    /// Examines the texts that refer to the substitution of `unit`; nil if `unit` is not in a substitution.
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
        // Only an argument number may come between the percent sign and the mark.
        let digits = bytes[..<mark].reversed().prefix { $0.isASCIIDigit || $0 == UInt8(ascii: "$") }
        let start = mark - digits.count - 1
        if start > bytes.startIndex, !Self.isSpace(bytes[start - 1]) { areBefore = true }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
