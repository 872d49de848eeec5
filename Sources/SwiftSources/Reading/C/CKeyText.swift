import CatalogCore

/// A possible text of a key in C or Objective-C.
struct CKeyText: Hashable, Sendable {
    /// The text; an unknown part is a value.
    let segments: [TextSegment]
    /// The bytes of the literal; nil for any other expression.
    var literal: ByteRange?
}

extension CCode {
    /// Returns the possible texts of an expression.
    ///
    /// - Parameter depth: The number of conditionals around it.
    func texts(of whole: Range<Int>, depth: Int = 0) -> [CKeyText] {
        let part = unwrapped(whole)
        if let literal = literal(in: part) {
            // In another encoding than UTF-8, the other characters are unknown.
            guard !literal.text.unicodeScalars.contains("\u{FFFD}") else {
                return [CKeyText(segments: Self.segments(around: "\u{FFFD}", in: literal.text))]
            }
            return [CKeyText(segments: literal.text.isEmpty ? [] : [.text(literal.text)], literal: literal.range)]
        }
        guard let first = part.first else { return [CKeyText(segments: [unknown(part)])] }
        if depth < Self.deepest, let branches = branches(of: part) {
            return branches.flatMap { texts(of: $0, depth: depth + 1) }
        }
        if let format = format(at: first), format.end == part.upperBound - 1,
            let text = literal(in: format.text)?.text, !text.isEmpty
        {
            return [CKeyText(segments: segments(ofFormat: text))]
        }
        return [CKeyText(segments: joined(part) ?? [unknown(part)])]
    }

    /// Returns the parts of a text between occurrences of a character, each of which stands for unknown text.
    private static func segments(around character: Character, in text: String) -> [TextSegment] {
        text.split(separator: character, omittingEmptySubsequences: false).enumerated().flatMap { number, part in
            let gap = number == 0 ? [] : [TextSegment.interpolation(Interpolation(hint: .unknown, code: ""))]
            return gap + (part.isEmpty ? [] : [.text(String(part))])
        }
    }

    /// The maximum number of nested conditionals in a key.
    private static let deepest = 8

    /// Returns the two branches of a conditional: `isOn ? @"on" : @"off"`.
    private func branches(of part: Range<Int>) -> [Range<Int>]? {
        var question: Int?
        forEachOuter(in: part) { index in
            if question == nil, tokens[index].isMark("?") { question = index }
        }
        guard let question else { return nil }
        var (depth, colon): (Int, Int?) = (0, nil)
        forEachOuter(in: question + 1..<part.upperBound) { index in
            if tokens[index].isMark("?") { depth += 1 }
            guard colon == nil, tokens[index].isMark(":") else { return }
            if depth == 0 { colon = index } else { depth -= 1 }
        }
        guard let colon else { return nil }
        // In `a ?: b`, the condition is also the first branch.
        let first = question + 1 == colon ? part.lowerBound..<question : question + 1..<colon
        return [first, colon + 1..<part.upperBound]
    }

    private func segments(ofFormat text: String) -> [TextSegment] {
        let bytes = Array(text.utf8)
        var segments: [TextSegment] = []
        var end = 0
        func add(_ range: Range<Int>) {
            let plain = String(decoding: bytes[range], as: UTF8.self).replacing("%%", with: "%")
            if !plain.isEmpty { segments.append(.text(plain)) }
        }
        for specifier in FormatString(utf8: bytes[...]).specifiers {
            add(end..<specifier.range.lowerBound)
            segments.append(.interpolation(Interpolation(hint: .unknown, code: "")))
            end = specifier.range.upperBound
        }
        add(end..<bytes.count)
        return segments
    }

    /// Returns the text of literals among names of macros: `PREFIX @".title"`.
    private func joined(_ part: Range<Int>) -> [TextSegment]? {
        let isText = part.allSatisfy { tokens[$0].kind == .string || tokens[$0].kind == .name }
        guard isText, part.count > 1, part.count < 100, part.contains(where: { tokens[$0].kind == .string }) else {
            return nil
        }
        return part.map { index in
            literal(in: index..<index + 1).map { .text($0.text) } ?? unknown(index..<index + 1)
        }
    }

    /// Returns the value of an expression, which can be the name of a constant.
    private func unknown(_ part: Range<Int>) -> TextSegment {
        let name = part.count == 1 ? name(at: part.lowerBound) : nil
        return .interpolation(
            Interpolation(hint: name.map(TypeHint.name) ?? .unknown, code: name ?? ""))
    }
}
