import CatalogCore

/// A parser for the pairs and comments of a `.strings` table.
///
/// It is stricter than Foundation, which silently drops the rest of a table after the first unexpected character.
struct StringsParser {
    private var scanner: StringsScanner
    private(set) var pairs: [StringsPair] = []
    private(set) var isInBraces = false

    init(_ bytes: [UInt8]) {
        self.init(scanner: StringsScanner(bytes))
    }

    private init(scanner: StringsScanner) {
        self.scanner = scanner
    }

    var comments: [StringsComment] { scanner.comments }

    mutating func parse() throws(StringsSyntaxError) {
        do {
            try parseTable()
        } catch {
            throw StringsErrorDiagnosis(bytes: scanner.bytes).explaining(error)
        }
    }

    /// Returns the pair that begins at an offset, through its semicolon; nil if there is none.
    static func pair(in bytes: [UInt8], at offset: Int) -> StringsPair? {
        var parser = StringsParser(scanner: StringsScanner(bytes, at: offset))
        guard (try? parser.parsePair(commentsFrom: 0)) != nil else { return nil }
        return parser.pairs.first
    }

    private mutating func parseTable() throws(StringsSyntaxError) {
        try scanner.skipTrivia()
        let start = scanner.offset
        isInBraces = scanner.take("{")
        while true {
            let firstComment = scanner.comments.count
            try scanner.skipTrivia()
            if scanner.byte == nil {
                if isInBraces { throw scanner.error(.unterminatedDictionary, at: start) }
                attachTrailing(from: firstComment, pairStart: nil)
                return
            }
            if isInBraces, scanner.take("}") {
                attachTrailing(from: firstComment, pairStart: nil)
                try scanner.skipTrivia()
                if let scalar = scanner.scalar { throw unexpected(scalar, expected: .end) }
                return
            }
            // Comments before an opening brace belong to no pair. Without braces, the first pair gets all comments
            // before it.
            try parsePair(commentsFrom: pairs.isEmpty && !isInBraces ? 0 : firstComment)
        }
    }

    private mutating func parsePair(commentsFrom firstComment: Int) throws(StringsSyntaxError) {
        let keyComments = scanner.comments.count
        guard let key = try scanner.takeToken() else { throw missing(.key) }
        try scanner.skipTrivia()
        var value: StringsToken?
        if scanner.take("=") {
            try scanner.skipTrivia()
            value = try parseValue()
            try scanner.skipTrivia()
        }
        guard scanner.take(";") else {
            throw StringsErrorDiagnosis(bytes: scanner.bytes).afterToken(value ?? key, isKey: value == nil)
        }
        let index = pairs.count
        for comment in keyComments..<scanner.comments.count { scanner.attach(comment, to: .inside(index)) }
        let trailingEnd = attachTrailing(from: firstComment, to: keyComments, pairStart: key.range.lowerBound)
        let comments = attachLeading(trailingEnd..<keyComments, pairStart: key.range.lowerBound)
        let range = key.range.lowerBound..<scanner.offset
        pairs.append(StringsPair(key: key, value: value, range: range, comments: comments))
    }

    private mutating func parseValue() throws(StringsSyntaxError) -> StringsToken {
        if let token = try scanner.takeToken() { return token }
        switch scanner.scalar {
        case "{", "(", "<": throw scanner.error(.valueIsNoText, at: scanner.offset)
        default: throw missing(.value)
        }
    }

    private func missing(_ expected: StringsSyntaxError.Expectation) -> StringsSyntaxError {
        guard let scalar = scanner.scalar else {
            return scanner.error(.truncated(expected: expected), at: scanner.offset)
        }
        return unexpected(scalar, expected: expected)
    }

    private func unexpected(
        _ scalar: Unicode.Scalar,
        expected: StringsSyntaxError.Expectation
    ) -> StringsSyntaxError {
        scanner.error(.unexpected(scalar, expected: expected), at: scanner.offset)
    }
}

extension StringsParser {
    /// Attaches comments on the line where the last pair ends to that pair, unless the next pair begins on that line.
    ///
    /// - Returns: The index of the first comment that remains unattached.
    @discardableResult
    private mutating func attachTrailing(from first: Int, to end: Int? = nil, pairStart: Int?) -> Int {
        guard let last = pairs.indices.last else { return first }
        let end = end ?? scanner.comments.count
        let pairEnd = pairs[last].range.upperBound
        if let pairStart, lineBreaks(pairEnd..<pairStart) == 0 { return first }
        var index = first
        var lineStart = pairEnd
        while index < end, lineBreaks(lineStart..<scanner.comments[index].range.lowerBound) == 0 {
            scanner.attach(index, to: .trailing(last))
            lineStart = scanner.comments[index].range.lowerBound
            index += 1
        }
        return index
    }

    /// Attaches the comments directly before the pair at `pairStart` to that pair.
    ///
    /// A blank line or a heading separates earlier comments from the pair; a heading applies to all pairs below it.
    private mutating func attachLeading(_ candidates: Range<Int>, pairStart: Int) -> Range<Int> {
        var first = candidates.upperBound
        var next = pairStart
        while first > candidates.lowerBound, !scanner.comments[first - 1].isHeading,
            lineBreaks(scanner.comments[first - 1].range.upperBound..<next) <= 1
        {
            first -= 1
            next = scanner.comments[first].range.lowerBound
        }
        for index in first..<candidates.upperBound { scanner.attach(index, to: .pair(pairs.count)) }
        return first..<candidates.upperBound
    }

    private func lineBreaks(_ range: ByteRange) -> Int {
        StringsCharacter.lineBreakCount(in: scanner.bytes, range)
    }
}
