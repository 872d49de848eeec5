import SwiftSyntax

/// A search for the role of an expression, from the inside out.
struct RoleFinder {
    /// The code that determines the role.
    enum Site {
        case argument(CallNode, index: Int)
        case receiver(member: String, call: FunctionCallExprSyntax?)
        case assigned(to: ExprSyntax)
        case settled(LiteralRole)
    }

    /// The maximum number of arguments of a call.
    private static let argumentLimit = 200

    private var node: Syntax
    private(set) var steps: [ContainerStep] = []
    private(set) var traits: LiteralTraits = []
    /// The key of the innermost dictionary element around the expression, if the key is a name and the expression is
    /// in the value.
    private(set) var dictionaryKey: String?

    init(_ node: some SyntaxProtocol) {
        self.node = Syntax(node)
    }

    /// Returns the code that determines the role.
    mutating func find() -> Site {
        while let parent = node.parent {
            if let site = step(to: parent) { return site }
        }
        return .settled(.other)
    }

    /// Moves one step outwards, or returns the code that determines the role.
    private mutating func step(to parent: Syntax) -> Site? {
        switch parent.kind {
        case .labeledExpr: return argument(parent.cast(LabeledExprSyntax.self))
        case .arrayElement: return move(to: parent.parent?.parent, adding: .element)
        case .dictionaryElement: return dictionary(parent.cast(DictionaryElementSyntax.self))
        case .exprList: return sequence(parent)
        case .unresolvedTernaryExpr: return move(to: parent)
        case .tryExpr, .awaitExpr, .forceUnwrapExpr, .unsafeExpr: return move(to: parent)
        case .memberAccessExpr: return receiver(parent.cast(MemberAccessExprSyntax.self))
        case .initializerClause: return initializer(parent.cast(InitializerClauseSyntax.self))
        case .returnStmt, .codeBlockItem: return result(from: parent)
        case .expressionPattern: return .settled(.pattern)
        case .forStmt: return loop(parent.cast(ForStmtSyntax.self))
        // An `else if` branch is a nested `if` expression.
        case .expressionStmt, .ifExpr: return move(to: parent)
        default: return .settled(.other)
        }
    }

    private mutating func move(to outer: Syntax?, adding step: ContainerStep? = nil) -> Site? {
        guard let outer else { return .settled(.other) }
        if let step { steps.append(step) }
        node = outer
        return nil
    }

    private mutating func dictionary(_ element: DictionaryElementSyntax) -> Site? {
        let isKey = element.key.id == node.id
        if !isKey, !steps.contains(.key), !steps.contains(.value) {
            let name = Names.last(of: element.key)
            dictionaryKey = name == "_" ? nil : name
        }
        return move(to: element.parent?.parent, adding: isKey ? .key : .value)
    }

    // MARK: - Arguments

    private mutating func argument(_ argument: LabeledExprSyntax) -> Site? {
        guard let list = argument.parent?.as(LabeledExprListSyntax.self), let owner = list.parent else {
            return .settled(.other)
        }
        guard list.count <= Self.argumentLimit, let index = list.index(of: argument) else { return .settled(.other) }
        return self.argument(argument, list.distance(from: list.startIndex, to: index), of: list, owner)
    }

    private mutating func argument(
        _ argument: LabeledExprSyntax, _ index: Int, of list: LabeledExprListSyntax, _ owner: Syntax
    ) -> Site? {
        switch owner.kind {
        case .functionCallExpr:
            let call = owner.cast(FunctionCallExprSyntax.self)
            if index == 0, argument.label == nil, let names = ClosureParameters.names(overFirstArgumentOf: call),
                let site = element(boundTo: names)
            {
                return site
            }
            return .argument(CallNode(call), index: index)
        case .attribute: return .argument(CallNode(owner.cast(AttributeSyntax.self), list), index: index)
        case .macroExpansionExpr: return .argument(CallNode(owner.cast(MacroExpansionExprSyntax.self)), index: index)
        case .macroExpansionDecl: return .argument(CallNode(owner.cast(MacroExpansionDeclSyntax.self)), index: index)
        case .tupleExpr where list.count == 1 && argument.label == nil: return move(to: owner)
        case .tupleExpr: return move(to: owner, adding: .tuple(index: index, label: argument.label?.text))
        case .subscriptCallExpr: return .settled(.subscripted)
        case .expressionSegment: return .settled(.interpolated)
        default: return .settled(.other)
        }
    }

