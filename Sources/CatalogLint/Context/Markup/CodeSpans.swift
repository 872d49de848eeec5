import CatalogCore

/// The parts of a text that are code, which rules about white space and punctuation neither report nor change.
///
/// Code is text in backticks, in an element such as `<code>`, in the brackets of a call such as `f(_ x: Int...)` or of an
/// object such as `{"a" : 1}`, and words such as `sort=a,b`, `yyyy-MM-dd` or Morse code.
package struct CodeSpans {
    /// The ranges of the text's UTF-8, in order and without overlaps.
    package let ranges: [ByteRange]

    /// Finds the code in a text.
    package init(_ bytes: ArraySlice<UInt8>) {
        let found = Self.backticks(in: bytes) + Self.elements(in: bytes) + Self.brackets(in: bytes)
        ranges = Self.merged(found + CodeWords.spans(in: bytes))
    }

    /// Returns whether code contains a part of a range.
    package func overlaps(_ range: ByteRange) -> Bool {
        let index = ranges.partitioningIndex { $0.upperBound > range.lowerBound }
        return index < ranges.count && ranges[index].lowerBound < range.upperBound
    }

    private static func merged(_ ranges: [ByteRange]) -> [ByteRange] {
        ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
            if let last = merged.last, range.lowerBound < last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
    }

    // MARK: - Backticks

    /// Returns the ranges from each run of backticks to the next of the same length, or to the end if there is none.
    private static func backticks(in bytes: ArraySlice<UInt8>) -> [ByteRange] {
        var found: [ByteRange] = []
        var open: ByteRange?
        var index = bytes.startIndex
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "`")) {
            index = bytes[start...].firstIndex { $0 != UInt8(ascii: "`") } ?? bytes.endIndex
            if let begin = open {
                guard begin.count == index - start else { continue }
                found.append(begin.lowerBound..<index)
                open = nil
            } else {
                open = start..<index
            }
        }
        return open.map { found + [$0.lowerBound..<bytes.endIndex] } ?? found
    }

    // MARK: - Elements

    /// The elements whose content is code.
    private static let names = ["code", "pre", "kbd", "samp", "tt", "var", "script", "style"].map { Array($0.utf8) }
    /// The characters that begin a tag, also escaped.
    private static let tagStarts = ["<", "&lt;"].map { Array($0.utf8) }

    /// Returns the ranges of elements, to the end of the text if the second tag is missing.
    private static func elements(in bytes: ArraySlice<UInt8>) -> [ByteRange] {
        guard bytes.contains(UInt8(ascii: "<")) || bytes.contains(UInt8(ascii: "&")) else { return [] }
        var found: [ByteRange] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            guard let (bracket, name) = opening(at: bytes[index...]) else {
                index += 1
                continue
            }
            let closing = bracket + [UInt8(ascii: "/")] + name
            var end = index + bracket.count + name.count
            while end < bytes.endIndex, !begins(bytes[end...], with: closing) { end += 1 }
            end = min(end + closing.count, bytes.endIndex)
            found.append(index..<(bytes[end...].first == UInt8(ascii: ">") ? end + 1 : end))
            index = end
        }
        return found
    }

    /// Returns the bracket and the name of the tag with which the bytes begin.
    private static func opening(at bytes: ArraySlice<UInt8>) -> (bracket: [UInt8], name: [UInt8])? {
        guard bytes.first == UInt8(ascii: "<") || bytes.first == UInt8(ascii: "&"),
            let bracket = tagStarts.first(where: { bytes.starts(with: $0) })
        else { return nil }
        let rest = bytes.dropFirst(bracket.count)
        let name = names.first { name in
            begins(rest, with: name) && !(rest.dropFirst(name.count).first?.isASCIIAlphanumeric ?? true)
        }
        return name.map { (bracket, $0) }
    }

    private static func begins(_ bytes: ArraySlice<UInt8>, with start: [UInt8]) -> Bool {
        bytes.count >= start.count
            && zip(bytes, start).allSatisfy { $0 == $1 || ($0.isASCIILetter && $0 | 0x20 == $1) }
    }

    // MARK: - Calls and objects

    /// Returns the ranges from a bracket to its partner on the same line.
    ///
    /// A round bracket counts directly after an ASCII letter or digit, a curly one before a quotation mark.
    private static func brackets(in bytes: ArraySlice<UInt8>) -> [ByteRange] {
        var found: [ByteRange] = []
        var open: [(start: Int, isCode: Bool)] = []
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "("):
                let isCall = index > bytes.startIndex && bytes[index - 1].isASCIIWord
                open.append((index, isCall))
            case UInt8(ascii: "{"):
                open.append((index, index + 1 < bytes.endIndex && bytes[index + 1] == UInt8(ascii: "\"")))
            case UInt8(ascii: ")"), UInt8(ascii: "}"):
                if let (start, isCode) = open.popLast(), isCode { found.append(start..<(index + 1)) }
            case 0x0A: open.removeAll()
            default: break
            }
        }
        return found
    }
}
