/// The parts in which a text differs from its replacement.
struct ReplacedParts {
    /// A part of the old text and the bytes in its place; one of both may be empty.
    struct Part {
        /// The indices of the old characters.
        let old: Range<Int>
        /// The new bytes.
        let new: [UInt8]
    }

    /// The parts in order.
    private(set) var all: [Part] = []

    /// The most characters to compare one by one, because the time grows with the square of their number.
    private static let limit = 4_000

    /// Compares the characters of a text with the UTF-8 of its replacement.
    init(of old: [[UInt8]], by replacement: [UInt8]) {
        let new = String(decoding: replacement, as: UTF8.self).unicodeScalars.map { Array(String($0).utf8) }
        guard old.count + new.count <= Self.limit else {
            all = [Part(old: 0..<old.count, new: replacement)]
            return
        }
        var removed: Set<Int> = []
        var inserted: [Int: [UInt8]] = [:]
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, let element, _): inserted[offset] = element
            }
        }
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex <= old.count {
            let start = oldIndex
            while removed.contains(oldIndex) { oldIndex += 1 }
            var bytes: [UInt8] = []
            while let element = inserted[newIndex] {
                bytes += element
                newIndex += 1
            }
            if oldIndex > start || !bytes.isEmpty { all.append(Part(old: start..<oldIndex, new: bytes)) }
            (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
        }
    }
}
