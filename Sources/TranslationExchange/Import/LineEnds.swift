/// Texts as they come back from programs that write line breaks their own way.
enum LineEnds {
    /// Whether two texts say the same, byte for byte save for how lines end.
    static func areSame(_ left: String, _ right: String) -> Bool {
        if left.utf8.elementsEqual(right.utf8) { return true }
        guard left.utf8.contains(0xD) || right.utf8.contains(0xD) else { return false }
        return plain(left) == plain(right)
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