    private mutating func receiver(_ member: MemberAccessExprSyntax) -> Site? {
        guard member.base?.id == node.id else { return .settled(.other) }
        let call = member.parent?.as(FunctionCallExprSyntax.self)
        let isCalled = call?.calledExpression.id == member.id
        if isCalled, node.kind == .arrayExpr, let call,
            let names = ClosureParameters.names(overElementsBy: member.declName.baseName.text, call),
            let site = element(boundTo: names)
        {
            return site
        }
        return .receiver(member: member.declName.baseName.text, call: isCalled ? call : nil)
    }

    // MARK: - Loops

    private mutating func loop(_ loop: ForStmtSyntax) -> Site {
        guard node.id == loop.sequence.id else { return .settled(.other) }
        return element(boundTo: LoopPattern.ordered(loop.pattern)) ?? .settled(.other)
    }

    /// Returns the variable that code binds to the expression as an element of a collection, or nil if it is unknown.
    ///
    /// - Parameter names: The names that a loop or closure binds to one element; several for the parts of a tuple.
    private mutating func element(boundTo names: [String]) -> Site? {
        guard var name = names.first else { return nil }
        var rest = steps
        if node.kind == .arrayExpr, rest.popLast() != .element { return nil }
        if names.count > 1 {
            guard case .tuple(let index, _)? = rest.popLast(), names.indices.contains(index) else { return nil }
            name = names[index]
        }
        steps = rest
        return .settled(.bound(name: name, type: nil))
    }

    // MARK: - Operators

    private mutating func sequence(_ list: Syntax) -> Site? {
        guard let sequence = list.parent?.as(SequenceExprSyntax.self) else { return move(to: list.parent) }
        // A sequence of that length is a concatenation.
        guard sequence.elements.count <= SequenceParts.limit else {
            traits.insert(.isConcatenated)
            return move(to: Syntax(sequence))
        }
        let parts = SequenceParts(sequence)
        guard let index = parts.elements.firstIndex(where: { $0.id == node.id }) else { return .settled(.other) }
        switch parts.outcome(of: index) {
        case .value(let found): traits.formUnion(found)
        case .compared: return .settled(.compared)
        case .cast(let type): return .settled(.cast(to: type))
        case .condition: return .settled(.other)
        }
        if let target = parts.target, target.id != node.id { return .assigned(to: target) }
        return move(to: Syntax(sequence))
    }

    // MARK: - Values of declarations

    private mutating func initializer(_ clause: InitializerClauseSyntax) -> Site? {
        guard let owner = clause.parent else { return .settled(.other) }
        switch owner.kind {
        case .patternBinding:
            let binding = owner.cast(PatternBindingSyntax.self)
            return .settled(
                .bound(
                    name: binding.pattern.code, type: binding.typeAnnotation?.type.code))
        case .functionParameter:
            let parameter = owner.cast(FunctionParameterSyntax.self)
            let name = parameter.secondName ?? parameter.firstName
            return .settled(.defaultArgument(name: name.text, type: parameter.type.code))
        case .enumCaseParameter:
            let parameter = owner.cast(EnumCaseParameterSyntax.self)
            return .settled(
                .defaultArgument(name: parameter.firstName?.text ?? "_", type: parameter.type.code))
        case .enumCaseElement:
            return .settled(.rawValue(of: owner.cast(EnumCaseElementSyntax.self).name.text))
        default: return .settled(.other)
        }
    }

    // MARK: - Results

    /// Moves from a statement to the declaration, branch or closure whose result it provides.
    private mutating func result(from statement: Syntax) -> Site? {
        if let owner = Results.owner(of: statement) {
            switch owner {
            case .declaration(let name, let type): return .settled(.returned(from: name, type: type))
            case .branch(let outer):
                traits.insert(.isChoice)
                return move(to: outer)
            case .called(let call): return move(to: call)
            case .closure: return .settled(.closureResult)
            }
        }
        return .settled(.other)
    }
}
