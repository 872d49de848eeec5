/// The formats that were handed out, by their words.
///
/// A `String` cannot carry along which text it is, as Apple's own format strings do. So every text that varies by numbers
/// has words that no other has: of two that are the same for most numbers, one is spelled otherwise.
struct HandedOutFormats {
    /// The formats by their spelling.
    private(set) var formats: [String: LocalizedFormat] = [:]
    private var spellings: [LocalizedFormat: String] = [:]

    /// The spelling of a format whose text for most numbers is `text`, the same each time.
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

    /// A text whose first whole number has a width of one digit, filled with zeros, which shows it as before; nil where it
    /// has none.
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
