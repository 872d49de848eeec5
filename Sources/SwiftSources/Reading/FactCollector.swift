import SwiftSyntax
import XCStringsKit

/// A collector that walks over a syntax tree and records its facts.
///
/// The walk keeps its own stack of nodes, so that a deep tree cannot overflow the call stack.
struct FactCollector {
    /// The maximum depth of a node.
    private static let depthLimit = 3_000

    var facts = SourceFacts()
    var text: SourceText
    private var open: [Pending] = []
    private var callNumbers: [SyntaxIdentifier: Int] = [:]
    private var contextNumbers: [ContextFact: Int] = [:]
    var scopes = ScopeReader()
    var passedNames: Set<String> = []

    private struct Pending {
        let node: Syntax
        let depth: Int
        let context: Int
    }

    init(_ text: SourceText) {
        self.text = text
    }

    /// Collects the facts of a file.
    mutating func collect(_ tree: SourceFileSyntax) {
        let outermost = ContextFact(type: "", declaration: "", isPreview: false, isDebug: false)
        open = [Pending(node: Syntax(tree), depth: 0, context: number(of: outermost))]
        facts.directives = DirectiveReader.directives(in: tree, text)
        while let next = open.popLast() {
            let context = enter(next)
            guard next.depth < Self.depthLimit else {
                refuseDepth(next.node)
                continue
            }
            for child in next.node.children(viewMode: .sourceAccurate).reversed() where !child.is(TokenSyntax.self) {
                open.append(Pending(node: child, depth: next.depth + 1, context: context))
            }
        }
        facts.passedNames = passedNames.sorted()
    }

    private mutating func refuseDepth(_ node: Syntax) {
        guard facts.problem == nil, !node.children(viewMode: .sourceAccurate).isEmpty else { return }
        facts.problem = .tooDeep(text.spot(of: node, in: 0).position)
    }

    /// Records the facts of a node and returns the context of its children.
    private mutating func enter(_ pending: Pending) -> Int {
        let (node, context) = (pending.node, pending.context)
        switch node.kind {
        case .stringLiteralExpr: addLiteral(node.cast(StringLiteralExprSyntax.self), context)
        case .functionCallExpr:
            addDynamics(node.cast(FunctionCallExprSyntax.self), context)
            addFormat(node.cast(FunctionCallExprSyntax.self))
            addValue(node.cast(ExprSyntax.self), context)
            addMutation(node.cast(FunctionCallExprSyntax.self), context)
        case .sequenceExpr:
            addJoin(node.cast(SequenceExprSyntax.self), context)
            addValue(node.cast(SequenceExprSyntax.self), context)
        case .memberAccessExpr:
            addMember(node.cast(MemberAccessExprSyntax.self), context)
            addReference(node.cast(MemberAccessExprSyntax.self), context)
            addNamedValue(node.cast(ExprSyntax.self), context)
        case .declReferenceExpr: addNamedValue(node.cast(ExprSyntax.self), context)
        case .subscriptCallExpr, .macroExpansionExpr, .prefixOperatorExpr, .postfixOperatorExpr, .consumeExpr,
            .copyExpr:
            addValue(node.cast(ExprSyntax.self), context)
        case .inOutExpr: addUnknown(node.cast(InOutExprSyntax.self).expression, context)
        case .keyPathExpr:
            addReference(node.cast(KeyPathExprSyntax.self), context)
            addKeyPath(node.cast(KeyPathExprSyntax.self), context)
        case .genericParameter: facts.genericNames.append(node.cast(GenericParameterSyntax.self).name.text)
        case .associatedTypeDecl: facts.genericNames.append(node.cast(AssociatedTypeDeclSyntax.self).name.text)
        case .unexpectedNodes: refuseNesting(node)
        default: addDeclaration(node, context)
        }
        return inner(node, context)
    }

    /// Reports excessive nesting, for which the parser produces unexpected tokens.
    private mutating func refuseNesting(_ node: Syntax) {
        guard facts.problem == nil, node.totalLength.utf8Length > 400, isDeep(node) else { return }
        facts.problem = .tooDeep(text.spot(of: node, in: 0).position)
    }

    private func isDeep(_ node: Syntax) -> Bool {
        var depth = 0
        var next = node.parent
        while let parent = next, depth < 400 {
            depth += 1
            next = parent.parent
        }
        return depth == 400
    }

    private mutating func inner(_ node: Syntax, _ context: Int) -> Int {
        guard let fact = ContextReader.inner(node, facts.contexts[context]) else { return context }
        return number(of: fact)
    }

    private mutating func number(of fact: ContextFact) -> Int {
        if let number = contextNumbers[fact] { return number }
        facts.contexts.append(fact)
        contextNumbers[fact] = facts.contexts.count - 1
        return facts.contexts.count - 1
    }

