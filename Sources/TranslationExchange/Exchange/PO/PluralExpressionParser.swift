/// A parser for plural expressions with the operator precedence of C.
struct PluralExpressionParser {
    private var rest: Substring.UTF8View
    /// The number of conditions and negations that are being parsed, each inside the one before.
    private var depth = 0

    /// The maximum depth: real expressions have six levels, and threads on macOS have small stacks.
    private static let maximumDepth = 32

    init(_ text: String) { rest = text[...].utf8 }

    /// Parses the whole text as one expression; nil if it is not valid.
    mutating func parse() -> PluralNode? {
        guard let node = nested({ $0.choice() }) else { return nil }
        skipSpace()
        return rest.isEmpty ? node : nil
    }

    /// Parses a part of another expression; nil if it is nested too deeply.
    private mutating func nested(_ parse: (inout PluralExpressionParser) -> PluralNode?) -> PluralNode? {
        guard depth < Self.maximumDepth else { return nil }
        depth += 1
        defer { depth -= 1 }
        return parse(&self)
    }

    private mutating func choice() -> PluralNode? {
        guard let condition = operation(level: 0) else { return nil }
        guard take("?") else { return condition }
        guard let first = nested({ $0.choice() }), take(":"), let second = nested({ $0.choice() }) else { return nil }
        return .choice(condition, first, second)
    }

    private mutating func operation(level: Int) -> PluralNode? {
        guard level < PluralOperator.levels.count else { return operand() }
        guard var left = operation(level: level + 1) else { return nil }
        while let sign = PluralOperator.levels[level].first(where: { take($0.rawValue) }) {
            guard let right = operation(level: level + 1) else { return nil }
            left = .operation(sign, left, right)
        }
        return left
    }

    private mutating func operand() -> PluralNode? {
        if take("(") {
            guard let inner = nested({ $0.choice() }), take(")") else { return nil }
            return inner
        }
        if take("!") { return nested { $0.operand() }.map { .not($0) } }
        if take("n") { return .count }
        let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        rest = rest.dropFirst(digits.count)
        return Int(String(decoding: digits, as: UTF8.self)).map { .number($0) }
    }

    private mutating func take(_ sign: String) -> Bool {
        skipSpace()
        guard rest.starts(with: sign.utf8) else { return false }
        rest = rest.dropFirst(sign.utf8.count)
        return true
    }

    private mutating func skipSpace() { rest = rest.drop { $0 == 0x20 || $0 == 0x9 } }
}
