import CatalogCore

/// A piece of a merged table.
enum MergedPiece {
    /// Text that is the same whichever side is chosen.
    case text([UInt8])
    /// The text of ours, the base and theirs; nil for a version without it.
    case conflict(ours: [UInt8]?, base: [UInt8]?, theirs: [UInt8]?)
}

/// Writes the pieces of a merged table, with markers around whole lines.
struct PieceWriter {
    private(set) var bytes: [UInt8] = []
    private let markers: ConflictMarkers
    private let newline: [UInt8]
    /// Whether the last line is a marker, which the next line break would follow.
    private var endsMarker = false

    init(markers: ConflictMarkers, newline: [UInt8]) {
        self.markers = markers
        self.newline = newline
    }

    mutating func add(_ piece: MergedPiece) {
        switch piece {
        case .text(let text): add(text)
        case .conflict(let ours, let base, let theirs): add([ours, base, theirs])
        }
    }

    private mutating func add(_ text: [UInt8]) {
        guard !text.isEmpty else { return }
        guard endsMarker else { return bytes += text }
        endsMarker = false
        let space = text.prefix { $0 == 0x20 || $0 == 0x09 }.count
        guard space < text.count, text[space].isLineEnd else { return bytes += text }
        bytes += text[(space + LineEnd.length(at: space, in: text))...]
    }

    private mutating func add(_ sides: [[UInt8]?]) {
        let start = bytes.lastIndex { $0.isLineEnd }.map { $0 + 1 } ?? 0
        let indent = Array(bytes[start...])
        let isIndent = indent.allSatisfy { $0 == 0x20 || $0 == 0x09 }
        if isIndent { bytes.removeLast(indent.count) } else { bytes += newline }
        let lines: [(sign: String, label: String)] = [("<", markers.ours), ("|", markers.base), ("=", "")]
        for (marker, side) in zip(lines, sides) {
            bytes += line(marker.sign, marker.label)
            if let side { bytes += (isIndent ? indent : []) + side + newline }
        }
        bytes += line(">", markers.theirs)
        endsMarker = true
    }

    private func line(_ sign: String, _ label: String) -> [UInt8] {
        let signs = String(repeating: sign, count: markers.size)
        return Array((label.isEmpty ? signs : signs + " " + label).utf8) + newline
    }
}
