import CatalogCore

/// The code of a file in C, C++ or Objective-C.
///
/// It is divided into tokens and brackets, but not parsed: macros and conditional code can make it anything.
struct CCode: Sendable {
    let bytes: [UInt8]
    let tokens: [CToken]
    /// The ranges of the comments.
    let comments: [ByteRange]
    /// The index of the other bracket of a pair, by the index of a bracket; -1 for all other tokens.
    private let partners: [Int]

    init(_ bytes: [UInt8]) {
        let scanner = CTokenScanner(bytes)
        self.bytes = bytes
        (tokens, comments) = (scanner.tokens, scanner.comments)
        partners = Self.partners(of: scanner.tokens, in: bytes)
    }

    /// Returns the pairs of brackets.
    ///
    /// Branches of conditional code can each have an opening bracket for the same closing one. So a bracket closes the
    /// last one of its kind, and one at the start of a line ends everything.
    private static func partners(of tokens: [CToken], in bytes: [UInt8]) -> [Int] {
        var partners = Array(repeating: -1, count: tokens.count)
        var open: [(index: Int, close: Unicode.Scalar)] = []
        for (index, token) in tokens.enumerated() {
            guard case .mark(let byte) = token.kind else { continue }
            switch Unicode.Scalar(byte) {
            case "(": open.append((index, ")"))
            case "[": open.append((index, "]"))
            case "{": open.append((index, "}"))
            case let close where [")", "]", "}"].contains(close):
                let start = token.range.lowerBound
                let endsAll = close == "}" && (start == 0 || bytes[start - 1] == UInt8(ascii: "\n"))
                let match = endsAll ? open.firstIndex { $0.close == close } : open.lastIndex { $0.close == close }
                guard let match else { continue }
                partners[index] = open[match].index
                partners[open[match].index] = index
                open.removeSubrange(match...)
            default: break
            }
        }
        return partners
    }

    // MARK: - Tokens

    /// Returns the index of the bracket that closes the one at an index; nil if there is none.
    func close(of open: Int) -> Int? { partners[open] > open ? partners[open] : nil }

