import CatalogCore

/// A legacy table that is divided into the segments of its keys.
struct SegmentedTable {
    /// The bytes before the first segment.
    let head: [UInt8]
    let segments: [TableSegment]
    /// The bytes after the last segment, inside the table.
    let tail: [UInt8]
    /// The bytes from the end of the table.
    let foot: [UInt8]
    let isXML: Bool

    /// Divides a table; nil for a table without keys, for the binary form and for a text of a store.
    init?(_ table: LegacyTableFile) {
        switch table.form {
        case .text(let file): self.init(file)
        case .xml(let document, let text): self.init(document, text.utf8)
        case .binary, .whole: return nil
        }
    }

    private init?(_ file: StringsFile) {
        let editor = StringsEditor(file)
        let ends = file.pairs.map(\.range.upperBound)
        self.init(editor.bytes, container: editor.container, ends: ends, isXML: false) { index, bytes in
            TableSegment(
                bytes: bytes, key: file.pairs[index].key.string, commentKind: editor.commentKind(before: index),
                isParted: editor.isParted(index))
        }
    }

    private init?(_ document: PropertyListDocument, _ bytes: [UInt8]) {
        guard let members = document.root.members, let range = document.root.range,
            let container = XMLElementContent.range(of: range, in: bytes)
        else { return nil }
        let ends = members.compactMap { $0.node.range?.upperBound }
        guard ends.count == members.count else { return nil }
        self.init(bytes, container: container, ends: ends, isXML: true) { index, bytes in
            let node = members[index].node
            return TableSegment(
                bytes: bytes, key: members[index].key, hasText: node.hasText, hasDictionary: node.members != nil)
        }
    }

    private init?(
        _ bytes: [UInt8], container: ByteRange, ends: [Int], isXML: Bool,
        segment: (Int, [UInt8]) -> TableSegment
    ) {
        guard !ends.isEmpty else { return nil }
        var segments: [TableSegment] = []
        var start = container.lowerBound
        for (index, end) in ends.enumerated() {
            guard end > start, end <= container.upperBound else { return nil }
            segments.append(segment(index, Array(bytes[start..<end])))
            start = end
        }
        self.segments = segments
        self.isXML = isXML
        head = Array(bytes[..<container.lowerBound])
        tail = Array(bytes[start..<container.upperBound])
        foot = Array(bytes[container.upperBound...])
    }
}

extension PropertyListNode {
    /// Whether the value is a text or a dictionary that contains one.
    fileprivate var hasText: Bool { string != nil || members?.contains { $0.node.hasText } ?? false }
}
