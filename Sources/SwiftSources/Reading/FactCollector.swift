import SwiftSyntax

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
    private var madeTypes: Set<String> = []
    private var previewedTypes: Set<String> = []
    var usedNames = UsedNames()
    /// Whether the file has no syntax error, so that no unexpected tokens are between the others.
    private(set) var isWhole = false

    /// A node to visit.
    struct Pending {
        let node: Syntax
        /// The kind of the node, which is slow to ask for.
        let kind: SyntaxKind
        /// The kind of the parent; nil for the whole file.
        let parent: SyntaxKind?
        let depth: Int
        /// The index of the enclosing declarations in `SourceFacts.contexts`.
        let context: Int
        /// Whether the node stands behind a `try` that passes errors on.
        var isTried = false
    }

    init(_ text: SourceText) {
        self.text = text
    }

    /// Collects the facts of a file.
    mutating func collect(_ tree: SourceFileSyntax) {
        let outermost = ContextFact(type: "", declaration: "", isPreview: false, isDebug: false)
        isWhole = !tree.hasError
        open = [
            Pending(node: Syntax(tree), kind: .sourceFile, parent: nil, depth: 0, context: number(of: outermost))
        ]
        facts.directives = DirectiveReader.directives(in: tree, text)
        while let next = open.popLast() {
            let context = enter(next)
            if next.depth < Self.depthLimit { openChildren(of: next, in: context) } else { refuseDepth(next.node) }
        }
        facts.passedNames = passedNames.sorted()
        facts.madeTypes = madeTypes.sorted()
        facts.previewedTypes = previewedTypes.sorted()
        facts.usedNames = usedNames.facts
    }

    /// Adds the children of a node other than tokens, the first one on top.
    private mutating func openChildren(of parent: Pending, in context: Int) {
        if isWhole, Self.hasOnlyTokens(parent.kind) { return }
        var isTried = Self.triesChildren(parent)
        var lower = open.count
        for child in parent.node.children(viewMode: .sourceAccurate) {
            let kind = child.kind
            guard kind != .token else { continue }
            if kind == .ifConfigClause, ConditionalCode.isDead(child.cast(IfConfigClauseSyntax.self)) { continue }
            open.append(
                Pending(
                    node: child, kind: kind, parent: parent.kind, depth: parent.depth + 1, context: context,
                    isTried: isTried))
            // In `try first() + second()`, the parser gives the keyword to the first operand only.
            if kind == .tryExpr, parent.kind == .exprList { isTried = true }
        }
        var upper = open.count - 1
        while lower < upper {
            open.swapAt(lower, upper)
            lower += 1
            upper -= 1
        }
    }

    /// Returns whether a `try` that passes errors on stands before the children of a node.
    private static func triesChildren(_ parent: Pending) -> Bool {
        switch parent.kind {
        case .tryExpr: parent.node.cast(TryExprSyntax.self).questionOrExclamationMark == nil
        case .forStmt: parent.node.cast(ForStmtSyntax.self).tryKeyword != nil
        case .closureExpr, .codeBlock: false
        default: parent.isTried
        }
    }

    /// Returns whether nodes of a kind consist only of tokens if the file has no syntax error.
    private static func hasOnlyTokens(_ kind: SyntaxKind) -> Bool {
        switch kind {
        case .assignmentExpr, .binaryOperatorExpr, .booleanLiteralExpr, .floatLiteralExpr, .identifierPattern,
            .integerLiteralExpr, .nilLiteralExpr, .stringSegment, .superExpr:
            true
        default: false
        }
    }

    private mutating func refuseDepth(_ node: Syntax) {
        guard facts.problem == nil, !node.children(viewMode: .sourceAccurate).isEmpty else { return }
        facts.problem = .tooDeep(text.spot(of: node, in: 0).position)
    }

    /// Records the facts of a node and returns the context of its children.
    private mutating func enter(_ pending: Pending) -> Int {
        let (node, context) = (pending.node, pending.context)
        switch pending.kind {
        case .stringLiteralExpr: addLiteral(node.cast(StringLiteralExprSyntax.self), context)
        case .functionCallExpr: addCall(node.cast(FunctionCallExprSyntax.self), pending)
        case .sequenceExpr: addSequence(node.cast(SequenceExprSyntax.self), pending)
        case .memberAccessExpr: addMember(node.cast(MemberAccessExprSyntax.self), pending)
        case .declReferenceExpr:
            addUsedName(node.cast(DeclReferenceExprSyntax.self), context)
            addValue(pending)
            addBinding(pending)
        case .identifierType: addUsedType(node.cast(IdentifierTypeSyntax.self).name, context)
        case .memberType: addUsedType(node.cast(MemberTypeSyntax.self).name, context)
        case .subscriptCallExpr, .macroExpansionExpr, .prefixOperatorExpr, .postfixOperatorExpr, .consumeExpr,
            .copyExpr:
            addValue(pending)
        case .inOutExpr: addUnknown(node.cast(InOutExprSyntax.self).expression, context)
        case .keyPathExpr:
            addReference(node.cast(KeyPathExprSyntax.self), context)
            addKeyPath(node.cast(KeyPathExprSyntax.self), context)
        case .genericParameter: facts.genericNames.append(node.cast(GenericParameterSyntax.self).name.text)
        case .associatedTypeDecl: facts.genericNames.append(node.cast(AssociatedTypeDeclSyntax.self).name.text)
        case .unexpectedNodes: refuseNesting(node)
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl,
            .initializerDecl, .enumCaseDecl, .variableDecl, .typeAliasDecl, .importDecl:
            addDeclaration(node, context)
        default: scopes.steps = 0
        }
        return ContextReader.mayOpenContext(pending.kind) ? inner(node, context) : context
    }

    private mutating func addCall(_ call: FunctionCallExprSyntax, _ pending: Pending) {
        let node = CallNode(call)
        addMadeType(call, pending.context)
        addUsedCall(node, pending)
        addDynamics(node, pending.context)
        addFormat(node)
        let site = addValue(pending)
        addMutation(call, pending, site)
    }

    private mutating func addMadeType(_ call: FunctionCallExprSyntax, _ context: Int) {
        let callee = call.calledExpression
        let name = Names.last(of: callee.as(GenericSpecializationExprSyntax.self)?.expression ?? callee)
        guard Names.isType(name) else { return }
        let context = facts.contexts[context]
        if context.isPreview {
            previewedTypes.insert(name)
        } else if !context.type.split(separator: ".").contains(where: { $0 == name }) {
            madeTypes.insert(name)
        }
    }

    private mutating func addSequence(_ sequence: SequenceExprSyntax, _ pending: Pending) {
        guard sequence.elements.count <= SequenceParts.limit else { return }
        let parts = SequenceParts(sequence)
        addJoin(parts, pending.context)
        addValue(parts, pending)
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
        if call.base == .implicit && call.form == .function || facts.calls[number].makesKey {
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
                spot: text.spot(of: literal, in: context), role: role, steps: finder.steps, traits: finder.traits,
                dictionaryKey: finder.dictionaryKey, cases: cases(around: literal, role, context)))
    }

    /// Returns the cases of the type around a literal for which a property or function gives it.
    private func cases(around literal: StringLiteralExprSyntax, _ role: LiteralRole, _ context: Int) -> [String] {
        guard case .returned = role, !facts.contexts[context].type.isEmpty else { return [] }
        return SwitchCases.names(around: Syntax(literal))
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

    private mutating func addMember(_ member: MemberAccessExprSyntax, _ pending: Pending) {
        let name = member.declName.baseName.text
        let base = member.base
        if let base { addDynamicReceiver(member, name, base, pending.context) }
        addChain(member, pending)
        if let base, name == "init" { addReference(member, base, pending.context) }
        addValue(pending)
        if let base { addBindable(name, base, pending.context) }
    }

    /// Records a chain of names, which the outermost member represents.
    private mutating func addChain(_ member: MemberAccessExprSyntax, _ pending: Pending) {
        switch pending.parent {
        case .memberAccessExpr: return
        case .optionalChainingExpr, .forceUnwrapExpr: if Names.isWithinChain(member) { return }
        default: break
        }
        let context = pending.context
        guard let path = Names.path(of: member) else { return }
        var location: (call: Int, index: Int)?
        if path.first == "" {
            var finder = RoleFinder(Syntax(Names.outermostCall(of: member)))
            if case .argument(let call, let index) = finder.find() { location = (number(of: call, context), index) }
        }
        facts.members.append(
            MemberFact(
                path: path, spot: text.spot(of: member, in: context), call: location?.call, index: location?.index ?? 0)
        )
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
        if let cases = node.as(EnumCaseDeclSyntax.self), DeclarationReader.hasStrings(cases) {
            for element in cases.elements where element.rawValue == nil && element.parameterClause == nil {
                facts.namedCases.append(
                    NamedCaseFact(
                        owner: facts.contexts[context].type, text: DeclarationReader.rawValue(element),
                        spot: text.spot(of: element.name, in: context)))
            }
        }
        if let module = node.as(ImportDeclSyntax.self)?.path.first?.name.text { facts.imports.append(module) }
        switch HelperReader(context: facts.contexts[context]).helper(node) {
        case .lookup(let helper)?: facts.helpers.append(helper(text.spot(of: node, in: context)))
        case .forwarder(let forwarder)?: facts.forwarders.append(forwarder(text.spot(of: node, in: context)))
        case nil: break
        }
    }
}
