import CatalogCore
import Foundation

/// The keys of a catalog version, found by comparison with another version.
///
/// Two versions usually have nearly all entries in common, byte for byte. A range from one key to the next that occurs
/// in both versions means the same in both: it begins and ends where a key is expected. Only the other ranges are
/// parsed.
struct SharedMembers {
    private(set) var members: [FileVersion.Member] = []
    /// The end of the object with the keys.
    let end: Int
    private let bytes: [UInt8]
    private let other: FileVersion
    /// The start of each key in the other version, and the end of its object.
    private let bounds: [Int]

    /// The number of bytes to search.
    ///
    /// A changed or added entry is usually shorter.
    private static let window = 1 << 16
    /// The maximum number of consecutive keys that may be changed or removed.
    private static let mostInARow = 12

    /// Compares two versions; nil if they differ in more than keys, or if the bytes are invalid.
    init?(of bytes: [UInt8], like other: FileVersion) {
        guard let otherEnd = other.end, let first = other.members.first?.range.lowerBound else { return nil }
        end = bytes.count - (other.bytes.count - otherEnd)
        self.bytes = bytes
        self.other = other
        bounds = other.members.map(\.range.lowerBound) + [otherEnd]
        guard end >= first, Self.areSame(bytes, 0, other.bytes, 0, count: first),
            Self.areSame(bytes, end, other.bytes, otherEnd, count: bytes.count - end)
        else { return nil }
        members.reserveCapacity(other.members.count + 8)
        guard read(from: first), !endsInComma else { return nil }
    }

    private mutating func read(from first: Int) -> Bool {
        var (offset, index) = (first, 0)
        while offset < end {
            if index < other.members.count, isShared(index, at: offset) {
                add(index, movedTo: offset)
                offset += bounds[index + 1] - bounds[index]
                index += 1
            } else {
                let next = nextShared(after: offset, from: index)
                guard add(unshared: offset..<next.offset) else { return false }
                (offset, index) = (next.offset, next.index)
            }
        }
        return true
    }

    /// Returns whether the range from a key to the next one in the other version also occurs at an offset.
    private func isShared(_ index: Int, at offset: Int) -> Bool {
        let count = bounds[index + 1] - bounds[index]
        // The last key has no comma after it, so the range must end the object.
        guard index + 1 < other.members.count ? offset + count < end : offset + count == end else { return false }
        return Self.areSame(bytes, offset, other.bytes, bounds[index], count: count)
    }

    private mutating func add(_ index: Int, movedTo offset: Int) {
        let member = other.members[index]
        members.append(
            .init(
                key: member.key, digest: member.digest,
                range: offset..<(offset + member.range.upperBound - member.range.lowerBound)))
    }

    /// Returns the next offset and key index at which both versions match; the end if these are too far away.
    private func nextShared(after offset: Int, from index: Int) -> (offset: Int, index: Int) {
        let limit = min(end, offset + Self.window)
        for candidate in index..<max(index, min(index + Self.mostInARow, other.members.count)) {
            var location = offset
            while let quote = bytes[location..<limit].firstIndex(of: UInt8(ascii: "\"")) {
                // At the offset itself, only a later key can match.
                if quote > offset || candidate > index, isShared(candidate, at: quote) { return (quote, candidate) }
                location = quote + 1
            }
        }
        return (end, other.members.count)
    }

    /// Parses entries that the other version does not have.
    ///
    /// Returns false if they are invalid.
    private mutating func add(unshared range: ByteRange) -> Bool {
        var text = bytes[range]
        while let last = text.last, last <= 0x20 { text = text.dropLast() }
        if range.upperBound < end, !text.isEmpty {
            guard text.popLast() == UInt8(ascii: ",") else { return false }
        }
        guard !text.isEmpty else { return true }
        let head = Array("{\"strings\":{".utf8)
        let alone = head + text + Array("}}".utf8)
        // Text that closes the object and opens another is not a list of entries.
        guard let catalog = try? Catalog(alone, path: ""),
            catalog.document?.root.members.reduce(0, { n, _ in n + 1 }) == 1
        else { return false }
        let shift = range.lowerBound - head.count
        members += FileVersion.members(of: catalog, alone).map { member in
            .init(
                key: member.key, digest: member.digest,
                range: (member.range.lowerBound + shift)..<(member.range.upperBound + shift))
        }
        return true
    }

    /// Whether a comma precedes the end of the object.
    ///
    /// This happens if the last keys were removed.
    private var endsInComma: Bool { bytes[..<end].last { $0 > 0x20 } == UInt8(ascii: ",") }

    private static func areSame(_ left: [UInt8], _ start: Int, _ right: [UInt8], _ other: Int, count: Int) -> Bool {
        guard count > 0 else { return true }
        return left.withUnsafeBytes { left in
            right.withUnsafeBytes { right in
                guard let first = left.baseAddress, let second = right.baseAddress else { return false }
                return memcmp(first + start, second + other, count) == 0
            }
        }
    }
}
