import CatalogCore
import SwiftSyntax

// Concatenated texts, and values inserted into texts.
extension FactCollector {
    /// The maximum number of operands or arguments to analyze.
    private static let partLimit = 40

    /// Records a concatenation with `+` that contains a text, a literal or a possible lookup.
    mutating func addJoin(_ sequence: SequenceParts, _ context: Int) {
        guard let summands = sequence.sum, summands.count <= Self.partLimit, !summands.contains(where: Self.isNumber)
        else { return }
        let kinds = summands.map(Self.kind)
        guard kinds.contains(where: { $0 != .value }) || summands.contains(where: Self.mayLookUp) else { return }
        var parts: [JoinFact.Part] = []
        for (kind, summand) in zip(kinds, summands) {
            parts.append(
                JoinFact.Part(kind: kind, range: text.range(of: summand), enclosures: enclosures(in: summand)))
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

    /// Returns whether an expression is a number, which is added to times and numbers, never to a text.
    private static func isNumber(_ expression: ExprSyntax) -> Bool {
        expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self)
    }

    private static func kind(_ expression: ExprSyntax) -> JoinFact.Kind {
        if expression.is(StringLiteralExprSyntax.self) { return .literal }
        guard let text = call(of: "Text", in: expression) else { return .value }
        guard let first = text.arguments.first, first.label == nil else { return .text }
        return call(of: "Image", in: first.expression) == nil ? .text : .image
    }

    /// Returns the call of a type's initializer that an expression begins with, before any modifiers.
    private static func call(of type: String, in expression: ExprSyntax) -> FunctionCallExprSyntax? {
        var next = expression
        for _ in 0..<24 {
            guard let call = next.as(FunctionCallExprSyntax.self) else { return nil }
            if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
                return name.baseName.text == type ? call : nil
            }
            guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return nil }
            next = base
        }
        return nil
    }

    /// The maximum number of nodes in an operand to search.
    private static let nodeLimit = 400

    /// Returns the closures, collections and subscripts in an operand, or the operand itself if it is too large to be
    /// a lookup.
    private mutating func enclosures(in operand: ExprSyntax) -> [ByteRange] {
        var found: [ByteRange] = []
        var open = [Syntax(operand)]
        var count = 0
        while let node = open.popLast() {
            count += 1
            guard count <= Self.nodeLimit else { return [text.range(of: operand)] }
            switch node.kind {
            case .arrayExpr, .dictionaryExpr, .closureExpr, .codeBlock, .switchExpr: found.append(text.range(of: node))
            case .subscriptCallExpr:
                let call = node.cast(SubscriptCallExprSyntax.self)
                found.append(text.range(of: call.arguments))
                open.append(Syntax(call.calledExpression))
            default: open += node.children(viewMode: .sourceAccurate).filter { $0.kind != .token }
            }
        }
        return found.sorted { $0.lowerBound < $1.lowerBound }
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
    mutating func addFormat(_ call: CallNode) {
        let count = call.arguments.count
        guard count > 0, count <= Self.partLimit else { return }
        if FormatCall.mayBeFoundation(call), let key = FormatCall.foundation(call, Array(call.arguments)) {
            let values = call.arguments.dropFirst().filter { $0.label?.text != "locale" }
            var fact = format(call.name, isFoundation: true, key: Syntax(key), values[...])
            fact.hasLocale = FormatCall.hasLocale(call)
            fact.takesArray = values.contains { $0.label?.text == "arguments" }
            facts.formats.append(fact)
        } else if let receiver = call.receiver, receiver.is(StringLiteralExprSyntax.self) {
            facts.formats.append(
                format(call.name, isFoundation: false, key: Syntax(receiver), Array(call.arguments)[...]))
        } else if count > 1, FormatCall.mayLookUp(call), let first = call.arguments.first?.expression,
            first.is(StringLiteralExprSyntax.self)
        {
            facts.formats.append(
                format(call.name, isFoundation: false, key: Syntax(first), Array(call.arguments).dropFirst()))
        }
    }

    private mutating func format(
        _ name: String, isFoundation: Bool, key: Syntax, _ arguments: ArraySlice<LabeledExprSyntax>
    ) -> FormatFact {
        scopes.steps = 0
        var hints: [TypeHint] = []
        for argument in arguments { hints.append(HintReader.hint(of: argument.expression, &scopes)) }
        return FormatFact(
            name: name, isFoundation: isFoundation, key: text.range(of: key), labels: arguments.map { $0.label?.text },
            values: hints)
    }
}

/// Detection of calls that insert values into texts.
enum FormatCall {
    /// Returns whether a call can be one of Foundation's formatting functions, according to its name.
    static func mayBeFoundation(_ call: CallNode) -> Bool {
        ["String", "NSString", "init", "localizedStringWithFormat"].contains(call.name)
    }

    /// Returns the format of `String(format:)`, `NSString(format:)` or `localizedStringWithFormat`, or nil for any other
    /// call.
    static func foundation(_ call: CallNode, _ arguments: [LabeledExprSyntax]) -> ExprSyntax? {
        guard let first = arguments.first else { return nil }
        let isString = ["String", "NSString"].contains { type in
            call.name == type || (call.name == "init" && call.base == .type(type))
        }
        if isString, first.label?.text == "format" { return first.expression }
        return call.name == "localizedStringWithFormat" && first.label == nil ? first.expression : nil
    }

    /// Returns whether a formatting function of Foundation formats for a locale.
    static func hasLocale(_ call: CallNode) -> Bool {
        let locale = call.arguments.first { $0.label?.text == "locale" }?.expression
        return call.name == "localizedStringWithFormat" || locale.map { !$0.is(NilLiteralExprSyntax.self) } ?? false
    }

    /// Returns whether a function can be a lookup of the project, according to its name.
    static func mayLookUp(_ call: CallNode) -> Bool {
        guard call.form == .function else { return false }
        return DynamicCandidate.isLookup(call.name) || call.name.count < 4
    }
}

extension SequenceParts {
    /// The operands of a concatenation, which can be the right side of an assignment: `text = a + b`.
    var sum: [ExprSyntax]? {
        if let summands { return summands }
        guard elements.count > 4, target != nil else { return nil }
        return Self.summands(of: Array(elements.dropFirst(2)))
    }
}
