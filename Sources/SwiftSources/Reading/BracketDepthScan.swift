/// A scan for excessive nesting before a file is parsed, where the parser's own limit does not apply.
///
/// - The parser tries to parse each `[` as a type in two ways, so its time doubles with each level.
/// - It looks ahead to the end of each generic argument, so its time grows faster than the square of the nesting of
///   `<`, and thousands of levels overflow its stack.
/// - Its memory grows with the square of the nesting of strings in interpolations.
struct BracketDepthScan {
    /// The maximum nesting of square brackets inside the same braces.
    private static let limit = 12
    /// The maximum nesting of strings in interpolations of strings.
    private static let stringLimit = 32

    private let bytes: [UInt8]
    private var offset: Int
    /// The open constructs, from the outside in.
    private var open: [Mode] = [.code(brackets: 0, parentheses: 0)]
    private var generics = GenericDepthScan()
    /// The number of open strings.
    private var openStrings = 0

    private enum Mode {
        /// Code inside braces or `\(…)`; for the latter, the scan counts open parentheses to find the end.
        case code(brackets: Int, parentheses: Int)
        case string(pounds: Int, isMultiline: Bool)
    }

    private init(_ bytes: [UInt8], from start: Int) {
        self.bytes = bytes
        offset = start
    }

    /// Returns the offset of the first bracket or quotation mark beyond a limit, or nil if there is none.
    static func tooDeep(in bytes: [UInt8], from start: Int) -> Int? {
        var scan = BracketDepthScan(bytes, from: start)
        while scan.offset < bytes.count {
            let offset = scan.offset
            if scan.step() { return offset }
        }
        return nil
    }

    /// Moves past the next construct and returns whether it is beyond a limit.
    private mutating func step() -> Bool {
        switch open.last {
        case .string(let pounds, let isMultiline): stepInString(pounds, isMultiline)
        case .code(let brackets, let parentheses): return stepInCode(brackets, parentheses)
        case nil: offset = bytes.count
        }
        return false
    }

    // MARK: - Code

    private mutating func stepInCode(_ brackets: Int, _ parentheses: Int) -> Bool {
        let byte = bytes[offset]
        let isComment = byte == UInt8(ascii: "/") && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(at(offset + 1))
        if !isComment, generics.isTooDeep(after: byte, before: at(offset + 1)) { return true }
        offset &+= 1
        switch byte {
        case UInt8(ascii: "["):
            change(brackets + 1, parentheses)
            return brackets >= Self.limit
        case UInt8(ascii: "]"): change(max(0, brackets - 1), parentheses)
        case UInt8(ascii: "("): change(brackets, parentheses + 1)
        case UInt8(ascii: ")"): closeParenthesis(brackets, parentheses)
        case UInt8(ascii: "{"): open.append(.code(brackets: 0, parentheses: 0))
        case UInt8(ascii: "}"): if open.count > 1, !isInString { open.removeLast() }
        // A key path, or an escape in a regular expression.
        case UInt8(ascii: "\\"): offset &+= 1
        case UInt8(ascii: "/"): skipComment()
        case UInt8(ascii: "#"), UInt8(ascii: "\""):
            openString(from: offset - 1)
            return openStrings > Self.stringLimit
        default: break
        }
        return false
    }

    private mutating func change(_ brackets: Int, _ parentheses: Int) {
        open[open.count - 1] = .code(brackets: brackets, parentheses: parentheses)
    }

    /// Whether the code is inside a string.
    private var isInString: Bool {
        guard open.count > 1, case .string = open[open.count - 2] else { return false }
        return true
    }

    private mutating func closeParenthesis(_ brackets: Int, _ parentheses: Int) {
        if isInString, parentheses == 1 {
            open.removeLast()
        } else {
            change(brackets, max(0, parentheses - 1))
        }
    }

    private mutating func skipComment() {
        if at(offset) == UInt8(ascii: "/") {
            while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset &+= 1 }
        } else if at(offset) == UInt8(ascii: "*") {
            var depth = 1
            offset &+= 1
            while offset < bytes.count, depth > 0 {
                if at(offset) == UInt8(ascii: "*"), at(offset + 1) == UInt8(ascii: "/") {
                    depth -= 1
                    offset &+= 1
                } else if at(offset) == UInt8(ascii: "/"), at(offset + 1) == UInt8(ascii: "*") {
                    depth += 1
                    offset &+= 1
                }
                offset &+= 1
            }
        }
    }

    // MARK: - Strings

    /// Opens the string at an offset; only skips the `#` characters if no quotation mark follows.
    private mutating func openString(from start: Int) {
        let pounds = count(of: UInt8(ascii: "#"), at: start, limit: .max)
        offset = max(offset, start + pounds)
        let quotes = count(of: UInt8(ascii: "\""), at: start + pounds, limit: 3)
        guard quotes > 0 else { return }
        let isMultiline = quotes == 3
        offset = start + pounds + (isMultiline ? 3 : 1)
        open.append(.string(pounds: pounds, isMultiline: isMultiline))
        openStrings += 1
    }

    private mutating func closeString() {
        open.removeLast()
        openStrings -= 1
    }

    private mutating func stepInString(_ pounds: Int, _ isMultiline: Bool) {
        let byte = bytes[offset]
        if byte == UInt8(ascii: "\n"), !isMultiline {
            closeString()
        } else if byte == UInt8(ascii: "\"") {
            let quotes = isMultiline ? 3 : 1
            let isEnd =
                count(of: byte, at: offset, limit: quotes) == quotes
                && count(of: UInt8(ascii: "#"), at: offset + quotes, limit: pounds) == pounds
            offset &+= isEnd ? quotes + pounds : 1
            if isEnd { closeString() }
            return
        } else if byte == UInt8(ascii: "\\"), count(of: UInt8(ascii: "#"), at: offset + 1, limit: pounds) == pounds {
            offset &+= 1 + pounds
            if at(offset) == UInt8(ascii: "(") { open.append(.code(brackets: 0, parentheses: 1)) }
        }
        offset &+= 1
    }

    // MARK: - Bytes

    private func at(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private func count(of byte: UInt8, at index: Int, limit: Int) -> Int {
        var count = 0
        while count < limit, at(index + count) == byte { count += 1 }
        return count
    }
}
