import CatalogCore
import CatalogLint
import LanguageServer

/// A finding with its range.
struct PlacedFinding: Sendable {
    /// The finding, whose position is a line and column.
    let finding: Finding
    /// The range in the checked text.
    let range: Range<Int>

    /// Determines the range of a finding in the checked text.
    init(_ finding: Finding, in text: DocumentText) {
        self.init(finding, range: Self.range(at: finding.position, in: text))
    }

    private init(_ finding: Finding, range: Range<Int>) {
        self.finding = finding
        self.range = range
    }

    /// Returns the finding with its range in a changed text, or nil if the change touches the range.
    func moved(by change: TextMove) -> PlacedFinding? {
        change.moved(range).map { PlacedFinding(finding, range: $0) }
    }

    /// Returns the range of the literal or word that begins at a position.
    static func range(at position: TextPosition, in text: DocumentText) -> Range<Int> {
        let location = Position(line: position.line - 1, character: position.column - 1)
        let start = text.offset(of: location, in: .utf16)
        return start..<end(from: start, in: text.bytes)
    }

    private static let ends = Set(" \t\r\n,;{}[]()=:".utf8)

    private static func end(from start: Int, in bytes: [UInt8]) -> Int {
        guard start < bytes.count else { return bytes.count }
        if bytes[start] == UInt8(ascii: "\"") { return endOfLiteral(from: start, in: bytes) }
        return bytes[start...].firstIndex { ends.contains($0) }.map { max($0, min(start + 1, bytes.count)) }
            ?? bytes.count
    }

    private static func endOfLiteral(from start: Int, in bytes: [UInt8]) -> Int {
        var offset = start + 1
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
            if bytes[offset] == UInt8(ascii: "\\") {
                offset += 2
            } else {
                offset += 1
                if bytes[offset - 1] == UInt8(ascii: "\"") { break }
            }
        }
        return min(offset, bytes.count)
    }
}

/// The effect of a text change on ranges in front of and behind the changed text.
struct TextMove: Sendable {
    private let prefix: Int
    private let oldEnd: Int
    private let growth: Int

    /// Compares two versions of a text.
    init(from old: [UInt8], to new: [UInt8]) {
        let limit = min(old.count, new.count)
        let (prefix, suffix) = old.withUnsafeBytes { old in
            new.withUnsafeBytes { new in
                let prefix = Self.count(upTo: limit) {
                    old[$0] == new[$0]
                } words: {
                    old.loadUnaligned(fromByteOffset: $0, as: UInt64.self)
                        == new.loadUnaligned(fromByteOffset: $0, as: UInt64.self)
                }
                let suffix = Self.count(upTo: limit - prefix) {
                    old[old.count &- 1 &- $0] == new[new.count &- 1 &- $0]
                } words: {
                    old.loadUnaligned(fromByteOffset: old.count &- 8 &- $0, as: UInt64.self)
                        == new.loadUnaligned(fromByteOffset: new.count &- 8 &- $0, as: UInt64.self)
                }
                return (prefix, suffix)
            }
        }
        self.prefix = prefix
        oldEnd = old.count - suffix
        growth = new.count - old.count
    }

    /// Counts equal bytes, eight at a time as long as all of them are equal.
    ///
    /// - Parameters:
    ///   - areEqual: Returns whether the bytes at a distance are equal.
    ///   - areWordsEqual: Returns whether the eight bytes that begin at a distance are equal.
    private static func count(
        upTo limit: Int, _ areEqual: (Int) -> Bool, words areWordsEqual: (Int) -> Bool
    ) -> Int {
        var count = 0
        while count &+ 8 <= limit, areWordsEqual(count) { count &+= 8 }
        while count < limit, areEqual(count) { count &+= 1 }
        return count
    }

    /// The changed range in the new text.
    var changed: Range<Int> { prefix..<(oldEnd + growth) }

    /// Returns the range in the new text, or nil if the change touches the range.
    func moved(_ range: Range<Int>) -> Range<Int>? {
        if range.upperBound <= prefix { return range }
        if range.lowerBound >= oldEnd { return (range.lowerBound + growth)..<(range.upperBound + growth) }
        return nil
    }
}
