import CatalogCore

/// A place in a text that a rule reports.
package struct TextOccurrence {
    /// The words as the text has them.
    package let words: String
    /// The offset of their first byte in the text.
    package let offset: Int

    /// Creates an occurrence.
    package init(_ words: some Collection<UInt8>, at offset: Int) {
        self.words = String(decoding: words, as: UTF8.self)
        self.offset = offset
    }

    /// Returns the first occurrence of each of some names as whole words, in the order of the text.
    ///
    /// Letters outside of ASCII end a word, as in “Android版”. Of names at the same place, the longest counts.
    ///
    /// - Parameter names: Names in small ASCII letters.
    package static func first(of names: [[UInt8]], in text: Text) -> [TextOccurrence] {
        let bytes = Array(text.utf8)
        let lowered = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        var found: [TextOccurrence] = []
        var seen: Set<[UInt8]> = []
        var offset = 0
        while offset < bytes.count {
            let name = names.filter { isWord($0, at: offset, in: lowered) }.max { $0.count < $1.count }
            guard let name else {
                offset += 1
                continue
            }
            if seen.insert(name).inserted {
                found.append(TextOccurrence(bytes[offset..<offset + name.count], at: offset))
            }
            offset += name.count
        }
        return found
    }

    private static func isWord(_ name: [UInt8], at offset: Int, in bytes: [UInt8]) -> Bool {
        let end = offset + name.count
        guard end <= bytes.count, bytes[offset..<end].elementsEqual(name) else { return false }
        return (offset == 0 || !bytes[offset - 1].isASCIIAlphanumeric)
            && (end == bytes.count || !bytes[end].isASCIIAlphanumeric)
    }
}

extension UnitContext {
    /// Returns the location of a part of a text of a store, whose file has it without escapes.
    ///
    /// A line break of two bytes in the file is one byte of the text.
    package func location(of occurrence: TextOccurrence) -> TableLocation {
        let file = entry.table.table.files[text.location.file]
        var position = text.range.lowerBound
        var left = occurrence.offset
        while left > 0, position < text.range.upperBound {
            let isPair = file.bytes[position] == 0x0D && file.bytes.dropFirst(position + 1).first == 0x0A
            if !isPair { left -= 1 }
            position += 1
        }
        return TableLocation(file: text.location.file, range: position..<position)
    }
}
