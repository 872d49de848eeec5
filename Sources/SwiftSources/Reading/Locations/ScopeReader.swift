import SwiftSyntax

/// A resolver of names inside a function: variables, parameters and pattern bindings.
struct ScopeReader {
    /// The meaning of a name.
    enum Binding {
        /// An explicit type.
        case type(String)
        /// A value, which can change unless it is constant.
        case value(ExprSyntax, isConstant: Bool)
        /// A string constant that the statements after its declaration set, with all its values.
        case later([ExprSyntax], type: String)
        /// A parameter of a function, which is given by its name and labels.
        case parameter(type: String, function: String)
        /// An associated value of an enumeration case, with the matched value or its type, if known.
        case payload(of: ExprSyntax?, case: String, index: Int)
        /// An element of a tuple.
        case part(ExprSyntax, index: Int)
        /// An element of a collection.
        case element(ExprSyntax)
        /// The index of an element.
        case integer
        /// A value that the file does not determine.
        case unknown
    }

    /// The variables in each list of statements, by name, with the offset of their declaration.
    private var lists: [SyntaxIdentifier: [String: [(offset: Int, binding: Binding)]]] = [:]
    /// The meanings found so far, by the node of the name.
    ///
    /// Several facts need the meaning of the same name, and each search walks through all enclosing scopes.
    private var known: [SyntaxIdentifier: (name: String, binding: Binding?)] = [:]
    /// The next scope around each scope that was searched; nil if there is none.
    private var outer: [SyntaxIdentifier: Scope?] = [:]
    /// The number of expressions visited for one result, which could otherwise grow exponentially with nested sums.
    var steps = 0
    /// The maximum number of expressions to visit for one result.
    private static let stepLimit = 400
    /// The maximum number of enclosing nodes to search.
    private static let reach = 400

    /// Counts an expression and returns false if the limit is exceeded.
    mutating func takeStep() -> Bool {
        steps += 1
        return steps <= Self.stepLimit
    }

    /// Returns the meaning of a name at a node, or nil if the function does not declare it.
    mutating func binding(of name: String, at node: Syntax) -> Binding? {
        if let known = known[node.id], known.name == name { return known.binding }
        let found = search(for: name, from: node)
        known[node.id] = (name, found)
        return found
    }

    private mutating func search(for name: String, from node: Syntax) -> Binding? {
        var scope = Self.scope(around: node)
        var distance = 0
        while let next = scope {
            distance += next.distance
            guard distance <= Self.reach else { return nil }
            if let found = binding(of: name, in: next) { return found }
            scope = nextScope(around: next)
        }
        return nil
    }

    /// A node that can declare names, around another node.
    private struct Scope {
        let node: Syntax
        let kind: SyntaxKind
        /// The child that is the other node or contains it.
        let inner: Syntax
        /// The number of nodes to go up from the other node.
        let distance: Int
    }

    /// Returns the next scope around a scope, which many names share.
    private mutating func nextScope(around inner: Scope) -> Scope? {
        let id = inner.node.id
        if let known = outer[id] { return known }
        let found = Self.scope(around: inner.node)
        outer[id] = .some(found)
        return found
    }

    /// Returns the next scope around a node, or nil if none of the same function is within reach.
    private static func scope(around node: Syntax) -> Scope? {
        var inner = node
        for distance in 1...reach {
            guard let parent = inner.parent else { return nil }
            let kind = parent.kind
            switch kind {
            case .memberBlock: return nil
            case .codeBlockItemList, .functionDecl, .initializerDecl, .subscriptDecl, .closureExpr, .forStmt, .ifExpr,
                .conditionElementList, .whileStmt, .switchCase, .catchClause:
                return Scope(node: parent, kind: kind, inner: inner, distance: distance)
            default: inner = parent
            }
        }
        return nil
    }

