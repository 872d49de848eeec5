import SwiftSyntax

// What places are given that may hold strings.
extension FactCollector {
    /// Notes what an expression that is no literal gives to the place that it stands in.
    mutating func addValue(_ expression: ExprSyntax, _ context: Int) {
        guard ValuePlace.mayBeValue(expression) else { return }
        var finder = RoleFinder(Syntax(expression))
        let site = finder.find()
        noteReference(expression, at: site)
        // The parts of a sum are told by the sum.
        guard !finder.traits.contains(.isConcatenated), ValuePlace.holdsText(site) else { return }
        scopes.steps = 0
        let alternatives = ValueReader.alternatives(of: expression, &scopes)
        guard !alternatives.allSatisfy(ValuePlace.isNoText) else { return }
        facts.values.append(
            ValueFact(
                role: role(site, context), steps: finder.steps, alternatives: alternatives,
                local: local(expression), context: context))
    }

    /// The same for a name or a member, which may be a binding.
    mutating func addNamedValue(_ expression: ExprSyntax, _ context: Int) {
        addValue(expression, context)
        addBinding(expression, context)
    }

    /// Notes what operators make: a sum of strings, a cast, or something that nobody can tell.
    mutating func addValue(_ sequence: SequenceExprSyntax, _ context: Int) {
        guard sequence.elements.count <= SequenceParts.limit else { return }
        let parts = SequenceParts(sequence)
        if let target = parts.target, Self.isCompound(parts) { addUnknown(target, context) }
        let kinds = parts.elements.compactMap(SequenceParts.kind)
        guard let loosest = kinds.min(), kinds.contains(where: { $0 == .cast || $0 == .other }) else { return }
        switch loosest {
        case .cast, .other: addValue(ExprSyntax(sequence), context)
        case .assignment: if let target = parts.target { addUnknown(target, context) }
        case .ternary, .fallback: addUnknown(from: sequence, context)
        case .logical, .comparison: break
        }
    }

    /// Notes that a choice may be something that is put together.
    private mutating func addUnknown(from sequence: SequenceExprSyntax, _ context: Int) {
        guard ValuePlace.mayBeValue(ExprSyntax(sequence)) else { return }
        var finder = RoleFinder(Syntax(sequence))
        let site = finder.find()
        guard ValuePlace.holdsText(site) else { return }
        facts.values.append(
            ValueFact(
                role: role(site, context), steps: finder.steps, alternatives: [[.anything]], local: nil,
                context: context))
    }

    /// Notes that something else may write to what is passed by `&` or as a binding.
    mutating func addUnknown(_ target: ExprSyntax, _ context: Int) {
        scopes.steps = 0
        let role = LiteralRole.assigned(name: Names.last(of: target), hint: HintReader.baseHint(of: target, &scopes))
        facts.values.append(ValueFact(role: role, alternatives: [[.anything]], local: nil, context: context))
    }

    /// Notes what is written through a binding: `$name`, `$model.name`.
    mutating func addBinding(_ expression: ExprSyntax, _ context: Int) {
        guard expression.parent?.is(MemberAccessExprSyntax.self) != true else { return }
        let path =
            expression.as(MemberAccessExprSyntax.self).flatMap(Names.path)
            ?? expression.as(DeclReferenceExprSyntax.self).map { [$0.baseName.text] }
        guard let path, let first = path.first, first.hasPrefix("$"), first.dropFirst().first?.isNumber == false,
            let last = path.last
        else { return }
        let root = TypeHint.name(String(first.dropFirst()))
        let hint = path.dropFirst().prefix(TypeHint.depthLimit).reduce(root) { .member($0, $1) }
        let name = path.count == 1 ? String(last.dropFirst()) : last
        facts.values.append(
            ValueFact(
                role: .assigned(name: name, hint: hint), alternatives: [[.anything]], local: nil, context: context))
    }

    private static func isCompound(_ parts: SequenceParts) -> Bool {
        parts.elements.contains { element in
            guard let text = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
            return text.count > 1 && SequenceParts.kind(element) == .assignment
        }
    }

    /// A function that is passed on may be called by anybody with anything.
    private mutating func noteReference(_ expression: ExprSyntax, at site: RoleFinder.Site) {
        if case .receiver = site { return }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            guard !Names.isType(reference.baseName.text) else { return }
            passedNames.insert(reference.baseName.text)
        } else if let member = expression.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            let base = member.base.map(Names.last)
            passedNames.insert(name == "init" ? "\(base ?? "").init" : name)
        }
    }

    /// The local variable that an expression is.
    private mutating func local(_ expression: ExprSyntax) -> String? {
        guard let reference = expression.as(DeclReferenceExprSyntax.self) else { return nil }
        let name = reference.baseName.text
        if case .value? = scopes.binding(of: name, at: Syntax(expression)) { return name }
        if case .type? = scopes.binding(of: name, at: Syntax(expression)) { return name }
        return nil
    }
}

/// Tells where values of strings may go.
enum ValuePlace {
    /// Whether an expression stands where a value does, by its parent alone.
    static func mayBeValue(_ expression: ExprSyntax) -> Bool {
        switch expression.parent?.kind {
        case .labeledExpr, .arrayElement, .dictionaryElement, .exprList, .unresolvedTernaryExpr, .tryExpr, .awaitExpr,
            .forceUnwrapExpr, .unsafeExpr, .initializerClause, .returnStmt, .codeBlockItem:
            true
        default: false
        }
    }

    /// Whether a place may hold a string.
    static func holdsText(_ site: RoleFinder.Site) -> Bool {
        switch site {
        case .argument(let call, _): call.form == .function && !ValueFact.silentFunctions.contains(call.name)
        case .assigned: true
        case .receiver: false
        case .settled(.bound(_, let type)), .settled(.returned(_, let type)): type.map(mayBeText) ?? true
        case .settled(.defaultArgument(_, let type)): mayBeText(type)
        case .settled: false
        }
    }

    /// Whether a value is known to be no string.
    static func isNoText(_ segments: [TextSegment]) -> Bool {
        guard segments.count == 1, case .interpolation(let value) = segments[0] else { return false }
        switch value.hint {
        case .type(let type), .parameter(_, function: _, let type): return !mayBeText(type)
        default: return false
        }
    }

    private static func mayBeText(_ type: String) -> Bool {
        !noTexts.contains(type) && !type.hasPrefix("some ") && !type.hasPrefix("any ")
    }

    private static let noTexts: Set<String> = [
        "Bool", "Int", "Int64", "Int32", "UInt", "UInt8", "UInt32", "UInt64", "Double", "Float", "CGFloat",
        "TimeInterval",
        "Date", "Color", "UIColor", "NSColor", "Font", "UIFont", "Image", "UIImage", "CGSize", "CGPoint", "CGRect",
        "UUID", "Data", "URL", "Void", "()", "Never", "Int?", "Double?", "Bool?", "Date?", "UUID?", "URL?", "Data?",
        "Alignment", "EdgeInsets", "Edge.Set", "Locale", "Calendar", "TimeZone", "DateComponents", "Decimal", "[Int]",
        "[Double]", "[Date]", "AnyView", "Shadow", "Gradient", "LinearGradient", "IndexPath", "ClosedRange<Int>",
    ]
}