    func isMark(_ character: Unicode.Scalar, at index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].isMark(character)
    }

    /// Returns the name at an index; nil for any other token.
    func name(at index: Int) -> String? {
        guard tokens.indices.contains(index), tokens[index].kind == .name else { return nil }
        return String(decoding: bytes[tokens[index].range], as: UTF8.self)
    }

    /// Returns the bytes from the first to the last token of a range.
    func range(of part: Range<Int>) -> ByteRange {
        guard let first = part.first, let last = part.last else { return 0..<0 }
        return tokens[first].range.lowerBound..<tokens[last].range.upperBound
    }

    /// Returns the offset of the first character of a range of tokens, which is the `@` before a string.
    func start(of part: Range<Int>) -> Int {
        let start = range(of: part).lowerBound
        return start > 0 && bytes[start - 1] == UInt8(ascii: "@") ? start - 1 : start
    }

    /// Returns the source code of a range of tokens.
    func source(of part: Range<Int>) -> String { String(decoding: bytes[range(of: part)], as: UTF8.self) }

    /// Returns the names in a range of tokens.
    func names(in part: Range<Int>) -> [String] { part.compactMap(name(at:)) }

    /// Returns the parts of a range between tokens that are not in brackets.
    func split(_ part: Range<Int>, at isSeparator: (CToken) -> Bool) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = part.lowerBound
        forEachOuter(in: part) { index in
            guard isSeparator(tokens[index]) else { return }
            parts.append(start..<index)
            start = index + 1
        }
        return parts + [start..<part.upperBound]
    }

    /// Calls a function with the index of each token of a range that is not inside brackets.
    func forEachOuter(in part: Range<Int>, _ body: (Int) -> Void) {
        var index = part.lowerBound
        while index < part.upperBound {
            body(index)
            index = (close(of: index).map { min($0, part.upperBound) } ?? index) + 1
        }
    }

    /// The kinds of the tokens, in which adjacent strings are one.
    var shape: [CToken.Kind] {
        tokens.indices.filter { index in
            index == 0 || tokens[index].kind != .string || tokens[index - 1].kind != .string
        }.map { tokens[$0].kind }
    }

    // MARK: - Calls

    /// Returns the arguments of a call, by the index of its parenthesis; nil if no parenthesis closes it.
    func arguments(of open: Int) -> (list: [Range<Int>], end: Int)? {
        guard isMark("(", at: open), let close = close(of: open) else { return nil }
        let parts = split(open + 1..<close) { $0.isMark(",") }
        return (parts.count == 1 && parts[0].isEmpty ? [] : parts, close)
    }

    /// A message of Objective-C: `[bundle localizedStringForKey:key value:nil table:nil]`.
    struct Message {
        let receiver: Range<Int>
        /// The names of the parts; a part with an argument is followed by a colon.
        let names: [String]
        let arguments: [Range<Int>]
        /// The index of the closing bracket.
        let end: Int

        /// The selector: `localizedStringForKey:value:table:`.
        var selector: String {
            arguments.isEmpty ? names.joined() : names.map { "\($0):" }.joined()
        }
    }

    /// Returns the message that begins with a bracket; nil if it is a subscript or an array.
    func message(at open: Int) -> Message? {
        guard isMark("[", at: open), let close = close(of: open), close > open + 2 else { return nil }
        var labels: [Int] = []
        var (questions, last): (Int, Int?) = (0, nil)
        forEachOuter(in: open + 1..<close) { index in
            if tokens[index].isMark("?") { questions += 1 }
            if tokens[index].isMark(":"), !isMark(":", at: index + 1), !isMark(":", at: index - 1) {
                if questions > 0 {
                    questions -= 1
                } else if let last, last > open + 1, tokens[last].kind == .name {
                    labels.append(last)
                }
            }
            last = index
        }
        guard let first = labels.first else { return unaryMessage(open + 1..<close) }
        let starts = labels.map { $0 + 2 }
        let ends = labels.dropFirst() + [close]
        return Message(
            receiver: open + 1..<first, names: names(in: labels),
            arguments: zip(starts, ends).map { $0..<max($0, $1) }, end: close)
    }

    private func names(in indices: [Int]) -> [String] { indices.compactMap(name(at:)) }

    /// Returns a message without arguments: `[key localized]`.
    private func unaryMessage(_ part: Range<Int>) -> Message? {
        guard let name = name(at: part.upperBound - 1), part.count > 1 else { return nil }
        let receiver = part.lowerBound..<part.upperBound - 1
        guard split(receiver, at: { $0.isMark(",") }).count == 1, !isMark(".", at: receiver.upperBound - 1) else {
            return nil
        }
        return Message(receiver: receiver, names: [name], arguments: [], end: part.upperBound)
    }

    // MARK: - Strings

    /// The text of adjacent literals, `@"a" @"b"`, or of `CFSTR("a")`.
    struct Literal: Hashable {
        let text: String
        /// The bytes from the first to the last quote.
        let range: ByteRange
    }

    /// Returns the literal that is all of a range; nil for any other expression.
    func literal(in part: Range<Int>) -> Literal? {
        guard let first = part.first else { return nil }
        if name(at: first) == "CFSTR" || tokens[first].isMark("(") {
            let open = tokens[first].isMark("(") ? first : first + 1
            guard let close = close(of: open), close == part.upperBound - 1 else { return nil }
            return literal(in: open + 1..<close)
        }
        guard part.allSatisfy({ tokens[$0].kind == .string }) else { return nil }
        let text = part.flatMap { CName.unescaped(bytes[tokens[$0].range].dropFirst().dropLast()) }
        return Literal(text: String(decoding: text, as: UTF8.self), range: range(of: part))
    }
}
