import CatalogCore

/// Functions that find locations inside and around an element of an XML property list.
package enum XMLElementContent {
    /// Returns the range between the tags of the element in `range`; nil for an empty tag such as `<string/>`.
    package static func range(of range: ByteRange, in bytes: [UInt8]) -> ByteRange? {
        var locator = XMLTagLocator(bytes, from: range.lowerBound)
        guard let start = locator.next(), start.upperBound < range.upperBound,
            let end = bytes[..<range.upperBound].lastIndex(of: UInt8(ascii: "<")), end >= start.upperBound
        else { return nil }
        return start.upperBound..<end
    }

    /// Returns the edit that replaces the text of the element `name` in `range`.
    static func replacement(
        of name: String,
        in range: ByteRange,
        by text: String,
        bytes: [UInt8],
        key: String
    ) throws(LegacyValueError) -> Edit {
        let escaped = try XMLPropertyListWriter.escaped(text, key: key)
        guard let content = Self.range(of: range, in: bytes) else {
            return Edit(range, Array("<\(name)>\(escaped)</\(name)>".utf8))
        }
        return Edit(content, Array(escaped.utf8))
    }

    /// Returns the indentation of the line of the element at `offset`.
    static func indent(at offset: Int, in bytes: [UInt8]) -> String {
        let lineStart = bytes[..<offset].lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        let line = bytes[(lineStart.map { $0 + 1 } ?? 0)..<offset]
        return String(decoding: line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    }

    /// Returns the end of the line, before its line break, if only comments follow `offset` on the line; otherwise nil.
    static func lineEnd(behind offset: Int, in bytes: [UInt8]) -> Int? {
        var offset = offset
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return offset }
            if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
                offset += 1
            } else if bytes[offset...].starts(with: "<!--".utf8) {
                guard let end = bytes[offset...].firstRange(of: "-->".utf8)?.upperBound,
                    StringsCharacter.lineBreakCount(in: bytes, offset..<end) == 0
                else { return nil }
                offset = end
            } else {
                return nil
            }
        }
        return nil
    }
}
