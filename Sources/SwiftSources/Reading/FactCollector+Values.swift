import SwiftSyntax

// Values for parameters, properties and results that can hold strings.
extension FactCollector {
    /// Records the possible values of an expression other than a literal.
    mutating func addValue(_ expression: ExprSyntax, _ context: Int) {
        guard ValuePlace.mayBeValue(expression) else { return }
        var finder = RoleFinder(Syntax(expression))
        let site = finder.find()
        noteReference(expression, at: site)
        // The concatenation itself records its operands.
        guard !finder.traits.contains(.isConcatenated), ValuePlace.holdsText(site) else { return }
        scopes.steps = 0
        let alternatives = ValueReader.alternatives(of: expression, &scopes)
        guard !alternatives.allSatisfy(ValuePlace.isNoText) || ValuePlace.makesText(expression) else { return }
        facts.values.append(
            ValueFact(
                role: role(site, context), steps: finder.steps, alternatives: alternatives,
                local: local(expression), context: context))
    }

    /// Records the value of a name or member, which can also be a binding.
    mutating func addNamedValue(_ expression: ExprSyntax, _ context: Int) {
        addValue(expression, context)
        if let reference = expression.as(DeclReferenceExprSyntax.self) { addBinding(reference, context) }
        addBindable(expression, context)
    }

    /// Records the result of operators: a concatenation, a cast or an unknown value.
    mutating func addValue(_ sequence: SequenceExprSyntax, _ context: Int) {
        guard sequence.elements.count <= SequenceParts.limit else { return }
        let parts = SequenceParts(sequence)
        if let target = parts.target {
            if Self.isCompound(parts) { addUnknown(target, context) }
            for element in target.as(TupleExprSyntax.self)?.elements ?? [] { addUnknown(element.expression, context) }
        }
        let kinds = parts.elements.compactMap(SequenceParts.kind)
        guard let loosest = kinds.min(), kinds.contains(where: { $0 == .cast || $0 == .other }) else { return }
        switch loosest {
        case .cast, .other: addValue(ExprSyntax(sequence), context)
        case .assignment: if let target = parts.target { addUnknown(target, context) }
        case .ternary, .fallback: addUnknown(from: sequence, context)
        case .logical, .comparison: break
        }
    }

    /// Records that a conditional or `??` can have an unknown value.
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

    /// Records that unknown code can write to a target, as with `&`, a binding or a compound assignment.
    mutating func addUnknown(_ target: ExprSyntax, _ context: Int) {
        scopes.steps = 0
        let role = LiteralRole.assigned(name: Names.last(of: target), hint: HintReader.baseHint(of: target, &scopes))
        facts.values.append(ValueFact(role: role, alternatives: [[.anything]], local: nil, context: context))
    }

    /// Records that code can write through a binding: `$name`, `$model.name`, `$model.rows[0].name.trimmed()`.
    mutating func addBinding(_ reference: DeclReferenceExprSyntax, _ context: Int) {
        let name = reference.baseName.text
        guard name.hasPrefix("$"), name.dropFirst().first?.isNumber == false else { return }
        var names = [String(name.dropFirst())]
        var node = Syntax(reference)
        while let parent = node.parent, parent.is(ExprSyntax.self), !parent.is(ClosureExprSyntax.self) {
            if let member = parent.as(MemberAccessExprSyntax.self) { names.append(member.declName.baseName.text) }
            node = parent
        }
        addOpen(names, context)
    }

    /// Records that code can write through `Bindable(model).name`.
    private mutating func addBindable(_ expression: ExprSyntax, _ context: Int) {
        guard let member = expression.as(MemberAccessExprSyntax.self),
            let call = member.base?.as(FunctionCallExprSyntax.self),
            ["Bindable", "Binding"].contains(CallNode(call).name)
        else { return }
        addOpen([member.declName.baseName.text], context)
    }

    /// Records the properties in a key path through which code can write, or none if the key path is only used for
    /// reading.
    mutating func addKeyPath(_ path: KeyPathExprSyntax, _ context: Int) {
        if let argument = path.parent?.as(LabeledExprSyntax.self) {
            if ["id", "by"].contains(argument.label?.text) { return }
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
            if call.map({ Self.readers.contains(CallNode($0).name) }) ?? false { return }
        }
        let names = path.components.compactMap { $0.component.as(KeyPathPropertyComponentSyntax.self) }
        addOpen(names.map(\.declName.baseName.text), context)
    }

    /// Records that a method can mutate the value that it is called on.
    mutating func addMutation(_ call: FunctionCallExprSyntax, _ context: Int) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else { return }
        let name = member.declName.baseName.text
        if Self.mutating.contains(name) || Self.isStatement(call) { addUnknown(base, context) }
    }

    /// Returns whether the result of a call is unused, so that the call is only for its side effects.
    private static func isStatement(_ call: FunctionCallExprSyntax) -> Bool {
        guard call.parent?.is(CodeBlockItemSyntax.self) == true else { return false }
        var finder = RoleFinder(Syntax(call))
        switch finder.find() {
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

    /// Returns the name of the local variable that an expression refers to, or nil.
    private mutating func local(_ expression: ExprSyntax) -> String? {
        guard let reference = expression.as(DeclReferenceExprSyntax.self) else { return nil }
        let name = reference.baseName.text
        switch scopes.binding(of: name, at: Syntax(expression)) {
        case .value?, .type?: return name
        default: return nil
        }
    }
}

/// A filter for the places that can hold a string.
enum ValuePlace {
    /// Returns whether the parent of an expression uses it as a value.
    static func mayBeValue(_ expression: ExprSyntax) -> Bool {
        switch expression.parent?.kind {
        case .labeledExpr, .arrayElement, .dictionaryElement, .exprList, .unresolvedTernaryExpr, .tryExpr, .awaitExpr,
            .forceUnwrapExpr, .unsafeExpr, .initializerClause, .returnStmt, .codeBlockItem:
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
            ["String", "Substring", "NSString"].contains(CallNode($0).name)
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
