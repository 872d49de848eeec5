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
    /// The ranges of tokens that `#if 0` leaves out, in order.
    private let disabled: [Range<Int>]

    init(_ bytes: [UInt8]) {
        let scanner = CTokenScanner(bytes)
        self.bytes = bytes
        (tokens, comments) = (scanner.tokens, scanner.comments)
        partners = Self.partners(of: scanner.tokens, in: bytes)
        disabled = Self.disabled(scanner.tokens, in: bytes)
    }

    /// Returns the pairs of brackets.
    ///
    /// Branches of conditional code can each have an opening bracket for the same closing one. So a bracket closes the
    /// last one of its kind, and a brace at the start of a line closes the function that it ends.
    private static func partners(of tokens: [CToken], in bytes: [UInt8]) -> [Int] {
        var partners = Array(repeating: -1, count: tokens.count)
        var open: [(index: Int, close: Unicode.Scalar, isContainer: Bool)] = []
        var counts: [Unicode.Scalar: Int] = [:]
        func push(_ index: Int, _ close: Unicode.Scalar, isContainer: Bool = false) {
            open.append((index, close, isContainer))
            counts[close, default: 0] += 1
        }
        for (index, token) in tokens.enumerated() {
            guard case .mark(let byte) = token.kind else { continue }
            switch Unicode.Scalar(byte) {
            case "(": push(index, ")")
            case "[": push(index, "]")
            case "{": push(index, "}", isContainer: beginsContainer(index, tokens, bytes))
            case let close where [")", "]", "}"].contains(close):
                guard counts[close, default: 0] > 0 else { continue }
                let start = token.range.lowerBound
                let endsAll = close == "}" && (start == 0 || bytes[start - 1] == UInt8(ascii: "\n"))
                let outer = endsAll ? open.firstIndex { $0.close == close && !$0.isContainer } : nil
                guard let match = outer ?? open.lastIndex(where: { $0.close == close }) else { continue }
                partners[index] = open[match].index
                partners[open[match].index] = index
                for left in open[match...] { counts[left.close, default: 0] -= 1 }
                open.removeSubrange(match...)
            default: break
            }
        }
        return partners
    }

    /// Returns whether a brace opens `extern "C" {` or `namespace a {`, whose functions begin at the start of a line.
    private static func beginsContainer(_ brace: Int, _ tokens: [CToken], _ bytes: [UInt8]) -> Bool {
        guard brace > 0 else { return false }
        if tokens[brace - 1].kind == .string { return true }
        return (max(0, brace - 2)..<brace).contains {
            tokens[$0].kind == .name && bytes[tokens[$0].range].elementsEqual("namespace".utf8)
        }
    }

    // MARK: - Code that is left out

    /// Returns whether a token is between `#if 0` and the next branch or end.
    func isDisabled(_ index: Int) -> Bool {
        let next = disabled.partitioningIndex { $0.lowerBound > index }
        return next > 0 && disabled[next - 1].contains(index)
    }

    /// Returns the ranges of tokens that `#if 0` leaves out.
    private static func disabled(_ tokens: [CToken], in bytes: [UInt8]) -> [Range<Int>] {
        let word = { (index: Int) in
            tokens.indices.contains(index) ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
        }
        var found: [Range<Int>] = []
        var (start, depth): (Int?, Int) = (nil, 0)
        for index in tokens.indices where tokens[index].kind == .directive {
            let name = word(index + 1)
            guard let from = start else {
                if name == "if", word(index + 2) == "0", index + 3 < tokens.count,
                    tokens[index + 3].kind == .directiveEnd
                {
                    (start, depth) = (index, 0)
                }
                continue
            }
            if name.hasPrefix("if") { depth += 1 }
            if depth == 0, ["else", "elif", "endif"].contains(name) {
                found.append(from..<index)
                start = nil
            } else if name == "endif" {
                depth -= 1
            }
        }
        return found
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

    /// Returns the names among tokens.
    func names(in part: some Sequence<Int>) -> [String] { part.compactMap(name(at:)) }

    /// Returns a range without the parentheses around all of it.
    func unwrapped(_ part: Range<Int>) -> Range<Int> {
        var part = part
        while let first = part.first, isMark("(", at: first), close(of: first) == part.upperBound - 1 {
            part = first + 1..<part.upperBound - 1
        }
        return part
    }

    /// Whether the bytes are text of which each character of ASCII is one byte.
    static func canRead(_ bytes: [UInt8]) -> Bool {
        !bytes.starts(with: [0xFE, 0xFF]) && !bytes.starts(with: [0xFF, 0xFE])
    }

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
        var part = unwrapped(part)
        if let first = part.first, name(at: first) == "CFSTR", isMark("(", at: first + 1),
            close(of: first + 1) == part.upperBound - 1
        {
            part = unwrapped(first + 1..<part.upperBound)
        }
        guard !part.isEmpty, part.allSatisfy({ tokens[$0].kind == .string }) else { return nil }
        let text = part.flatMap { CName.unescaped(bytes[tokens[$0].range].dropFirst().dropLast()) }
        return Literal(text: String(decoding: text, as: UTF8.self), range: range(of: part))
    }

    /// The arguments of a message that formats a text.
    struct Format {
        /// The first word of the message: `stringWithFormat`.
        let name: String
        /// The text with format specifiers.
        let text: Range<Int>
        /// The number of values behind it.
        let valueCount: Int
        /// Whether the message gives a locale, or the values in a list.
        let hasLocale: Bool
        let takesList: Bool
        /// The index of the closing bracket.
        let end: Int
    }

    /// Returns the format that a message begins: `[NSString stringWithFormat:@"level.%d", level]`.
    func format(at open: Int) -> Format? {
        guard let message = message(at: open), let name = message.names.first,
            ["stringWithFormat", "localizedStringWithFormat", "initWithFormat"].contains(name),
            let first = message.arguments.first
        else { return nil }
        let list = split(first) { $0.isMark(",") }
        return list.first.map { text in
            Format(
                name: name, text: text, valueCount: list.count - 1,
                hasLocale: name == "localizedStringWithFormat" || message.names.contains("locale"),
                takesList: message.names.contains("arguments"), end: message.end)
        }
    }
}