    // MARK: - Calls

    /// Returns the index of a call, which is recorded on first use.
    mutating func number(of call: CallNode, _ context: Int) -> Int {
        if let number = callNumbers[call.node.id] { return number }
        let number = facts.calls.count
        facts.calls.append(call.fact(text.spot(of: call.node, in: context), scopes: &scopes))
        callNumbers[call.node.id] = number
        if call.name == "init", call.base == .implicit, call.form == .function {
            var finder = RoleFinder(call.node)
            let role = role(finder.find(), context)
            facts.calls[number].site = CallFact.Site(role: role, steps: finder.steps)
        }
        return number
    }

    // MARK: - Literals

    private mutating func addLiteral(_ literal: StringLiteralExprSyntax, _ context: Int) {
        scopes.steps = 0
        var finder = RoleFinder(literal)
        let role = role(finder.find(), context)
        facts.literals.append(
            LiteralFact(
                segments: LiteralText.segments(of: literal, scopes: &scopes),
                spot: text.spot(of: literal, in: context), role: role, steps: finder.steps, traits: finder.traits))
    }

    mutating func role(_ site: RoleFinder.Site, _ context: Int) -> LiteralRole {
        switch site {
        case .argument(let call, let index): .argument(call: number(of: call, context), index: index)
        case .receiver(let member, let call):
            .receiver(member: member, call: call.map { number(of: CallNode($0), context) })
        case .assigned(let target):
            .assigned(name: Names.last(of: target), hint: HintReader.baseHint(of: target, &scopes))
        case .settled(let role): role
        }
    }

    private mutating func addMember(_ member: MemberAccessExprSyntax, _ context: Int) {
        addDynamicReceiver(member, context)
        // The outermost member of a chain has all names of the chain.
        guard !Names.isWithinChain(member), let path = Names.path(of: member) else { return }
        var finder = RoleFinder(Syntax(Names.outermostCall(of: member)))
        var place: (call: Int, index: Int)?
        if path.first == "", case .argument(let call, let index) = finder.find() {
            place = (number(of: call, context), index)
        }
        facts.members.append(
            MemberFact(
                path: path, spot: text.spot(of: member, in: context), call: place?.call, index: place?.index ?? 0))
    }

    // MARK: - Dynamic keys

    private mutating func addDynamics(_ call: FunctionCallExprSyntax, _ context: Int) {
        let node = CallNode(call)
        for (index, argument) in call.arguments.enumerated() {
            guard DynamicCandidate.isKey(argument, at: index, of: node) else { continue }
            scopes.steps = 0
            let alternatives = ValueReader.alternatives(of: argument.expression, &scopes)
            guard DynamicCandidate.isWorthNoting(alternatives, of: node) else { continue }
            let target = DynamicFact.Target.argument(call: number(of: node, context), index: index)
            facts.dynamics.append(
                DynamicFact(
                    target: target, alternatives: alternatives, spot: text.spot(of: argument.expression, in: context)))
        }
    }

    private mutating func addDynamicReceiver(_ member: MemberAccessExprSyntax, _ context: Int) {
        guard let base = member.base, !base.is(StringLiteralExprSyntax.self) else { return }
        let name = member.declName.baseName.text
        guard base.is(TupleExprSyntax.self) || DynamicCandidate.isLookup(name) else { return }
        scopes.steps = 0
        let alternatives = ValueReader.alternatives(of: base, &scopes)
        guard DynamicCandidate.isLookup(name) || alternatives.contains(where: \.hasText) else { return }
        let call = member.parent?.as(FunctionCallExprSyntax.self)
        let isCalled = call?.calledExpression.id == member.id
        let number = isCalled ? call.map { self.number(of: CallNode($0), context) } : nil
        facts.dynamics.append(
            DynamicFact(
                target: .receiver(member: name, call: number), alternatives: alternatives,
                spot: text.spot(of: member, in: context)))
    }

    // MARK: - Declarations

    private mutating func addDeclaration(_ node: Syntax, _ context: Int) {
        scopes.steps = 0
        let reader = DeclarationReader(context: facts.contexts[context])
        if let type = reader.type(node) { facts.types.append(type) }
        facts.callables += reader.callables(node)
        facts.properties += reader.properties(node, &scopes)
        if let alias = node.as(TypeAliasDeclSyntax.self) {
            let (name, type) = (alias.name.text, alias.initializer.value.code)
            facts.aliases[name] = facts.aliases[name].map { $0 == type ? type : TypeFact.ambiguous } ?? type
        }
        if let module = node.as(ImportDeclSyntax.self)?.path.first?.name.text { facts.imports.append(module) }
        if let helper = HelperReader(context: facts.contexts[context]).helper(node) {
            facts.helpers.append(helper(text.spot(of: node, in: context)))
        }
    }
}
