import SwiftSyntax

// Values for parameters, properties and results that can hold strings.
extension FactCollector {
    /// Records the possible values of an expression other than a literal.
    ///
    /// Returns the code that determines the role of the expression, or nil if its parent does not use it as a value.
    @discardableResult
    mutating func addValue(_ pending: Pending) -> RoleFinder.Site? {
        guard ValueLocation.mayBeValue(in: pending.parent) else { return nil }
        var finder = RoleFinder(pending.node)
        let site = finder.find()
        addValue(pending, finder, site)
        return site
    }

    private mutating func addValue(_ pending: Pending, _ finder: RoleFinder, _ site: RoleFinder.Site) {
        if pending.parent != .forStmt { noteReference(pending, at: site) }
        // The concatenation itself records its operands.
        guard !finder.traits.contains(.isConcatenated), ValueLocation.holdsText(site) else { return }
        let (expression, context) = (pending.node.cast(ExprSyntax.self), pending.context)
        scopes.steps = 0
        let alternatives = alternatives(of: expression)
        guard !alternatives.allSatisfy(ValueLocation.isNoText) || ValueLocation.makesText(expression) else { return }
        facts.values.append(
            ValueFact(
                role: role(site, context), steps: finder.steps, alternatives: alternatives,
                local: local(expression), context: context))
    }

    /// Returns the possible contents of a value.
    ///
    /// A constant that later statements set is a variable here, so that texts can be followed through it to their
    /// literals.
    private mutating func alternatives(of expression: ExprSyntax) -> [[TextSegment]] {
        if let reference = expression.as(DeclReferenceExprSyntax.self),
            case .later? = scopes.binding(of: reference.baseName.text, at: Syntax(expression))
        {
            return [ValueReader.unknown(expression, &scopes)]
        }
        return ValueReader.alternatives(of: expression, &scopes)
    }

    /// Records the result of operators: a concatenation, a cast or an unknown value.
    mutating func addValue(_ parts: SequenceParts, _ pending: Pending) {
        let context = pending.context
        if let target = parts.target {
            if Self.isCompound(parts) { addUnknown(target, context) }
            if let tuple = target.as(TupleExprSyntax.self) {
                for element in tuple.elements { addUnknown(element.expression, context) }
            }
        }
        let kinds = parts.kinds.compactMap(\.self)
        guard let loosest = kinds.min(), kinds.contains(where: { $0 == .cast || $0 == .other }) else { return }
        switch loosest {
        case .cast, .other: addValue(pending)
        case .assignment: if let target = parts.target { addUnknown(target, context) }
        case .ternary, .fallback: addUnknown(from: pending)
        case .logical, .comparison: break
        }
    }

    /// Records that a conditional or `??` can have an unknown value.
    private mutating func addUnknown(from sequence: Pending) {
        guard ValueLocation.mayBeValue(in: sequence.parent) else { return }
        var finder = RoleFinder(sequence.node)
        let site = finder.find()
        guard ValueLocation.holdsText(site) else { return }
        facts.values.append(
            ValueFact(
                role: role(site, sequence.context), steps: finder.steps, alternatives: [[.anything]], local: nil,
                context: sequence.context))
    }

    /// Records that unknown code can write to a target, as with `&`, a binding or a compound assignment.
    mutating func addUnknown(_ target: ExprSyntax, _ context: Int) {
        scopes.steps = 0
        let role = LiteralRole.assigned(name: Names.last(of: target), hint: HintReader.baseHint(of: target, &scopes))
        facts.values.append(ValueFact(role: role, alternatives: [[.anything]], local: nil, context: context))
    }

    /// Records that code can write through a binding: `$name`, `$model.name`, `$model.rows[0].name.trimmed()`.
    mutating func addBinding(_ pending: Pending) {
        // With unexpected tokens, the first one may not be the name.
        guard !isWhole || text.firstByte(of: pending.node) == UInt8(ascii: "$") else { return }
        let reference = pending.node.cast(DeclReferenceExprSyntax.self)
        let name = reference.baseName.text
        guard name.hasPrefix("$"), name.dropFirst().first?.isNumber == false else { return }
        var names = [String(name.dropFirst())]
        var node = Syntax(reference)
        while let parent = node.parent, parent.is(ExprSyntax.self), !parent.is(ClosureExprSyntax.self) {
            if let member = parent.as(MemberAccessExprSyntax.self) { names.append(member.declName.baseName.text) }
            node = parent
        }
        addOpen(names, pending.context)
    }

    /// Records that code can write through `Bindable(model).name`.
    mutating func addBindable(_ name: String, _ base: ExprSyntax, _ context: Int) {
        guard let call = base.as(FunctionCallExprSyntax.self),
            ["Bindable", "Binding"].contains(CallNode.name(of: call))
        else { return }
        addOpen([name], context)
    }

    /// Records the properties in a key path through which code can write, or none if the key path is only used for
    /// reading.
    mutating func addKeyPath(_ path: KeyPathExprSyntax, _ context: Int) {
        if let argument = path.parent?.as(LabeledExprSyntax.self) {
            if ["id", "by"].contains(argument.label?.text) { return }
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
            if call.map({ Self.readers.contains(CallNode.name(of: $0)) }) ?? false { return }
        }
        let names = path.components.compactMap { $0.component.as(KeyPathPropertyComponentSyntax.self) }
        addOpen(names.map(\.declName.baseName.text), context)
    }

