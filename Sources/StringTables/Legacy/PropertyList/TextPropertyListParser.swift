import CatalogCore

/// A parser for the old text form of property lists, with dictionaries, arrays, texts and data.
///
/// The form includes `.strings` tables as its simplest kind. Xcode's project files also use it.
struct TextPropertyListParser {
    private var scanner: StringsScanner
    private var depth = 0

    init(_ bytes: [UInt8]) {
        scanner = StringsScanner(bytes, keepsComments: false)
    }

    /// Parses the whole text; pairs without enclosing braces form a dictionary, as in a `.strings` table.
    mutating func document() throws(StringsSyntaxError) -> PropertyListDocument {
        do throws(StringsSyntaxError) {
            let root = try parseRoot()
            try scanner.skipTrivia()
            if let scalar = scanner.scalar { throw unexpected(scalar, expected: .end) }
            return PropertyListDocument(root: root)
        } catch {
            throw StringsErrorDiagnosis(bytes: scanner.bytes).explaining(error)
        }
    }

    private mutating func parseRoot() throws(StringsSyntaxError) -> PropertyListNode {
        try scanner.skipTrivia()
        switch scanner.scalar {
        case "{", "(", "<": return try parseValue()
        default:
            let start = scanner.offset
            var members: [PropertyListMember] = []
            while scanner.byte != nil {
                members.append(try parseMember())
                try scanner.skipTrivia()
            }
            return PropertyListNode(.dictionary(members), range: start..<scanner.offset)
        }
    }

    private mutating func parseValue() throws(StringsSyntaxError) -> PropertyListNode {
        let start = scanner.offset
        if scanner.take("{") {
            return try nested(at: start) { parser throws(StringsSyntaxError) in try parser.parseDictionary(at: start) }
        }
        if scanner.take("(") {
            return try nested(at: start) { parser throws(StringsSyntaxError) in try parser.parseArray(at: start) }
        }
        if scanner.take("<") { return try parseData(at: start) }
        guard let token = try scanner.takeToken() else { throw missing(.value) }
        return PropertyListNode(.string(token.string), range: token.range)
    }

    private mutating func nested(
        at start: Int, _ parse: (inout Self) throws(StringsSyntaxError) -> PropertyListNode
    ) throws(StringsSyntaxError) -> PropertyListNode {
        depth += 1
        defer { depth -= 1 }
        let limit = PropertyListDocument.depthLimit
        guard depth <= limit else { throw scanner.error(.tooDeep(limit: limit), at: start) }
        return try parse(&self)
    }

    // MARK: - Dictionaries

    private mutating func parseDictionary(at start: Int) throws(StringsSyntaxError) -> PropertyListNode {
        var members: [PropertyListMember] = []
        while true {
            try scanner.skipTrivia()
            if scanner.take("}") { return PropertyListNode(.dictionary(members), range: start..<scanner.offset) }
            guard scanner.byte != nil else { throw scanner.error(.unterminatedDictionary, at: start) }
            members.append(try parseMember())
        }
    }

    private mutating func parseMember() throws(StringsSyntaxError) -> PropertyListMember {
        guard let key = try scanner.takeToken() else { throw missing(.key) }
        try scanner.skipTrivia()
        var last: StringsToken? = key
        var node = PropertyListNode(.string(key.string), range: key.range)
        let hasValue = scanner.take("=")
        if hasValue {
            try scanner.skipTrivia()
            let start = scanner.offset
            node = try parseValue()
            last = node.string.map { text in
                let isQuoted = [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(scanner.bytes[start])
                return StringsToken(range: start..<scanner.offset, isQuoted: isQuoted, hasEscapes: false, string: text)
            }
            try scanner.skipTrivia()
        }
        guard scanner.take(";") else {
            guard let last else { throw scanner.error(.missingSemicolon, at: node.range?.upperBound ?? scanner.offset) }
            throw StringsErrorDiagnosis(bytes: scanner.bytes).afterToken(last, isKey: !hasValue)
        }
        return PropertyListMember(key: key.string, keyRange: key.range, node: node)
    }

    // MARK: - Arrays and data

    private mutating func parseArray(at start: Int) throws(StringsSyntaxError) -> PropertyListNode {
        var nodes: [PropertyListNode] = []
        while true {
            try scanner.skipTrivia()
            if scanner.take(")") { return PropertyListNode(.array(nodes), range: start..<scanner.offset) }
            guard scanner.byte != nil else { throw scanner.error(.unterminatedArray, at: start) }
            nodes.append(try parseValue())
            try scanner.skipTrivia()
            if scanner.take(",") || scanner.byte == UInt8(ascii: ")") { continue }
            guard let scalar = scanner.scalar else { throw scanner.error(.unterminatedArray, at: start) }
            throw unexpected(scalar, expected: .separator)
        }
    }

    private mutating func parseData(at start: Int) throws(StringsSyntaxError) -> PropertyListNode {
        var digits: [UInt8] = []
        while !scanner.take(">") {
            guard let byte = scanner.byte else { throw scanner.error(.badData, at: start) }
            if let value = Character(Unicode.Scalar(byte)).hexDigitValue {
                digits.append(UInt8(value))
                scanner.skip(1)
            } else if let length = StringsCharacter.whiteSpaceLength(in: scanner.bytes, at: scanner.offset) {
                scanner.skip(length)
            } else {
                throw scanner.error(.badData, at: start)
            }
        }
        guard digits.count.isMultiple(of: 2) else { throw scanner.error(.badData, at: start) }
        let bytes: [UInt8] = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
        return PropertyListNode(.data(bytes), range: start..<scanner.offset)
    }

    // MARK: - Errors

    private func missing(_ expected: StringsSyntaxError.Expectation) -> StringsSyntaxError {
        guard let scalar = scanner.scalar else {
            return scanner.error(.truncated(expected: expected), at: scanner.offset)
        }
        return unexpected(scalar, expected: expected)
    }

    private func unexpected(
        _ scalar: Unicode.Scalar, expected: StringsSyntaxError.Expectation
    ) -> StringsSyntaxError {
        scanner.error(.unexpected(scalar, expected: expected), at: scanner.offset)
    }
}
