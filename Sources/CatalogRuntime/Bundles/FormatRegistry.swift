/// The format strings returned so far, by their spelling.
///
/// Unlike Apple's format strings, a `String` cannot carry a reference to its catalog text. So each format with an
/// integer specifier gets a unique spelling: of two with the same `other` form, this type spells one differently.
struct FormatRegistry {
    /// The formats, by their spelling.
    private(set) var formats: [String: LocalizedFormat] = [:]
    private var spellings: [LocalizedFormat: String] = [:]

    /// Returns the spelling for a format whose `other` form is `text`; always the same for the same format.
    mutating func spelling(of format: LocalizedFormat, _ text: String) -> String {
        if let known = spellings[format] { return known }
        var spelling = text
        var zeros = 0
        while formats[spelling] != nil, let next = Self.respelled(text, zeros: zeros + 1) {
            zeros += 1
            spelling = next
        }
        formats[spelling] = format
        spellings[format] = spelling
        return spelling
    }

    /// Returns a text whose first integer specifier has a zero-padded width of one, which does not change the output.
    ///
    /// Returns nil for a text without an integer specifier. The number of zeros makes the spelling unique.
    private static func respelled(_ text: String, zeros: Int) -> String? {
        var bytes = Array(text.utf8)
        var start = 0
        while let percent = bytes[start...].firstIndex(of: UInt8(ascii: "%")), percent + 1 < bytes.count {
            let digits = bytes[(percent + 1)...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            let hasPosition = !digits.isEmpty && bytes[digits.endIndex...].first == UInt8(ascii: "$")
            let end = hasPosition ? digits.endIndex + 1 : percent + 1
            let letters = bytes[end...].prefix { "hlqjzt".utf8.contains($0) }
            if let last = bytes[letters.endIndex...].first, "diu".utf8.contains(last) {
                bytes.insert(
                    contentsOf: Array(repeating: UInt8(ascii: "0"), count: zeros) + [UInt8(ascii: "1")], at: end)
                return String(decoding: bytes, as: UTF8.self)
            }
            start = percent + 2
        }
        return nil
    }
}
