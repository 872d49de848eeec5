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

    private let isTable: Bool
    /// The label of the marker for ours of the first conflict; empty if it has none.
    package private(set) var oursLabel = ""
    /// The label of the marker for theirs of the first conflict; empty if it has none.
    package private(set) var theirsLabel = ""
    private var baseText: [UInt8] = []
    private var showsBase = true
    /// Whether the base lacks what both sides have before the next line.
    private var lacksBase = false
    /// The length of the base where its part of the current conflict begins.
    private var baseStart = 0
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
    ///
    /// - Parameter isTable: whether the file is a legacy table, whose texts and comments may contain lines of seven or
    ///   more equal signs.
    package init(_ bytes: [UInt8], isTable: Bool = false) throws(Fault) {
        self.isTable = isTable
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
        if let sign = sign(of: line) {
            if conflictCount == 0, sign == UInt8(ascii: "<") { oursLabel = label(of: line) }
            if conflictCount == 1, sign == UInt8(ascii: ">") { theirsLabel = label(of: line) }
            return enter(sign)
        }
        if section == .common || section == .ours { ours += line }
        if section == .common || section == .base {
            if lacksBase, !isTable { closeGap(before: line) }
            baseText += line
            lacksBase = false
        }
        if section == .common || section == .theirs { theirs += line }
        return true
    }

    private func label(of line: ArraySlice<UInt8>) -> String {
        let text = line.dropFirst(size + 1).prefix { !$0.isLineEnd }
        return String(decoding: text, as: UTF8.self)
    }

    /// Makes the end of an object valid in the base, where both sides have the last members and the base has none.
    ///
    /// Removes the comma before them. An object that becomes empty gets an empty line, as Xcode writes it.
    private mutating func closeGap(before line: ArraySlice<UInt8>) {
        guard line.first(where: { !$0.isJSONSpace }) == UInt8(ascii: "}"),
            let last = baseText.lastIndex(where: { !$0.isJSONSpace })
        else { return }
        switch baseText[last] {
        case UInt8(ascii: ","): baseText.remove(at: last)
        case UInt8(ascii: "{"): baseText += LineEnd.first(in: baseText)
        default: return
        }
    }

    private mutating func enter(_ sign: UInt8) -> Bool {
        switch (section, sign) {
        case (.common, UInt8(ascii: "<")):
            section = .ours
            conflictCount += 1
        case (.ours, UInt8(ascii: "|")):
            section = .base
            baseStart = baseText.count
        case (.ours, UInt8(ascii: "=")):
            section = .theirs
            showsBase = false
        case (.base, UInt8(ascii: "=")):
            section = .theirs
            if baseText.count == baseStart { lacksBase = true }
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
            if isTable, count < 7 || sign != UInt8(ascii: "<") { return nil }
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