    private mutating func binding(of name: String, in scope: Scope) -> Binding? {
        let (parent, inner) = (scope.node, scope.inner)
        switch scope.kind {
        case .codeBlockItemList: return variable(name, in: parent, before: inner)
        case .functionDecl:
            let function = parent.cast(FunctionDeclSyntax.self)
            return Self.parameter(name, function.signature.parameterClause, of: function.name.text)
        case .initializerDecl:
            return Self.parameter(name, parent.cast(InitializerDeclSyntax.self).signature.parameterClause, of: "init")
        case .subscriptDecl:
            return Self.parameter(name, parent.cast(SubscriptDeclSyntax.self).parameterClause, of: "subscript")
        case .closureExpr: return ClosureParameters.binding(of: name, in: parent.cast(ClosureExprSyntax.self))
        case .forStmt:
            let loop = parent.cast(ForStmtSyntax.self)
            guard inner.id != loop.sequence.id else { return nil }
            return LoopPattern.binding(of: name, in: loop.pattern, over: loop.sequence)
        case .ifExpr:
            let choice = parent.cast(IfExprSyntax.self)
            // The bindings of a condition are not available in its `else` branch.
            guard choice.elseBody.map({ Syntax($0).id != inner.id }) ?? true else { return nil }
            return Self.condition(name, choice.conditions, inner)
        case .conditionElementList: return Self.condition(name, parent.cast(ConditionElementListSyntax.self), inner)
        case .whileStmt: return Self.condition(name, parent.cast(WhileStmtSyntax.self).conditions, inner)
        case .switchCase: return Self.pattern(name, parent.cast(SwitchCaseSyntax.self))
        case .catchClause: return Self.caught(name, parent.cast(CatchClauseSyntax.self))
        default: return nil
        }
    }

    // MARK: - Variables

    private mutating func variable(_ name: String, in list: Syntax, before item: Syntax) -> Binding? {
        guard let found = variables(in: list)[name] else { return nil }
        let offset = item.position.utf8Offset
        return found.last { $0.offset < offset }?.binding
    }

    private mutating func variables(in list: Syntax) -> [String: [(offset: Int, binding: Binding)]] {
        let id = list.id
        if let known = lists[id] { return known }
        // Other files can also see the declarations at file level.
        let isGlobal = list.parent?.kind == .sourceFile
        let found = isGlobal ? [:] : Self.variables(in: list.cast(CodeBlockItemListSyntax.self))
        lists[id] = found
        return found
    }

