import SwiftSyntax

/// Functions that resolve the names bound by loops.
enum LoopPattern {
    /// Returns the binding of a name in the pattern of a `for` loop.
    static func binding(of name: String, in pattern: PatternSyntax, over sequence: ExprSyntax) -> ScopeReader.Binding? {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) {
            return identifier.identifier.text == name ? .element(sequence) : nil
        }
        if let tuple = pattern.as(TuplePatternSyntax.self) {
            let names = tuple.elements.map { $0.pattern.code }
            guard let index = names.firstIndex(of: name) else { return nil }
            return numbered(index, of: sequence)
        }
        return binds(name, pattern) ? .unknown : nil
    }

    /// Returns the binding of a tuple element in a loop; for `items.enumerated()`, these are an integer and an item.
    static func numbered(_ index: Int, of sequence: ExprSyntax) -> ScopeReader.Binding {
        guard let call = sequence.as(FunctionCallExprSyntax.self) else { return .unknown }
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            let arguments = Array(call.arguments)
            if name == "zip", arguments.indices.contains(index) { return .element(arguments[index].expression) }
            guard name == "Array", arguments.count == 1 else { return .unknown }
            return numbered(index, of: arguments[0].expression)
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "enumerated", let base = member.base
        else { return .unknown }
        return index == 0 ? .integer : .element(base)
    }

    /// Returns the name that a pattern binds to an element, or the names for the parts of a tuple in their order; none
    /// for any other pattern.
    static func ordered(_ pattern: PatternSyntax) -> [String] {
        if let identifier = pattern.as(IdentifierPatternSyntax.self) { return [identifier.identifier.text] }
        guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
        return tuple.elements.map { $0.pattern.code }
    }

    /// Returns whether a pattern binds a name.
    static func binds(_ name: String, _ pattern: PatternSyntax) -> Bool { names(in: pattern).contains(name) }

    /// Returns the names that a pattern binds.
    static func names(in pattern: PatternSyntax) -> [String] {
        var open = [Syntax(pattern)]
        var names: [String] = []
        var steps = 0
        while let node = open.popLast(), steps < 200 {
            if let identifier = node.as(IdentifierPatternSyntax.self) { names.append(identifier.identifier.text) }
            open += node.children(viewMode: .sourceAccurate)
            steps += 1
        }
        return names
    }
}

/// Functions that resolve the parameters of closures.
enum ClosureParameters {
    /// Returns the binding of a name or of `$0` in a closure.
    static func binding(of name: String, in closure: ClosureExprSyntax) -> ScopeReader.Binding? {
        let signature = closure.signature
        // `?? []` would create a syntax tree for each closure without captures.
        if let captures = signature?.capture?.items {
            for capture in captures where capture.name.text == name {
                if let value = capture.initializer?.value { return .value(value, isConstant: true) }
            }
        }
        if name.hasPrefix("$"), let index = Int(name.dropFirst()) {
            return signature?.parameterClause == nil ? parameter(index, count: index + 1, of: closure) : nil
        }
        switch signature?.parameterClause {
        case .simpleInput(let list):
            guard let index = list.map(\.name.text).firstIndex(of: name) else { return nil }
            return parameter(index, count: list.count, of: closure)
        case .parameterClause(let clause):
            let parameters = Array(clause.parameters)
            guard let index = parameters.firstIndex(where: { ($0.secondName ?? $0.firstName).text == name }) else {
                return nil
            }
            if let type = parameters[index].type { return .type(type.code) }
            return parameter(index, count: parameters.count, of: closure)
        case nil: return nil
        }
    }

    /// Returns the value that a function passes to a closure.
    private static func parameter(_ index: Int, count: Int, of closure: ClosureExprSyntax) -> ScopeReader.Binding {
        guard let call = call(with: closure) else { return .unknown }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
            let name = member.declName.baseName.text
            if comparingElements.contains(name) || name == "reduce" && index == 1 { return .element(base) }
            guard overElements.contains(name) else { return .unknown }
            return count > 1 ? LoopPattern.numbered(index, of: base) : .element(base)
        }
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return .unknown }
        if name == "TableColumn", let rows = rows(ofTableAround: Syntax(call)) { return .element(rows) }
        guard overFirstArgument.contains(name), let first = call.arguments.first, first.label == nil
        else { return .unknown }
        return count > 1 ? LoopPattern.numbered(index, of: first.expression) : .element(first.expression)
    }

    /// Returns the rows of the table that a column belongs to: `orders` in `Table(orders) { TableColumn("Total") { … } }`.
    private static func rows(ofTableAround column: Syntax) -> ExprSyntax? {
        var next = column.parent
        while let node = next, ![.functionDecl, .memberBlock, .sourceFile].contains(node.kind) {
            if let call = node.as(FunctionCallExprSyntax.self),
                call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Table"
            {
                return call.arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
            }
            next = node.parent
        }
        return nil
    }

    // MARK: - Names

    /// Returns the names of the parameters that a function binds to each element of its first argument, as `ForEach`
    /// does; nil for any other function.
    static func names(overFirstArgumentOf call: FunctionCallExprSyntax) -> [String]? {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            overFirstArgument.contains(name)
        else { return nil }
        return names(of: call)
    }

    /// Returns the names of the parameters that a method binds to each element of its receiver, as `map` does; nil for
    /// any other method.
    static func names(overElementsBy method: String, _ call: FunctionCallExprSyntax) -> [String]? {
        overElements.contains(method) ? names(of: call) : nil
    }

    private static func names(of call: FunctionCallExprSyntax) -> [String]? {
        guard let closure = call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self) else {
            return nil
        }
        return switch closure.signature?.parameterClause {
        case nil: ["$0"]
        case .simpleInput(let list): list.map(\.name.text)
        case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        }
    }

    /// Returns the call that has a closure as an argument; nil if there is none.
    static func call(with closure: ClosureExprSyntax) -> FunctionCallExprSyntax? {
        if let call = closure.parent?.as(FunctionCallExprSyntax.self) { return call }
        guard let argument = closure.parent?.as(LabeledExprSyntax.self) else { return nil }
        return argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    }

    private static let overElements: Set<String> = [
        "map", "compactMap", "flatMap", "forEach", "filter", "first", "contains", "allSatisfy", "prefix", "drop",
        "last",
        "firstIndex", "lastIndex", "removeAll", "partition",
    ]

    /// Methods whose closure compares two elements.
    private static let comparingElements: Set<String> = ["sorted", "sort", "min", "max"]

    private static let overFirstArgument: Set<String> = ["ForEach", "List", "Chart", "Table", "OutlineGroup"]
}
