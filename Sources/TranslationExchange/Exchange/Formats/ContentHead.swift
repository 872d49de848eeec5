/// The beginning of a file without a name, from which its format is recognized.
struct ContentHead {
    /// The first characters.
    ///
    /// Those of UTF-16 are read as well, as far as they are ASCII.
    let text: String
    /// The lines of the text.
    let lines: [Substring]

    /// The number of bytes that are read.
    private static let length = 65_536

    init(of bytes: [UInt8]) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let start = bytes.prefix(Self.length)
        let content = start.starts(with: mark) ? start.dropFirst(3) : start
        text = String(decoding: content.filter { $0 != 0 }, as: UTF8.self)
        lines = text.split(whereSeparator: \.isNewline)
    }

    /// Whether the first character begins a JSON object.
    var isJSONObject: Bool { text.first { !$0.isWhitespace } == "{" }
}