    private static func variables(in list: CodeBlockItemListSyntax) -> [String: [(offset: Int, binding: Binding)]] {
        var found: [String: [(offset: Int, binding: Binding)]] = [:]
        for item in list {
            let offset = item.position.utf8Offset
            if let variable = item.item.as(VariableDeclSyntax.self) {
                let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
                for binding in variable.bindings {
                    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                        for (name, part) in Self.parts(of: binding) { found[name, default: []].append((offset, part)) }
                        continue
                    }
                    let later = isConstant ? LaterValues.of(name, binding, after: item, in: list) : nil
                    found[name, default: []].append((offset, later ?? Self.binding(binding, isConstant)))
                }
            } else if let function = item.item.as(FunctionDeclSyntax.self) {
                let type = function.signature.returnClause?.type.code
                found[function.name.text, default: []].append((0, type.map { .type($0) } ?? .unknown))
            } else if let choice = item.item.as(IfConfigDeclSyntax.self) {
                for name in conditionalNames(in: choice) { found[name, default: []].append((offset, .unknown)) }
            } else if let check = item.item.as(GuardStmtSyntax.self) {
                for condition in check.conditions {
                    if let match = condition.condition.as(MatchingPatternConditionSyntax.self) {
                        for name in LoopPattern.names(in: match.pattern) {
                            let binding = CasePattern.binding(
                                of: name, in: match.pattern, matching: match.initializer.value)
                            found[name, default: []].append((offset, binding ?? .unknown))
                        }
                    }
                    guard let (name, binding) = unwrapping(condition) else { continue }
                    found[name, default: []].append((offset, binding))
                }
            }
        }
        return found
    }

    /// Returns the names of the variables that `#if` declares conditionally.
    private static func conditionalNames(in choice: IfConfigDeclSyntax) -> [String] {
        choice.clauses.flatMap { clause -> [String] in
            guard case .statements(let items)? = clause.elements else { return [] }
            return items.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap { variable in
                variable.bindings.flatMap { LoopPattern.names(in: $0.pattern) }
            }
        }
    }

    private static func binding(_ binding: PatternBindingSyntax, _ isConstant: Bool) -> Binding {
        if let type = binding.typeAnnotation?.type,
            binding.initializer.map({ !isConstant || isNumeric($0.value, type.code) }) ?? true
        {
            return .type(type.code)
        }
        return binding.initializer.map { .value($0.value, isConstant: isConstant) } ?? .unknown
    }

    /// Returns whether a constant is a number or a range, whose type its annotation determines.
    private static func isNumeric(_ value: ExprSyntax, _ type: String) -> Bool {
        switch value.kind {
        case .integerLiteralExpr, .floatLiteralExpr, .prefixOperatorExpr: return true
        case .sequenceExpr where !type.contains("String"): return true
        default: return SpecifierReader.specifiers[type] != nil || type.contains("Range<")
        }
    }

    // MARK: - Parameters and conditions

    private static func parameter(
        _ name: String, _ clause: FunctionParameterClauseSyntax, of function: String
    ) -> Binding? {
        for parameter in clause.parameters where (parameter.secondName ?? parameter.firstName).text == name {
            let type = parameter.type.code
            // The function can write to such a parameter.
            if ["inout ", "consuming "].contains(where: type.hasPrefix) { return .type(type) }
            let labels = clause.parameters.map { "\($0.firstName.text):" }.joined()
            return .parameter(
                type: parameter.ellipsis == nil ? type : "[\(type)]", function: "\(function)(\(labels))")
        }
        return nil
    }

    private static func caught(_ name: String, _ clause: CatchClauseSyntax) -> Binding? {
        for pattern in clause.catchItems.compactMap(\.pattern) {
            if let found = CasePattern.binding(of: name, in: pattern, matching: nil) { return found }
        }
        return name == "error" ? .type("Error") : nil
    }

    private static func condition(_ name: String, _ conditions: ConditionElementListSyntax, _ inner: Syntax) -> Binding?
    {
        if inner.id == conditions.id { return nil }
        // Starts with the last condition, because it can shadow earlier ones.
        for condition in conditions.prefix(while: { Syntax($0).id != inner.id }).reversed() {
            if let (found, binding) = unwrapping(condition), found == name { return binding }
            if let match = condition.condition.as(MatchingPatternConditionSyntax.self),
                let found = CasePattern.binding(of: name, in: match.pattern, matching: match.initializer.value)
            {
                return found
            }
        }
        return nil
    }

    /// Returns the name and meaning of `let x = y` or `let x` in a condition.
    private static func unwrapping(_ condition: ConditionElementSyntax) -> (String, Binding)? {
        guard let optional = condition.condition.as(OptionalBindingConditionSyntax.self),
            let name = optional.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return nil }
        if let type = optional.typeAnnotation?.type { return (name, .type(type.code)) }
        // `if let x` refers to the outer `x`, which the search finds when it continues outwards.
        guard let value = optional.initializer?.value, value.code != name else { return nil }
        return (name, .value(value, isConstant: optional.bindingSpecifier.tokenKind == .keyword(.let)))
    }

    private static func pattern(_ name: String, _ switchCase: SwitchCaseSyntax) -> Binding? {
        guard let label = switchCase.label.as(SwitchCaseLabelSyntax.self) else { return nil }
        let subject = switchCase.parent?.parent?.as(SwitchExprSyntax.self)?.subject
        for item in label.caseItems {
            if let found = CasePattern.binding(of: name, in: item.pattern, matching: subject) { return found }
        }
        return nil
    }

    /// Returns the names and meanings in `let (a, b) = value`.
    private static func parts(of binding: PatternBindingSyntax) -> [(name: String, binding: Binding)] {
        let elements = binding.pattern.as(TuplePatternSyntax.self).map { Array($0.elements) } ?? []
        let names = elements.map { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
        guard let value = binding.initializer?.value, !names.isEmpty, !names.contains(nil) else {
            return LoopPattern.names(in: binding.pattern).map { ($0, .unknown) }
        }
        return names.enumerated().compactMap { index, name in name.map { ($0, .part(value, index: index)) } }
    }
}
