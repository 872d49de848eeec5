import SwiftSyntax
import XCStringsKit

// Concatenated texts, and values inserted into texts.
extension FactCollector {
    /// The maximum number of operands or arguments to analyze.
    private static let partLimit = 40

    /// Records a concatenation with `+` that contains a text, a literal or a possible lookup.
    mutating func addJoin(_ sequence: SequenceExprSyntax, _ context: Int) {
        guard sequence.elements.count <= SequenceParts.limit,
            let summands = SequenceParts.sum(in: sequence), summands.count <= Self.partLimit
        else { return }
        let kinds = summands.map(Self.kind)
        guard kinds.contains(where: { $0 != .value }) || summands.contains(where: Self.mayLookUp) else { return }
        var parts: [JoinFact.Part] = []
        for (kind, summand) in zip(kinds, summands) {
            parts.append(JoinFact.Part(kind: kind, range: text.range(of: summand)))
        }
        scopes.steps = 0
        var finder = RoleFinder(Syntax(summands[0]))
        let role = role(finder.find(), context)
        facts.joins.append(JoinFact(parts: parts, spot: spot(from: summands, in: context), role: role))
    }

    private mutating func spot(from summands: [ExprSyntax], in context: Int) -> SourceSpot {
        var spot = text.spot(of: summands[0], in: context)
        spot.range = spot.range.lowerBound..<text.range(of: summands[summands.count - 1]).upperBound
        return spot
    }

    private static func kind(_ expression: ExprSyntax) -> JoinFact.Kind {
        if expression.is(StringLiteralExprSyntax.self) { return .literal }
        return isText(expression) ? .text : .value
    }

    /// Returns whether an expression is `Text(…)`, with or without modifiers.
    private static func isText(_ expression: ExprSyntax) -> Bool {
        var next = expression
        for _ in 0..<24 {
            guard let call = next.as(FunctionCallExprSyntax.self) else { return false }
            if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "Text" }
            guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return false }
            next = base
        }
        return false
    }

    /// Returns whether an expression can be a lookup: a call, or a member of a literal.
    private static func mayLookUp(_ expression: ExprSyntax) -> Bool {
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return member.base?.is(StringLiteralExprSyntax.self) ?? false
        }
        return expression.is(FunctionCallExprSyntax.self)
    }

    // MARK: - Values

    /// Records the values passed with a possible key or a format.
    mutating func addFormat(_ call: FunctionCallExprSyntax) {
        guard call.arguments.count <= Self.partLimit else { return }
        let node = CallNode(call)
        let arguments = Array(call.arguments)
        if let format = FormatCall.foundation(node, arguments) {
            let values = arguments[1...].filter { $0.label?.text != "locale" }[...]
            addFormat(node.name, isFoundation: true, key: Syntax(format), values)
        } else if let receiver = node.receiver, receiver.is(StringLiteralExprSyntax.self), !arguments.isEmpty {
            addFormat(node.name, isFoundation: false, key: Syntax(receiver), arguments[...])
        } else if let first = arguments.first?.expression, first.is(StringLiteralExprSyntax.self),
            arguments.count > 1, FormatCall.mayLookUp(node)
        {
            addFormat(node.name, isFoundation: false, key: Syntax(first), arguments.dropFirst())
        }
    }

    private mutating func addFormat(
        _ name: String, isFoundation: Bool, key: Syntax, _ arguments: ArraySlice<LabeledExprSyntax>
    ) {
        scopes.steps = 0
        var hints: [TypeHint] = []
        for argument in arguments { hints.append(HintReader.hint(of: argument.expression, &scopes)) }
        facts.formats.append(
            FormatFact(
                name: name, isFoundation: isFoundation, key: text.range(of: key),
                labels: arguments.map { $0.label?.text }, values: hints))
    }
}

/// Detection of calls that insert values into texts.
enum FormatCall {
    /// Returns the format of `String(format:)` or `localizedStringWithFormat`, or nil for any other call.
    static func foundation(_ call: CallNode, _ arguments: [LabeledExprSyntax]) -> ExprSyntax? {
        guard let first = arguments.first, !arguments.contains(where: { $0.label?.text == "arguments" }) else {
            return nil
        }
        let isString = call.name == "String" || (call.name == "init" && call.base == .type("String"))
        if isString, first.label?.text == "format" { return first.expression }
        return call.name == "localizedStringWithFormat" && first.label == nil ? first.expression : nil
    }

    /// Returns whether a function can be a lookup of the project, according to its name.
    static func mayLookUp(_ call: CallNode) -> Bool {
        guard call.form == .function else { return false }
        return DynamicCandidate.isLookup(call.name) || call.name.count < 4
    }
}

extension SequenceParts {
    /// Returns the operands of a concatenation, which can be the right side of an assignment: `text = a + b`.
    static func sum(in sequence: SequenceExprSyntax) -> [ExprSyntax]? {
        let parts = SequenceParts(sequence)
        if let summands = parts.summands { return summands }
        guard parts.elements.count > 4, parts.target != nil else { return nil }
        let rest = Array(parts.elements.dropFirst(2))
        return summands(of: rest)
    }
}
