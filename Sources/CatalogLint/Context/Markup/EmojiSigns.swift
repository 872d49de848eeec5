import CatalogCore

/// The emoji in a text, compared by what they show and not by their skin color.
package struct EmojiSigns {
    /// The emoji shown as pictures, in order and without duplicates.
    package let shown: [Unicode.Scalar]
    /// All characters that can be shown as emoji, including those with a text variation selector.
    private let possible: Set<Unicode.Scalar>

    /// The first bytes of emoji in UTF-8.
    package static let marks = ByteSet(0xE2...0xE2, 0xF0...0xF0)

    /// Returns whether a text may contain emoji, from the first bytes of its UTF-8.
    ///
    /// Dashes and quotation marks are excluded.
    package static func mayBeIn(_ text: Text) -> Bool {
        if text.isPlainASCII { return false }
        let bytes = text.utf8
        return bytes.indices.contains { index in
            switch bytes[index] {
            case 0xF0: true
            case 0xE2: index + 1 < bytes.endIndex && bytes[index + 1] != 0x80
            default: false
            }
        }
    }

    /// Finds the emoji of a text.
    package init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        var (shown, possible): ([Unicode.Scalar], Set<Unicode.Scalar>) = ([], [])
        for (index, scalar) in scalars.enumerated() where Self.isSign(scalar) {
            let next = index + 1 < scalars.count ? scalars[index + 1] : nil
            let isShown = next == "\u{FE0F}" || (scalar.properties.isEmojiPresentation && next != "\u{FE0E}")
            if isShown, !possible.contains(scalar) || !shown.contains(scalar) { shown.append(scalar) }
            possible.insert(scalar)
        }
        self.shown = shown
        self.possible = possible
    }

    /// Returns the emoji that another text does not have in any form.
    package func missing(in other: EmojiSigns) -> [String] {
        shown.filter { !other.possible.contains($0) }.map(Self.picture)
    }

    /// Returns whether a character counts as an emoji.
    ///
    /// Gender signs, skin tones and plain shapes used as bullets do not.
    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value > 0x2000, scalar.properties.isEmoji, !scalar.properties.isEmojiModifier else { return false }
        switch scalar.value {
        case 0x2640, 0x2642, 0x25A0...0x25FF, 0x26AA, 0x26AB, 0x2B1B, 0x2B1C: return false
        default: return true
        }
    }

    private static func picture(_ scalar: Unicode.Scalar) -> String {
        scalar.properties.isEmojiPresentation ? String(scalar) : "\(scalar)\u{FE0F}"
    }
}
