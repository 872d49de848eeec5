import CatalogCore

/// A scanner for the comments, keys and values of a `.strings` table.
struct StringsScanner {
    let bytes: [UInt8]
    private(set) var offset = 0
    /// The comments found so far, attached to pairs later by the parser.
    private(set) var comments: [StringsComment] = []
    /// Whether comments are kept or skipped.
    private let keepsComments: Bool

    /// Creates a scanner at the start of a text.
    ///
    /// Skips any remaining byte-order marks, because some tools have written two.
    init(_ bytes: [UInt8], keepsComments: Bool = true) {
        self.bytes = bytes
        self.keepsComments = keepsComments
        while bytes[offset...].starts(with: ByteOrderMark.utf8) { offset += ByteOrderMark.utf8.count }
    }

    /// Creates a scanner at an offset, to look ahead.
    init(_ bytes: [UInt8], at offset: Int) {
        self.bytes = bytes
        self.offset = offset
        keepsComments = true
    }

    /// The current byte; nil at the end.
    var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// The current character; nil at the end.
    var scalar: Unicode.Scalar? {
        String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
    }

    func error(_ reason: StringsSyntaxError.Reason, at offset: Int) -> StringsSyntaxError {
        StringsSyntaxError(reason, at: offset, in: bytes)
    }

    /// Skips the current character if it is the ASCII character `character`.
    ///
    /// - Returns: Whether the character was skipped.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard byte == UInt8(ascii: character) else { return false }
        offset += 1
        return true
    }

    /// Skips a number of bytes.
    mutating func skip(_ count: Int) { offset += count }

    /// Skips whitespace and comments.
    mutating func skipTrivia() throws(StringsSyntaxError) {
        while offset < bytes.count {
            if let length = StringsCharacter.whiteSpaceLength(in: bytes, at: offset) {
                offset &+= length
            } else if bytes[offset...].starts(with: "//".utf8) {
                takeLineComment()
            } else if bytes[offset...].starts(with: "/*".utf8) {
                try takeBlockComment()
            } else {
                return
            }
        }
    }

    /// Reads the current key or value; returns nil if neither begins here.
    mutating func takeToken() throws(StringsSyntaxError) -> StringsToken? {
        guard let byte else { return nil }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try takeQuoted(by: byte) }
        let start = offset
        while let byte = self.byte, StringsCharacter.isUnquoted(byte) { offset &+= 1 }
        guard offset > start else { return nil }
        let string = String(decoding: bytes[start..<offset], as: UTF8.self)
        return StringsToken(range: start..<offset, isQuoted: false, hasEscapes: false, string: string)
    }

    private mutating func takeQuoted(by quote: UInt8) throws(StringsSyntaxError) -> StringsToken {
        let start = offset
        var hasEscapes = false
        offset &+= 1
        while offset < bytes.count, bytes[offset] != quote {
            if bytes[offset] == UInt8(ascii: "\\") {
                hasEscapes = true
                offset &+= 1
            }
            offset &+= 1
        }
        guard offset < bytes.count else { throw error(.unterminatedString, at: start) }
        let contents = start + 1..<offset
        offset += 1
        let string =
            hasEscapes
            ? try StringsEscapes.resolved(in: bytes, contents)
            : String(decoding: bytes[contents], as: UTF8.self)
        return StringsToken(range: start..<offset, isQuoted: true, hasEscapes: hasEscapes, string: string)
    }

    private mutating func takeLineComment() {
        let start = offset
        while offset < bytes.count, StringsCharacter.lineBreakLength(in: bytes, at: offset) == nil { offset &+= 1 }
        append(.line, range: start..<offset, contents: start + 2..<offset)
    }

    private mutating func takeBlockComment() throws(StringsSyntaxError) {
        let start = offset
        offset += 2
        while offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "*"), bytes[offset...].starts(with: "*/".utf8) {
                offset += 2
                append(.block, range: start..<offset, contents: start + 2..<offset - 2)
                return
            }
            offset &+= 1
        }
        throw error(.unterminatedComment, at: start)
    }

    private mutating func append(_ kind: StringsComment.Kind, range: ByteRange, contents: ByteRange) {
        guard keepsComments else { return }
        let text = StringsCharacter.trimmed(bytes[contents])
        comments.append(
            StringsComment(
                range: range,
                kind: kind,
                text: String(decoding: text, as: UTF8.self),
                attachment: .orphan
            )
        )
    }

    /// Attaches the comment at `index`.
    mutating func attach(_ index: Int, to attachment: StringsComment.Attachment) {
        comments[index] = comments[index].attached(to: attachment)
    }
}
