/// A parser that creates the tape of a document in one pass.
///
/// It needs neither recursion nor a stack: the `next` of an open object or array holds the tape index of its parent.
struct DocumentParser {
    let bytes: [UInt8]
    let limits: DocumentLimits
    package var offset = 0
    var tape: [DocumentNode] = []
    private var depth = 0
    private var innermost = 0
    private var isInObject = false

    init(_ bytes: [UInt8], limits: DocumentLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    /// Parses the whole document.
    mutating func parse() throws(DocumentError) -> [DocumentNode] {
        guard bytes.count <= limits.maximumBytes else { throw error(.tooLarge(limit: limits.maximumBytes), at: 0) }
        guard !bytes.isEmpty else { return [DocumentNode(offset: 0, length: 0, next: 1, kind: .nothing, traits: [])] }
        // Catalogs of two to thirty languages have one node per 16 to 24 bytes, as measured.
        tape.reserveCapacity(bytes.count / 20 + 16)
        try skipByteOrderMark()
        skipWhitespace()
        try parseValue(expected: .value)
        while depth > 0 { try continueContainer() }
        skipWhitespace()
        guard offset == bytes.count else { throw unexpected(.value, instead: .trailingContent) }
        return tape
    }

    private mutating func skipByteOrderMark() throws(DocumentError) {
        if bytes.starts(with: ByteOrderMark.utf8) {
            offset = ByteOrderMark.utf8.count
        } else if bytes.starts(with: ByteOrderMark.utf16LittleEndian)
            || bytes.starts(with: ByteOrderMark.utf16BigEndian)
            || bytes.starts(with: [0x00, 0x00, 0xFE, 0xFF])
        {
            throw error(.notUTF8Encoding, at: 0)
        }
    }

    // MARK: - Containers

    /// Parses a value, but only the opening bracket of an object or array.
    private mutating func parseValue(expected: DocumentError.Expectation) throws(DocumentError) {
        guard offset < bytes.count else { throw error(.truncated(expected: expected), at: offset) }
        switch bytes[offset] {
        case UInt8(ascii: "\""): try parseString()
        case UInt8(ascii: "{"): try openContainer(.object)
        case UInt8(ascii: "["): try openContainer(.array)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try parseNumber()
        case UInt8(ascii: "t"): try parseWord("true", .true)
        case UInt8(ascii: "f"): try parseWord("false", .false)
        case UInt8(ascii: "n"): try parseWord("null", .null)
        default: throw unexpected(expected)
        }
    }

    private mutating func openContainer(_ kind: DocumentNode.Kind) throws(DocumentError) {
        guard depth < limits.maximumDepth else { throw error(.tooDeep(limit: limits.maximumDepth), at: offset) }
        let outer = UInt32(truncatingIfNeeded: innermost)
        innermost = tape.count
        isInObject = kind == .object
        depth &+= 1
        tape.append(
            DocumentNode(offset: UInt32(truncatingIfNeeded: offset), length: 0, next: outer, kind: kind, traits: []))
        offset &+= 1
    }

    /// Parses the next member or element of the innermost open container, or closes the container.
    private mutating func continueContainer() throws(DocumentError) {
        skipWhitespace()
        let end = isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
        if peek == end { return closeContainer() }
        let isFirst = innermost &+ 1 == tape.count
        if !isFirst { try skipComma(before: end) }
        if isInObject {
            try parseMember(expected: isFirst ? .keyOrEnd : .key)
        } else {
            try parseValue(expected: .value)
        }
    }

    private mutating func skipComma(before end: UInt8) throws(DocumentError) {
        let expected: DocumentError.Expectation = isInObject ? .commaOrBrace : .commaOrBracket
        guard let byte = peek else { throw error(.truncated(expected: expected), at: offset) }
        guard byte == UInt8(ascii: ",") else {
            throw unexpected(expected, instead: byte == UInt8(ascii: "\"") ? .missingComma : nil)
        }
        let comma = offset
        offset &+= 1
        skipWhitespace()
        if peek == end { throw error(.trailingComma, at: comma) }
    }

    private mutating func closeContainer() {
        offset &+= 1
        let outer = Int(tape[innermost].next)
        tape[innermost].length = UInt32(truncatingIfNeeded: offset) &- tape[innermost].offset
        tape[innermost].next = UInt32(truncatingIfNeeded: tape.count)
        innermost = outer
        isInObject = tape[outer].kind == .object
        depth &-= 1
    }

    private mutating func parseMember(expected: DocumentError.Expectation) throws(DocumentError) {
        guard let byte = peek else { throw error(.truncated(expected: expected), at: offset) }
        guard byte == UInt8(ascii: "\"") else { throw unexpected(expected) }
        try parseString()
        skipWhitespace()
        guard let colon = peek else { throw error(.truncated(expected: .colon), at: offset) }
        guard colon == UInt8(ascii: ":") else { throw unexpected(.colon) }
        offset &+= 1
        skipWhitespace()
        try parseValue(expected: .value)
    }

    // MARK: - Words and numbers

    private mutating func parseWord(_ word: StaticString, _ kind: DocumentNode.Kind) throws(DocumentError) {
        let start = offset
        for unit in UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount) {
            guard let byte = peek else { throw error(.truncated(expected: .value), at: offset) }
            guard byte == unit else {
                offset = start
                throw unexpected(.value)
            }
            offset &+= 1
        }
        append(kind, from: start)
    }

    private mutating func parseNumber() throws(DocumentError) {
        let start = offset
        if peek == UInt8(ascii: "-") { offset &+= 1 }
        let leadingZero = peek == UInt8(ascii: "0")
        let digits = try skipDigits(from: start)
        if leadingZero && digits > 1 { throw error(.badNumber, at: start) }
        if peek == UInt8(ascii: ".") {
            offset &+= 1
            _ = try skipDigits(from: start)
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            offset &+= 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset &+= 1 }
            _ = try skipDigits(from: start)
        }
        append(.number, from: start)
    }

    /// Skips one or more digits; throws if there are none, because then the number from `start` is invalid.
    private mutating func skipDigits(from start: Int) throws(DocumentError) -> Int {
        let first = offset
        while let byte = peek, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { offset &+= 1 }
        guard offset > first else {
            throw offset == bytes.count
                ? error(.truncated(expected: .value), at: offset) : error(.badNumber, at: start)
        }
        return offset &- first
    }

    // MARK: - Steps

    var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// Adds a value that ends at the current offset to the tape.
    mutating func append(_ kind: DocumentNode.Kind, from start: Int, traits: DocumentNode.Traits = []) {
        tape.append(
            DocumentNode(
                offset: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: offset &- start),
                next: UInt32(truncatingIfNeeded: tape.count &+ 1), kind: kind, traits: traits))
    }

    private mutating func skipWhitespace() {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20: offset = ByteScan.skipSpaces(in: bytes, from: offset &+ 1)
            case 0x0A, 0x0D, 0x09: offset &+= 1
            default: return
            }
        }
    }
}
