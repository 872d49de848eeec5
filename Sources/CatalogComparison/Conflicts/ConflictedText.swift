import CatalogCore

/// The versions in a file with conflict markers, separated by side.
package struct ConflictedText: Sendable {
    /// The file with all conflicts resolved to ours.
    package private(set) var ours: [UInt8] = []
    /// The file with all conflicts resolved to theirs.
    package private(set) var theirs: [UInt8] = []
    /// The file with all conflicts resolved to the base; nil if a conflict does not include the base, as in git's
    /// default style.
    package var base: [UInt8]? { showsBase ? baseText : nil }
    /// The number of conflicts.
    package private(set) var conflictCount = 0

    private var baseText: [UInt8] = []
    private var showsBase = true
    private var section = Section.common
    /// The length of the current conflict's markers.
    ///
    /// Markers of another length are text.
    private var size = 0

    private enum Section { case common, ours, base, theirs }

    /// The reasons why the sides of a file cannot be separated.
    package enum Fault: Error, Hashable, Sendable {
        /// The file has no conflict markers.
        case noMarkers
        /// A marker has no counterpart.
        ///
        /// The line number starts at 1.
        case unbalancedMarker(line: Int)
    }

    /// Parses a file with conflict markers.
    package init(_ bytes: [UInt8]) throws(Fault) {
        guard Self.mayHaveMarkers(bytes) else { throw .noMarkers }
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

    /// Returns whether any line begins with the sign of a marker.
    private static func mayHaveMarkers(_ bytes: [UInt8]) -> Bool {
        var isLineStart = true
        for byte in bytes {
            if isLineStart, byte >= UInt8(ascii: "<"), signs.contains(byte) { return true }
            isLineStart = byte.isLineEnd
        }
        return false
    }

    private static let signs = Array("<|=>".utf8)

    /// Adds a line to the sides that contain it.
    ///
    /// - Returns: false if the line is a marker in an invalid position.
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

    /// Returns the sign of a marker line; nil for all other lines.
    ///
    /// Outside conflicts, markers may have any length, because no line of a catalog begins with `<`. Inside a conflict,
    /// only markers of the conflict's length count, because a base may contain the markers of another merge.
    private mutating func sign(of line: ArraySlice<UInt8>) -> UInt8? {
        guard let sign = line.first, Self.signs.contains(sign) else { return nil }
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
        guard let end = bytes[start...].firstIndex(where: { $0.isLineEnd }) else { return bytes.count }
        let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
        return end + (isPair ? 2 : 1)
    }
}
