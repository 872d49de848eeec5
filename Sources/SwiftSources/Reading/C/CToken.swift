import CatalogCore

/// A token of C, C++ or Objective-C.
struct CToken: Hashable, Sendable {
    /// The kind of token.
    let kind: Kind
    /// The bytes of the token; a string has its quotes, but not the `@` before them.
    let range: ByteRange

    /// A kind of token.
    enum Kind: Hashable, Sendable {
        case name
        case string
        case number
        /// A byte of punctuation.
        case mark(UInt8)
        /// The `#` that begins a directive, such as `#define`.
        case directive
        /// The end of a directive's line.
        case directiveEnd
    }

    /// Returns whether the token is a character of punctuation.
    func isMark(_ character: Unicode.Scalar) -> Bool { kind == .mark(UInt8(ascii: character)) }
}

/// A scanner that divides a file in C, C++ or Objective-C into tokens.
struct CTokenScanner {
    private let bytes: [UInt8]
    private var offset = 0
    private var isInDirective = false
    /// Whether only white space precedes the offset on its line.
    private var isAtLineStart = true
    private(set) var tokens: [CToken] = []
    /// The ranges of the comments.
    private(set) var comments: [ByteRange] = []
    /// The end of the line on which a quote has no other one, by the quote.
    private var unclosed: [UInt8: Int] = [:]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        scan()
    }

    private mutating func scan() {
        while offset < bytes.count {
            let byte = bytes[offset]
            switch byte {
            case UInt8(ascii: "\n"): endLine()
            case UInt8(ascii: "\r") where offset + 1 < bytes.count && bytes[offset + 1] != UInt8(ascii: "\n"): endLine()
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): offset += 1
            case UInt8(ascii: "\\") where isContinuation: skipContinuation()
            case UInt8(ascii: "/") where isComment: skipComment()
            case UInt8(ascii: "#") where isAtLineStart:
                add(.directive, to: offset + 1)
                isInDirective = true
            case UInt8(ascii: "\""): scanString()
            case UInt8(ascii: "'"): offset = closedEnd(from: offset) ?? offset + 1
            case UInt8(ascii: "@") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\""):
                offset += 1
            default: scanWord(byte)
            }
        }
        if isInDirective { tokens.append(CToken(kind: .directiveEnd, range: offset..<offset)) }
    }

    private mutating func add(_ kind: CToken.Kind, to end: Int) {
        tokens.append(CToken(kind: kind, range: offset..<end))
        offset = end
        isAtLineStart = false
    }

    private mutating func scanWord(_ byte: UInt8) {
        if CName.isStart(byte) {
            let end = CName.end(from: offset, in: bytes)
            if end < bytes.count, bytes[end] == UInt8(ascii: "\""), bytes[end - 1] == UInt8(ascii: "R"),
                let end = rawStringEnd(from: end)
            {
                add(.number, to: end)
            } else {
                add(.name, to: end)
            }
        } else if (0x30...0x39).contains(byte) {
            var end = CName.end(from: offset, in: bytes)
            // In C++, an apostrophe can separate digits.
            while end + 1 < bytes.count, bytes[end] == UInt8(ascii: "'"), (0x30...0x39).contains(bytes[end + 1]) {
                end = CName.end(from: end + 1, in: bytes)
            }
            add(.number, to: end)
        } else {
            add(.mark(byte), to: offset + 1)
        }
    }

    private mutating func endLine() {
        if isInDirective { tokens.append(CToken(kind: .directiveEnd, range: offset..<offset)) }
        isInDirective = false
        isAtLineStart = true
        offset += 1
    }

    // MARK: - White space

    /// Whether the line continues on the next one.
    private var isContinuation: Bool {
        let next = bytes[(offset + 1)...].first { $0 != UInt8(ascii: "\r") }
        return next == UInt8(ascii: "\n")
    }

    private mutating func skipContinuation() {
        offset = (bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? offset) + 1
    }

    private var isComment: Bool {
        offset + 1 < bytes.count && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes[offset + 1])
    }

    private mutating func skipComment() {
        let start = offset
        if bytes[offset + 1] == UInt8(ascii: "/") {
            offset = bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
        } else {
            offset = bytes[(offset + 2)...].firstRange(ofWord: Array("*/".utf8))?.upperBound ?? bytes.count
        }
        comments.append(start..<offset)
    }

    // MARK: - Strings

    /// Returns the end of a raw string of C++, `R"mark(…)mark"`, whose text is no key.
    private func rawStringEnd(from quote: Int) -> Int? {
        let mark = bytes[(quote + 1)...].prefix(17).prefix { $0 != UInt8(ascii: "(") }
        guard mark.count <= 16 else { return nil }
        let close = [UInt8(ascii: ")")] + mark + [UInt8(ascii: "\"")]
        return bytes[(quote + 1 + mark.count)...].firstRange(ofWord: close)?.upperBound
    }

    /// Returns the offset after the quote that closes the one at an offset.
    ///
    /// A line without a closing quote is searched once.
    private mutating func closedEnd(from quote: Int) -> Int? {
        let byte = bytes[quote]
        if let end = unclosed[byte], quote < end { return nil }
        let end = stringEnd(from: quote)
        if end == nil { unclosed[byte] = bytes[quote...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count }
        return end
    }

    private mutating func scanString() {
        guard let end = closedEnd(from: offset) else {
            offset += 1
            return
        }
        add(.string, to: end)
    }

    /// Returns the offset after the closing quote; nil if the line ends first.
    private func stringEnd(from quote: Int) -> Int? {
        var offset = quote + 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
            if bytes[offset] == bytes[quote] { return offset + 1 }
            let isEscape = bytes[offset] == UInt8(ascii: "\\")
            // A backslash at the end of a line continues the string, also before the two bytes of Windows.
            let isLong = isEscape && bytes[(offset + 1)...].starts(with: "\r\n".utf8)
            offset += isLong ? 3 : isEscape ? 2 : 1
        }
        return nil
    }
}
