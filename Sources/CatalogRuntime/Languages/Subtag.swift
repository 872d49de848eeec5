/// A subtag of a language tag: one to eight ASCII letters and digits, classified by length and kind.
struct Subtag {
    private let text: Substring
    private let letters: Int
    /// The number of characters.
    let count: Int

    /// Creates a subtag; returns nil if `bytes` are not valid.
    init?(_ bytes: Substring.UTF8View) {
        var letters = 0
        var count = 0
        for byte in bytes {
            if Self.isLetter(byte) {
                letters += 1
            } else if !Self.isDigit(byte) {
                return nil
            }
            count += 1
        }
        guard 1...8 ~= count else { return nil }
        self.text = Substring(bytes)
        self.letters = letters
        self.count = count
    }

    var lowercased: String { text.lowercased() }
    var uppercased: String { text.uppercased() }
    var titlecased: String { text.prefix(1).uppercased() + text.dropFirst().lowercased() }

    var isLanguage: Bool { letters == count && (2...3 ~= count || 5...8 ~= count) }
    var isScript: Bool { letters == 4 && count == 4 }
    var isRegion: Bool { (letters == 2 && count == 2) || (letters == 0 && count == 3) }
    var isVariant: Bool { 5...8 ~= count || (count == 4 && beginsWithDigit) }

    private var beginsWithDigit: Bool { text.utf8.first.map(Self.isDigit) ?? false }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }
}
