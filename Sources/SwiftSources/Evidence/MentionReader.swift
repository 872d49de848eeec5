import CatalogCore

/// A scanner for text between quotes and between tags.
struct MentionReader {
    private let bytes: [UInt8]
    private let readsTags: Bool
    private let readsApostrophes: Bool
    private let longest: Int
    /// The maximum distance between two quotes, in bytes.
    private static let limit = 4096
    /// The length of the longest spelling of a character of one byte, which is `&#0000034;`.
    private static let longestSpelling = 10
    private static let quote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")

    /// Creates a scanner.
    ///
    /// - Parameters:
    ///   - longest: The length of the longest text to find, in bytes.
    ///   - readsTags: Whether text between tags counts, as in XML.
    ///   - readsApostrophes: Whether text between apostrophes or backquotes counts, as in scripts.
    init(_ bytes: [UInt8], longest: Int, readsTags: Bool = true, readsApostrophes: Bool = false) {
        self.bytes = bytes
        self.longest = longest
        self.readsTags = readsTags
        self.readsApostrophes = readsApostrophes
    }

    /// Returns the length of the longest text that can be one of the keys, in bytes.
    static func longestText(of keys: Set<ExactText>) -> Int {
        min(limit, (keys.lazy.map(\.string.utf8.count).max() ?? 0) * longestSpelling)
    }

    /// Calls a function with the range of each text that can be a key, including its delimiters.
    func forEachText(_ body: (ByteRange) -> Void) {
        var offset = 0
        while offset < bytes.count {
            let opening = bytes[offset]
            if readsApostrophes, opening == UInt8(ascii: "'") || opening == UInt8(ascii: "`") {
                // An apostrophe can also be a part of a word, so the scan continues inside the text.
                let end = end(from: offset + 1, closing: opening, within: longest + 1)
                if let end, end > offset + 1 { body(offset..<end + 1) }
            }
            guard opening == Self.quote || readsTags && opening == UInt8(ascii: ">") else {
                offset += 1
                continue
            }
            let isQuoted = opening == Self.quote
            let end =
                isQuoted
                ? end(from: offset + 1, closing: Self.quote, within: Self.limit)
                : end(from: offset + 1, closing: UInt8(ascii: "<"), within: longest + 1)
            if let end, end > offset + 1, end - offset - 1 <= longest { body(offset..<end + 1) }
            // After a tag, the scan continues inside the text, which can contain quotes. After a quoted text, it
            // continues past the closing quote.
            offset = isQuoted ? (end ?? offset) + 1 : offset + 1
        }
    }

    /// Returns the ranges of all texts between quotes, including the quotes.
    func literals() -> [ByteRange] {
        var found: [ByteRange] = []
        var offset = 0
        while let opening = bytes[offset...].firstIndex(of: Self.quote) {
            let end = end(from: opening + 1, closing: Self.quote, within: Self.limit)
            if let end { found.append(opening..<end + 1) }
            offset = (end ?? opening) + 1
        }
        return found
    }

    private func end(from start: Int, closing: UInt8, within limit: Int) -> Int? {
        var offset = start
        let limit = min(bytes.count, start + limit)
        while offset < limit {
            if bytes[offset] == closing { return offset }
            if closing == Self.quote, bytes[offset] == UInt8(ascii: "\n") { return nil }
            offset += closing == Self.quote && bytes[offset] == Self.backslash ? 2 : 1
        }
        return nil
    }

    /// Returns the text in a range that includes its delimiters, without escape sequences.
    func text(in range: ByteRange) -> String {
        let text = String(decoding: bytes[range.lowerBound + 1..<range.upperBound - 1], as: UTF8.self)
        if text.utf8.contains(Self.backslash) { return Self.unescaped(text) }
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        let named = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'")].reduce(text) {
            $0.replacing($1.0, with: $1.1)
        }
        let numbered = named.replacing(/&#(x[0-9A-Fa-f]{1,6}|[0-9]{1,7});/) { match in
            let isHexadecimal = match.1.hasPrefix("x")
            let number = UInt32(isHexadecimal ? match.1.dropFirst() : match.1, radix: isHexadecimal ? 16 : 10)
            return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? String(match.0)
        }
        return numbered.replacing("&amp;", with: "&")
    }

    /// Returns text with the escape sequences of C and JSON resolved.
    private static func unescaped(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "\\", let next = rest.popFirst() else {
                result.append(character)
                continue
            }
            switch next {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "u": result += String(decoding: codeUnits(of: &rest), as: UTF16.self)
            default: result.append(next)
            }
        }
        return result
    }

    /// Returns the code units of consecutive `\u` escapes, after the first `\u` was read.
    ///
    /// A character beyond U+FFFF takes two code units.
    private static func codeUnits(of rest: inout Substring) -> [UInt16] {
        var units: [UInt16] = []
        while let unit = UInt16(rest.prefix(4), radix: 16) {
            units.append(unit)
            rest = rest.dropFirst(4)
            guard rest.hasPrefix("\\u"), UInt16(rest.dropFirst(2).prefix(4), radix: 16) != nil else { break }
            rest = rest.dropFirst(2)
        }
        return units
    }

    /// Returns the offsets of Objective-C lookups whose key is not a literal.
    func openLookups() -> [Int] {
        let code = String(decoding: bytes, as: UTF8.self)
        return code.matches(of: /(?:NSLocalizedString[A-Za-z]*\(\s*|localizedStringForKey:\s*)(?!@?"|\s)/).map {
            code.utf8.distance(from: code.utf8.startIndex, to: $0.range.lowerBound)
        }
    }

    /// Returns whether a text that begins at an offset is the first argument of a lookup.
    static func isLookup(before offset: Int, in bytes: [UInt8]) -> Bool {
        var rest = bytes[..<offset]
        if rest.last == UInt8(ascii: "@") { rest = rest.dropLast() }
        while let last = rest.last, [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t")].contains(last) {
            rest = rest.dropLast()
        }
        if rest.hasSuffix("localizedStringForKey:") { return true }
        guard rest.last == UInt8(ascii: "(") else { return false }
        let name = rest.dropLast().suffix(while: { $0 == UInt8(ascii: "_") || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) }
        )
        return String(decoding: name, as: UTF8.self).contains("LocalizedString")
    }
}

extension ArraySlice<UInt8> {
    fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }

    fileprivate func suffix(while isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        var start = endIndex
        while start > startIndex, isPart(self[start - 1]) { start -= 1 }
        return self[start...]
    }
}
