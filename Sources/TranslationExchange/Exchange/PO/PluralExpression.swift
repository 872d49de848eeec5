/// A C expression by which gettext selects the plural form.
///
/// An example is `n%10==1 && n%100!=11 ? 0 : 1`.
struct PluralExpression: Hashable, Sendable {
    /// The source of the expression.
    let text: String
    private let root: PluralNode

    /// The maximum length in bytes.
    ///
    /// It limits the nesting of an expression.
    private static let longest = 1_000

    /// Parses an expression; nil if the text is not valid.
    init?(_ text: String) {
        guard text.utf8.count <= Self.longest else { return nil }
        var parser = PluralExpressionParser(text)
        guard let root = parser.parse() else { return nil }
        self.root = root
        self.text = text
    }

    /// Returns the number of the form for a count; nil if the expression divides by zero.
    func form(for count: Int) -> Int? { root.value(count) }
}

/// A node of an expression.
indirect enum PluralNode: Hashable, Sendable {
    /// A number.
    case number(Int)
    /// The count `n`.
    case count
    /// A negation (`!`).
    case not(PluralNode)
    /// A binary operation.
    case operation(PluralOperator, PluralNode, PluralNode)
    /// A conditional `a ? b : c`.
    case choice(PluralNode, PluralNode, PluralNode)

    /// Evaluates the node for a count; nil if it divides by zero.
    func value(_ count: Int) -> Int? {
        switch self {
        case .number(let number): number
        case .count: count
        case .not(let part): part.value(count).map { $0 == 0 ? 1 : 0 }
        case .choice(let condition, let first, let second):
            condition.value(count).flatMap { $0 != 0 ? first.value(count) : second.value(count) }
        case .operation(let sign, let left, let right):
            left.value(count).flatMap { left in
                if sign == .and, left == 0 { return 0 }
                if sign == .or, left != 0 { return 1 }
                return right.value(count).flatMap { sign.value(left, $0) }
            }
        }
    }
}

/// The binary operators, from lowest to highest precedence.
enum PluralOperator: String, Hashable, Sendable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case unequal = "!="
    case notAbove = "<="
    case notBelow = ">="
    case below = "<"
    case above = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case remainder = "%"

    /// The operators of each precedence, lowest first.
    static let levels: [[PluralOperator]] = [
        [.or], [.and], [.equal, .unequal], [.notAbove, .notBelow, .below, .above], [.plus, .minus],
        [.times, .divided, .remainder],
    ]

    /// Applies the operator to two numbers; nil for a division by zero.
    func value(_ left: Int, _ right: Int) -> Int? {
        switch self {
        case .or: left != 0 || right != 0 ? 1 : 0
        case .and: left != 0 && right != 0 ? 1 : 0
        case .equal: left == right ? 1 : 0
        case .unequal: left != right ? 1 : 0
        case .notAbove: left <= right ? 1 : 0
        case .notBelow: left >= right ? 1 : 0
        case .below: left < right ? 1 : 0
        case .above: left > right ? 1 : 0
        case .plus: left &+ right
        case .minus: left &- right
        case .times: left &* right
        case .divided: right == 0 ? nil : left.dividedReportingOverflow(by: right).partialValue
        case .remainder: right == 0 ? nil : left.remainderReportingOverflow(dividingBy: right).partialValue
        }
    }
}
