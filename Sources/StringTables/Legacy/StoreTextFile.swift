import CatalogCore

/// The only text of a file of a store, with what else is in the file.
///
/// The last line break of the file is not part of the text, and a line break within the text is `\n` in any file.
package struct StoreTextFile: Sendable {
    /// The file as it is.
    package let text: DecodedText

    /// Creates the contents of a file.
    package init(_ text: DecodedText) {
        self.text = text
    }

    /// The range of the text in the decoded bytes: all but the last line break.
    package var range: ByteRange { 0..<(text.utf8.count - Self.lastBreak(of: text.utf8).count) }

    /// The text.
    package var string: String {
        let bytes = text.utf8[range]
        guard bytes.contains(Self.carriageReturn) else { return String(decoding: bytes, as: UTF8.self) }
        let plain = Self.lines(of: bytes).map { $0.words + ($0.isBroken ? [Self.lineFeed] : []) }
        return String(decoding: plain.joined(), as: UTF8.self)
    }

    /// Returns the bytes of a new file with a text.
    ///
    /// - Parameter endsLine: Whether the last line has a line break, as most editors write it.
    package static func bytes(of text: String, endsLine: Bool = true) -> [UInt8] {
        // Without a line break behind it, the last one of the text would count as that of the file.
        Array((text + (endsLine || text.utf8.last == lineFeed ? "\n" : "")).utf8)
    }

    /// Returns the bytes of the file with another text.
    ///
    /// Unchanged lines at the start and at the end keep their line breaks, and the last line keeps or lacks its own. The
    /// other lines take the line breaks that most lines of the file have.
    package func replacing(with new: String) -> [UInt8] {
        let old = Self.lines(of: text.utf8[range])
        let lines = Self.lines(of: Array(new.utf8)[...])
        let before = zip(old, lines).prefix { $0.isSame(as: $1) }.count
        let most = min(old.count, lines.count) - before
        let behind = zip(old.reversed(), lines.reversed()).prefix(most).prefix { $0.isSame(as: $1) }.count
        let written = lines[before..<(lines.count - behind)].flatMap { $0.words + ($0.isBroken ? lineBreak : []) }
        let kept = old.suffix(behind).flatMap(\.bytes)
        var end = Self.lastBreak(of: text.utf8)[...]
        // Without a line break behind it, the last one of the text would count as that of the file.
        if end.isEmpty, lines.last.map({ $0.words.isEmpty && lines.count > 1 }) ?? false { end = lineBreak[...] }
        return text.encode(old.prefix(before).flatMap(\.bytes) + written + kept + end)
    }

    /// The line break of most lines.
    private var lineBreak: [UInt8] {
        let breaks = text.utf8.count { $0 == Self.lineFeed }
        let pairs = zip(text.utf8, text.utf8.dropFirst()).count { $0 == Self.carriageReturn && $1 == Self.lineFeed }
        return pairs * 2 > breaks ? [Self.carriageReturn, Self.lineFeed] : [Self.lineFeed]
    }

    // MARK: - Lines

    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    /// A line with its line break.
    private struct Line {
        /// The bytes of the line, with its line break.
        let bytes: ArraySlice<UInt8>
        /// The bytes before the line break.
        let words: ArraySlice<UInt8>

        /// Whether a line break ends the line.
        var isBroken: Bool { bytes.count > words.count }

        /// Returns whether both lines are equal except for the form of their line breaks.
        func isSame(as other: Line) -> Bool { isBroken == other.isBroken && words.elementsEqual(other.words) }
    }

    /// Returns the lines of a text; the last one has no line break, and is empty behind one.
    private static func lines(of bytes: ArraySlice<UInt8>) -> [Line] {
        var lines: [Line] = []
        var start = bytes.startIndex
        while let end = bytes[start...].firstIndex(of: lineFeed) {
            let hasPair = end > start && bytes[end - 1] == carriageReturn
            lines.append(Line(bytes: bytes[start...end], words: bytes[start..<(hasPair ? end - 1 : end)]))
            start = end + 1
        }
        return lines + [Line(bytes: bytes[start...], words: bytes[start...])]
    }

    /// Returns the line break at the end of a file; empty if it has none.
    private static func lastBreak(of bytes: [UInt8]) -> [UInt8] {
        guard bytes.last == lineFeed else { return [] }
        return bytes.dropLast().last == carriageReturn ? [carriageReturn, lineFeed] : [lineFeed]
    }
}
