/// The characters of a text that must be shown as codes.
///
/// Readers would not see them, or programs would obey them.
struct HiddenScalars {
    /// The characters of the text.
    let all: [Unicode.Scalar]

    init(_ text: String) { all = Array(text.unicodeScalars) }

    /// Returns whether a text needs a closer look at each of its characters.
    static func mayBe(in text: String) -> Bool {
        var text = text
        return text.withUTF8 { mayBe(in: $0) } && text.unicodeScalars.contains(where: mayBeHidden)
    }

    /// Returns whether a text in UTF-8 has bytes of such a character.
    ///
    /// Most texts have none, not even those with quotation marks. Looking at bytes is faster than decoding characters.
    static func mayBe(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        for (index, byte) in bytes.enumerated() {
            if byte < 0x80 {
                if byte < 0x20 || byte == 0x23 || byte == 0x7F { return true }
                continue
            }
            guard byte >= 0xC2, index + 1 < bytes.count else { continue }
            let next = bytes[index + 1]
            let mayBegin =
                switch byte {
                case 0xC2: next < 0xA0 || next == 0xAD
                case 0xCD: next == 0x8F
                case 0xD8: next == 0x9C
                case 0xE1: next == 0x85 || next == 0x9E || next == 0xA0
                case 0xE2: next == 0x80 && isHiddenPunctuation(bytes, index + 2) || next == 0x81
                case 0xE3: next == 0x85
                case 0xEF: next == 0xB8 || next == 0xBB || next >= 0xBE
                case 0xF0: next == 0x9B || next == 0x9D
                case 0xF3: true
                default: false
                }
            if mayBegin { return true }
        }
        return false
    }

    /// Returns whether the last byte of a character from U+2000 to U+203F belongs to one that is hidden.
    private static func isHiddenPunctuation(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        index < bytes.count && ((0x8B...0x8F).contains(bytes[index]) || (0xA8...0xAE).contains(bytes[index]))
    }

    /// Returns whether a text with this character needs a closer look.
    static func mayBeHidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "#" || isVariationSelector(scalar) || isHidden(scalar)
    }

    /// Returns whether the character at an index must be shown as a code.
    func isHidden(at index: Int) -> Bool {
        let scalar = all[index]
        if scalar == "#" { return Self.isInCommand(all, at: index) }
        if Self.isTag(scalar) { return !isInFlag(index) }
        guard Self.isVariationSelector(scalar) else { return Self.isHidden(scalar) }
        // A selector belongs to one character. Further selectors could spell a hidden text.
        guard index > 0 else { return true }
        return Self.isVariationSelector(all[index - 1]) || Self.isHidden(all[index - 1])
    }

    // MARK: - Commands

    /// Returns whether the character is the second `#` of `##[` or `##vso[`.
    ///
    /// The runners of GitHub and Azure search for these anywhere in a line. A comparison of theirs may ignore joiners
    /// and case.
    static func isInCommand<Scalars: BidirectionalCollection<Unicode.Scalar>>(
        _ scalars: Scalars, at index: Scalars.Index
    ) -> Bool {
        guard scalars[index] == "#", scalars[..<index].last(where: { !isJoiner($0) }) == "#" else { return false }
        let ahead = scalars[scalars.index(after: index)...].lazy.filter { !isJoiner($0) }.prefix(4)
        let word = String(String.UnicodeScalarView(ahead)).lowercased()
        return word.unicodeScalars.first == "[" || word.utf8.elementsEqual("vso[".utf8)
    }

    /// Returns whether a character is invisible but kept: a joiner or a variation selector.
    private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x200C || scalar.value == 0x200D || isVariationSelector(scalar)
    }

    // MARK: - Flags

    /// The number of tags in a flag; the longest regions have six, such as `gbeng` with the final tag.
    private static let mostTags = 7

    /// Returns whether the tag at an index spells the region of a flag, such as that of Scotland.
    private func isInFlag(_ index: Int) -> Bool {
        var start = index
        while start > 0, index - start < Self.mostTags, Self.isTag(all[start - 1]) { start -= 1 }
        guard start > 0, all[start - 1] == "\u{1F3F4}" else { return false }
        let region = all[start...].prefix(Self.mostTags).prefix(while: Self.isRegionTag)
        guard !region.isEmpty, region.endIndex < all.count, all[region.endIndex].value == 0xE007F else { return false }
        return index <= region.endIndex
    }

    private static func isTag(_ scalar: Unicode.Scalar) -> Bool { 0xE0000...0xE007F ~= scalar.value }

    /// Returns whether a tag stands for a lowercase letter or a digit.
    private static func isRegionTag(_ scalar: Unicode.Scalar) -> Bool {
        0xE0030...0xE0039 ~= scalar.value || 0xE0061...0xE007A ~= scalar.value
    }

    // MARK: - Classes

    private static func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
        0xFE00...0xFE0F ~= scalar.value || 0xE0100...0xE01EF ~= scalar.value
    }

    /// Returns whether a character moves the cursor, changes the direction of text, or has no visible form.
    ///
    /// The latter are the default ignorable characters of Unicode, except those that scripts and emoji need.
    static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F: true  // C0, DEL, C1
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // bidirectional controls
        case 0x200B, 0xFEFF: true  // zero-width space, byte-order mark
        case 0x2028, 0x2029: true  // line and paragraph separator
        case 0x00AD, 0x034F, 0x180E: true  // soft hyphen, grapheme joiner, Mongolian vowel separator
        case 0x115F, 0x1160, 0x3164, 0xFFA0, 0x17B4, 0x17B5: true  // Hangul fillers, Khmer inherent vowels
        case 0x2060...0x2065, 0x206A...0x206F: true  // word joiner, invisible operators, deprecated controls
        case 0xFFF0...0xFFFB: true  // interlinear annotation
        case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A: true  // shorthand and musical controls
        case 0xE0000...0xE00FF, 0xE01F0...0xE0FFF: true  // tags and unassigned characters
        default: false
        }
    }
}
