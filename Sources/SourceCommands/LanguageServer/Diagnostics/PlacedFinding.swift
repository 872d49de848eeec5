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
        let place = Position(line: position.line - 1, character: position.column - 1)
        let start = text.offset(of: place, in: .utf16)
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
        let shared = old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                var prefix = 0
                while prefix < limit, old[prefix] == new[prefix] { prefix &+= 1 }
                var suffix = 0
                while suffix < limit &- prefix, old[old.count &- 1 &- suffix] == new[new.count &- 1 &- suffix] {
                    suffix &+= 1
                }
                return (prefix, suffix)
            }
        }
        prefix = shared.0
        oldEnd = old.count - shared.1
        growth = new.count - old.count
    }

    /// Returns the range in the new text, or nil if the change touches the range.
    func moved(_ range: Range<Int>) -> Range<Int>? {
        if range.upperBound <= prefix { return range }
        if range.lowerBound >= oldEnd { return (range.lowerBound + growth)..<(range.upperBound + growth) }
        return nil
    }
}
