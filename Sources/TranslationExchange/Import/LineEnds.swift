/// Functions that compare texts without regard to the form of their line breaks, which some programs convert.
enum LineEnds {
    /// Returns whether two texts are equal byte for byte, except for the form of line breaks.
    static func areSame(_ left: String, _ right: String) -> Bool {
        if left.utf8.elementsEqual(right.utf8) { return true }
        guard left.utf8.contains(0xD) || right.utf8.contains(0xD) else { return false }
        return plain(left) == plain(right)
    }

    /// Returns a text with a line feed for each line break.
    static func normalized(_ text: String) -> String {
        text.utf8.contains(0xD) ? String(decoding: plain(text), as: UTF8.self) : text
    }

    private static func plain(_ text: String) -> [UInt8] {
        var result: [UInt8] = []
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if byte == 0xD { result.append(0xA) } else if byte != 0xA || previous != 0xD { result.append(byte) }
            previous = byte
        }
        return result
    }
}
