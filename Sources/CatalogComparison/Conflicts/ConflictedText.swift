/// A file in which a merge left markers, taken apart: what it says on each side.
package struct ConflictedText: Sendable {
    /// The file with ours taken everywhere.
    package private(set) var ours: [UInt8] = []
    /// The file with theirs taken everywhere.
    package private(set) var theirs: [UInt8] = []
    /// The file with the base taken everywhere; nil where a conflict does not show it, as git writes them by default.
    package var base: [UInt8]? { showsBase ? baseText : nil }
    /// How many conflicts there are.
    package private(set) var conflictCount = 0

    private var baseText: [UInt8] = []
    private var showsBase = true
    private var section = Section.common
    /// How often the signs of the conflict's markers are repeated; those of another number are text.
    private var size = 0

    private enum Section { case common, ours, base, theirs }

    /// Why a file cannot be taken apart.
    package enum Fault: Error, Hashable, Sendable {
        /// There are no conflict markers in it.
        case noMarkers
        /// A marker has no counterpart; the number is the line's, from 1.
        case unbalancedMarker(line: Int)
    }

    /// Reads a file.
    package init(_ bytes: [UInt8]) throws(Fault) {
        var start = 0
        var (number, opening) = (0, 0)
        while start < bytes.count {
            let end = Self.end(ofLineAt: start, in: bytes)
            let line = bytes[start..<end]
            number += 1
            if section == .common, line.first == UInt8(ascii: "<") { opening = number }
            guard take(line) else { throw .unbalancedMarker(line: number) }
            start = end
        }
        guard section == .common else { throw .unbalancedMarker(line: opening) }
        guard conflictCount > 0 else { throw .noMarkers }
    }

    /// Adds a line to the sides that it belongs to.
    ///
    /// - Returns: false for a marker that stands where none may.
    private mutating func take(_ line: ArraySlice<UInt8>) -> Bool {
        if let sign = sign(of: line) { return enter(sign) }
        if section == .common || section == .ours { ours += line }
        if section == .common || section == .base { baseText += line }
        if section == .common || section == .theirs { theirs += line }
        return true
    }

    private mutating func enter(_ sign: UInt8) -> Bool {
        switch (section, sign) {
        case (.common, UInt8(ascii: "<")):
            section = .ours
            conflictCount += 1
        case (.ours, UInt8(ascii: "|")): section = .base
        case (.ours, UInt8(ascii: "=")):
            section = .theirs
            showsBase = false
        case (.base, UInt8(ascii: "=")): section = .theirs
        case (.theirs, UInt8(ascii: ">")): section = .common
        default: return false
        }
        return true
    }

    /// The sign of a marker that the line is; nil for all other lines.
    ///
    /// No line of a catalog begins with `<`, whatever the number; inside a conflict only markers of its own size count,
    /// since a base may hold those of another merge.
    private mutating func sign(of line: ArraySlice<UInt8>) -> UInt8? {
        guard let sign = line.first, "<|=>".utf8.contains(sign) else { return nil }
        let count = line.prefix { $0 == sign }.count
        let next = line.dropFirst(count).first
        guard next == nil || next == 0x20 || next == 0x0A || next == 0x0D else { return nil }
        if section == .common {
            size = count
            return sign
        }
        return count == size && sign != UInt8(ascii: "<") ? sign : nil
    }

    private static func end(ofLineAt start: Int, in bytes: [UInt8]) -> Int {
        guard let end = bytes[start...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return bytes.count }
        let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
        return end + (isPair ? 2 : 1)
    }
}