    /// Records that a method can mutate the value that it is called on.
    ///
    /// - Parameter site: The code that determines the role of the call, if its parent uses it as a value.
    mutating func addMutation(_ call: FunctionCallExprSyntax, _ pending: Pending, _ site: RoleFinder.Site?) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return }
        let isStatement = pending.parent == .codeBlockItem && Self.isUnused(at: site)
        if isStatement || Self.mutating.contains(member.declName.baseName.text) { addUnknown(base, pending.context) }
        if ["append", "insert"].contains(member.declName.baseName.text) { addElement(call, to: base, pending.context) }
    }

    /// Records the value that a call adds to a list: `rows.append(title)`.
    ///
    /// A literal there has a fact of its own.
    private mutating func addElement(_ call: FunctionCallExprSyntax, to list: ExprSyntax, _ context: Int) {
        guard let argument = call.arguments.first, argument.label == nil || argument.label?.text == "contentsOf",
            !argument.expression.is(StringLiteralExprSyntax.self)
        else { return }
        scopes.steps = 0
        let alternatives = alternatives(of: argument.expression)
        guard !alternatives.allSatisfy(ValueLocation.isNoText) else { return }
        let role = LiteralRole.assigned(name: Names.last(of: list), hint: HintReader.baseHint(of: list, &scopes))
        facts.values.append(
            ValueFact(
                role: role, steps: argument.label == nil ? [.element] : [], alternatives: alternatives,
                local: local(argument.expression), context: context))
    }

    /// Returns whether the result of a call is unused, so that the call is only for its side effects.
    private static func isUnused(at site: RoleFinder.Site?) -> Bool {
        switch site {
        case .settled(.other), .settled(.returned(_, type: nil)): return true
        default: return false
        }
    }

    private mutating func addOpen(_ names: [String], _ context: Int) {
        for name in names {
            facts.values.append(
                ValueFact(
                    role: .assigned(name: name, hint: .unknown), alternatives: [[.anything]], local: nil,
                    context: context))
        }
    }

    /// Functions that only read through a key path.
    private static let readers: Set<String> = [
        "map", "compactMap", "flatMap", "filter", "sorted", "allSatisfy", "contains", "first", "grouping",
        "environment",
        "Environment", "List", "ForEach", "SortDescriptor", "Query", "ReferenceFileDocument", "onReceive", "publisher",
        "max", "min", "reduce", "sum", "uniqued", "chunked", "partitioned", "Table", "TableColumn", "OutlineGroup",
    ]
    private static let mutating: Set<String> = [
        "append", "insert", "remove", "removeFirst", "removeLast", "removeAll", "removeSubrange", "popLast", "popFirst",
        "replaceSubrange", "replace", "write", "reserveCapacity", "merge", "updateValue", "formUnion",
        "formIntersection",
        "sort", "reverse", "shuffle", "swapAt", "makeContiguousUTF8", "trimPrefix", "update", "subtract", "removeValue",
    ]

    private static func isCompound(_ parts: SequenceParts) -> Bool {
        parts.elements.contains { element in
            guard let text = element.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
            return text.count > 1 && SequenceParts.kind(element) == .assignment
        }
    }

    /// Records a function that code passes on, because any code can call it with any argument.
    private mutating func noteReference(_ pending: Pending, at site: RoleFinder.Site) {
        if case .receiver = site { return }
        switch pending.kind {
        case .declReferenceExpr:
            let name = pending.node.cast(DeclReferenceExprSyntax.self).baseName.text
            guard !Names.isType(name) else { return }
            passedNames.insert(name)
        case .memberAccessExpr:
            let member = pending.node.cast(MemberAccessExprSyntax.self)
            let name = member.declName.baseName.text
            passedNames.insert(name == "init" ? "\(member.base.map(Names.last) ?? "").init" : name)
        default: break
        }
    }

    /// Returns the name of the local variable that an expression refers to, or nil.
    private mutating func local(_ expression: ExprSyntax) -> String? {
        guard let reference = expression.as(DeclReferenceExprSyntax.self) else { return nil }
        let name = reference.baseName.text
        switch scopes.binding(of: name, at: Syntax(expression)) {
        case .value?, .type?, .later?, .element?: return name
        default: return nil
        }
    }
}

/// A filter for the places that can hold a string.
enum ValueLocation {
    /// Returns whether a parent of a kind uses an expression as a value.
    static func mayBeValue(in parent: SyntaxKind?) -> Bool {
        switch parent {
        case .labeledExpr, .arrayElement, .dictionaryElement, .exprList, .unresolvedTernaryExpr, .tryExpr, .awaitExpr,
            .forceUnwrapExpr, .unsafeExpr, .initializerClause, .returnStmt, .codeBlockItem, .forStmt:
            true
        default: false
        }
    }

    /// Returns whether a place can hold a string.
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

    /// Returns whether an expression is an initializer of a string type.
    static func makesText(_ expression: ExprSyntax) -> Bool {
        expression.as(FunctionCallExprSyntax.self).map {
            ["String", "Substring", "NSString"].contains(CallNode.name(of: $0))
        }
            ?? false
    }

    /// Returns whether a value certainly is not a string.
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
