/// The style of a pair in the text form of a `.strings` table, used to write similar pairs.
struct StringsPairStyle: Hashable {
    var key = StringsTokenStyle.doubleQuoted
    var value = StringsTokenStyle.doubleQuoted
    var beforeEquals = " "
    var afterEquals = " "
    var beforeSemicolon = ""
    /// The number of characters before `=` if values are aligned; nil if they are not.
    var alignment: Int?

    /// Creates the style of Xcode and genstrings.
    init() {}

    /// Derives the style from an existing pair.
    init(_ pair: StringsPair, in bytes: [UInt8]) {
        key = StringsTokenStyle(pair.key, in: bytes)
        value = pair.value.map { StringsTokenStyle($0, in: bytes) } ?? (key == .unquoted ? .doubleQuoted : key)
        guard let token = pair.value else { return }
        let between = bytes[pair.key.range.upperBound..<token.range.lowerBound].split(
            separator: UInt8(ascii: "="),
            omittingEmptySubsequences: false
        )
        let behind = bytes[token.range.upperBound..<pair.range.upperBound - 1]
        guard between.count == 2, (between + [behind]).allSatisfy(Self.isSpace) else { return }
        beforeEquals = String(decoding: between[0], as: UTF8.self)
        afterEquals = String(decoding: between[1], as: UTF8.self)
        beforeSemicolon = String(decoding: behind, as: UTF8.self)
        if beforeEquals.count > 1, beforeEquals.allSatisfy({ $0 == " " }) {
            let width = String(decoding: bytes[pair.key.range], as: UTF8.self).count
            alignment = width + beforeEquals.count
        }
    }

    /// Returns a pair of `key` and `text`, including the semicolon.
    func written(_ name: String, _ text: String) -> String {
        let name = key.written(name)
        let padding = alignment.map { String(repeating: " ", count: max(1, $0 - name.count)) } ?? beforeEquals
        return name + padding + "=" + afterEquals + value.written(text) + beforeSemicolon + ";"
    }

    private static func isSpace(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
}
