import CatalogCore

/// An estimate of a text's width on screen, without access to the system font.
package enum RenderedWidth {
    /// The size of the system's body text in points.
    package static let bodySize = 17.0

    /// Returns the width of the widest line in points.
    package static func points(_ text: String, size: Double = bodySize) -> Double {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return Double(lines.map(hundredths).max() ?? 0) * size / 100
    }

    /// Returns the width of a line in hundredths of the font size.
    ///
    /// A joined emoji sequence counts as one emoji.
    private static func hundredths(_ line: Substring) -> Int {
        line.reduce(0) { $0 + ($1.unicodeScalars.map(width).max() ?? 0) + joined($1) }
    }

    /// Returns the width that spacing vowel signs add to the widest scalar of a character.
    private static func joined(_ character: Character) -> Int {
        let scalars = character.unicodeScalars.dropFirst()
        return scalars.count { $0.properties.generalCategory == .spacingMark } * 40
    }

    private static func width(_ scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        for block in AdvanceWidthTable.blocks where value >= block.first {
            let location = Int(value - block.first) * 2
            guard location + 1 < block.widths.utf8CodeUnitCount else { continue }
            return digit(block.widths.utf8Start[location]) * 16 + digit(block.widths.utf8Start[location + 1])
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        if let script = AdvanceWidthTable.scripts.first(where: { $0.range.contains(value) }) { return script.width }
        return isWide(value) ? 100 : other
    }

    /// The width of characters that are in no table: that of an average letter.
    private static let other = 60

    /// Returns whether a character is as wide as high: Han, kana, Hangul, full-width forms and emoji.
    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x2600...0x27BF, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    private static func digit(_ byte: UInt8) -> Int { Int(byte < 0x3A ? byte - 0x30 : byte - 0x37) }
}
