import SwiftSyntax

/// A sequence of operators and operands, grouped by precedence, because the parser leaves it as a flat list.
///
/// Custom operators have the precedence of `+`, because their result is never an unchanged literal.
struct SequenceParts {
    let elements: [ExprSyntax]
    /// The effect of each operator; nil for each operand.
    let kinds: [Operator?]

    /// The maximum number of elements to analyze.
    static let limit = 200

    init(_ sequence: SequenceExprSyntax) {
        elements = Array(sequence.elements)
        kinds = elements.map(Self.kind)
    }

    /// The effect of an operator, from the lowest precedence to the highest.
    enum Operator: Int, Comparable {
        case assignment, ternary, logical, comparison, fallback, cast, other

        static func < (left: Operator, right: Operator) -> Bool { left.rawValue < right.rawValue }
    }

    /// The role of an element in the sequence.
    enum Outcome {
        /// The element is, or can be, the value of the whole sequence.
        case value(LiteralTraits)
        case compared
        case cast(to: String)
        case condition
    }

    /// The expression that the value is assigned to, or nil if there is none.
    var target: ExprSyntax? {
        guard let location = kinds.firstIndex(of: .assignment), location > 0 else { return nil }
        return elements[location - 1]
    }

    /// Returns the role of the element at an index.
    func outcome(of index: Int) -> Outcome {
        var range = elements.startIndex..<elements.endIndex
        var traits: LiteralTraits = []
        while let loosest = kinds[range].compactMap(\.self).min() {
            let locations = range.filter { kinds[$0] == loosest }
            switch loosest {
            case .assignment: break
            case .ternary:
                if index < locations[locations.count - 1], !locations.contains(index) {
                    return nested(index, range, locations)
                }
                traits.insert(.isChoice)
                if !hasOnlyLiterals(range, locations) { traits.insert(.isMixedChoice) }
                if locations.contains(index) { return .value(traits) }
            case .logical: return nested(index, range, locations)
            case .comparison: return .compared
            case .fallback: traits.insert(.isFallback)
            case .cast:
                guard let location = locations.last, location + 1 < elements.count, index < location else {
                    return .condition
                }
                return .cast(to: elements[location + 1].code)
            case .other: return .value(traits.union(.isConcatenated))
            }
            range = part(of: range, holding: index, between: locations)
        }
        return .value(traits)
    }

    /// Returns the role of an element in a condition.
    private func nested(_ index: Int, _ range: Range<Int>, _ locations: [Int]) -> Outcome {
        let inner = part(of: range, holding: index, between: locations)
        return kinds[inner].contains(.comparison) ? .compared : .condition
    }

    private func part(of range: Range<Int>, holding index: Int, between locations: [Int]) -> Range<Int> {
        let lower = locations.last { $0 < index }.map { $0 + 1 } ?? range.lowerBound
        let upper = locations.first { $0 > index } ?? range.upperBound
        return lower..<max(lower, upper)
    }

    /// The possible values of `a ? b : c` or `a ?? b`; nil for any other sequence.
    var alternatives: [ExprSyntax]? {
        guard let loosest = kinds.compactMap(\.self).min() else { return nil }
        let locations = elements.indices.filter { kinds[$0] == loosest }
        switch loosest {
        case .ternary: return branches(elements.indices, locations)
        case .fallback where locations.count * 2 + 1 == elements.count:
            return elements.indices.filter { !locations.contains($0) }.map { elements[$0] }
        default: return nil
        }
    }

    /// The possible values of `a` in `x = a` or `x = c ? a : b`; nil for any other sequence.
    var assigned: [ExprSyntax]? {
        guard elements.count > 2, kinds[1] == .assignment else { return nil }
        if elements.count == 3 { return [elements[2]] }
        let value = elements.indices.dropFirst(2)
        guard let loosest = kinds[value].compactMap(\.self).min(), loosest == .ternary else { return nil }
        return branches(value, value.filter { kinds[$0] == .ternary })
    }

    /// The operands if all operators are `+`; otherwise nil.
    var summands: [ExprSyntax]? { Self.summands(of: elements) }

    /// Returns the operands if all operators in a list of elements are `+`; otherwise nil.
    static func summands(of elements: [ExprSyntax]) -> [ExprSyntax]? {
        guard elements.count > 2, elements.count % 2 == 1 else { return nil }
        for (index, element) in elements.enumerated() where index % 2 == 1 {
            guard element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" else { return nil }
        }
        return stride(from: 0, to: elements.count, by: 2).map { elements[$0] }
    }

    private func branches(_ range: Range<Int>, _ locations: [Int]) -> [ExprSyntax]? {
        guard let last = locations.last, last + 2 == range.upperBound else { return nil }
        let inner = locations.compactMap { elements[$0].as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
        return inner + [elements[last + 1]]
    }

    private func hasOnlyLiterals(_ range: Range<Int>, _ locations: [Int]) -> Bool {
        branches(range, locations)?.allSatisfy(Self.isLiteral) ?? false
    }

    /// Returns whether a branch is a literal or a key created from one, so that other branches can still be keys.
    private static func isLiteral(_ expression: ExprSyntax) -> Bool {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            if let sequence = only.expression.as(SequenceExprSyntax.self) {
                return SequenceParts(sequence).alternatives?.allSatisfy(isLiteral) ?? false
            }
            return isLiteral(only.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return SequenceParts(sequence).alternatives?.allSatisfy(isLiteral) ?? false
        }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            return ["LocalizedStringKey", "LocalizedStringResource"].contains(CallNode.name(of: call))
        }
        return expression.is(StringLiteralExprSyntax.self) || expression.is(NilLiteralExprSyntax.self)
    }

    /// Returns the effect of an operator, or nil for an operand.
    static func kind(_ element: ExprSyntax) -> Operator? {
        switch element.kind {
        case .assignmentExpr: return .assignment
        case .unresolvedTernaryExpr: return .ternary
        case .unresolvedAsExpr, .unresolvedIsExpr: return .cast
        case .arrowExpr: return .other
        case .binaryOperatorExpr: return kind(element.cast(BinaryOperatorExprSyntax.self).operator.text)
        default: return nil
        }
    }

    private static func kind(_ name: String) -> Operator {
        switch name {
        case "??": return .fallback
        case "&&", "||": return .logical
        case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": return .comparison
        case "+=", "-=", "*=", "/=", "%=": return .assignment
        default: return .other
        }
    }
}
