import SwiftSyntax

/// A detector of functions and properties that look up a string by their argument or receiver.
struct HelperReader {
    let context: ContextFact

    /// The maximum number of nodes to visit in a body.
    private static let reach = 600

    /// A declaration that looks up a string, or may do so, as a function that creates the fact from its location.
    enum Helper {
        case lookup((SourceSpot) -> HelperFact)
        case forwarder((SourceSpot) -> ForwarderFact)
    }

    /// Returns the helper that a node declares, or nil if it declares none.
    func helper(_ node: Syntax) -> Helper? {
        if let function = node.as(FunctionDeclSyntax.self) { return self.function(function) }
        if let variable = node.as(VariableDeclSyntax.self) { return property(variable) }
        return nil
    }

    private func property(_ variable: VariableDeclSyntax) -> Helper? {
        guard isInString, let binding = variable.bindings.first, let body = binding.accessorBlock,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type.code, Self.results.contains(type)
        else { return nil }
        return member(name, body: Syntax(body), result: type)
    }

    private func function(_ function: FunctionDeclSyntax) -> Helper? {
        guard let body = function.body, let result = function.signature.returnClause?.type.code,
            Self.results.contains(result)
        else { return nil }
        let parameters = Array(function.signature.parameterClause.parameters)
        let labels = parameters.map { "\($0.firstName.text):" }.joined()
        let name = "\(function.name.text)(\(labels))"
        let isStatic = function.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
        if isInString, !isStatic { return member(name, body: Syntax(body), result: result) }
        let names = parameters.filter(Self.isText).map { ($0.secondName ?? $0.firstName).text }
        guard let lookup = Self.lookup(by: Set(names), in: Syntax(body), result: result) else { return nil }
        let index = parameters.firstIndex { ($0.secondName ?? $0.firstName).text == lookup.key }
        return .lookup {
            HelperFact(
                name: name, parameter: index, table: lookup.table, bundle: lookup.bundle, isStatic: isStatic, spot: $0)
        }
    }

    /// Returns the helper that a member of strings is.
    private func member(_ name: String, body: Syntax, result: String) -> Helper? {
        if let lookup = Self.lookup(by: ["self"], in: body, result: result) {
            return .lookup { HelperFact(name: name, table: lookup.table, bundle: lookup.bundle, spot: $0) }
        }
        guard let (call, index) = Self.callWithItself(in: body) else { return nil }
        let type: String? = if case .type(let name) = call.base { name } else { nil }
        let labels = call.arguments.map { $0.label?.text }
        return .forwarder {
            ForwarderFact(
                helper: HelperFact(name: name, spot: $0), callee: call.name, type: type, labels: labels, argument: index
            )
        }
    }

    /// Returns the first call of a function of a type, or of a global one, that `self` is an argument of.
    private static func callWithItself(in body: Syntax) -> (call: CallNode, argument: Int)? {
        first(in: body) { node in
            guard let call = node.as(FunctionCallExprSyntax.self).map({ CallNode($0) }), isOfType(call),
                let index = call.arguments.enumerated().first(where: { isItself($0.element.expression) })?.offset
            else { return nil }
            return (call, index)
        }
    }

    private static func isOfType(_ call: CallNode) -> Bool {
        guard !Names.isType(call.name), call.name != "init" else { return false }
        return switch call.base {
        case .none, .type: true
        case .implicit, .value: false
        }
    }

    private static func isItself(_ expression: ExprSyntax) -> Bool {
        expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    }

    private var isInString: Bool { ["String", "StringProtocol", "Substring"].contains(context.type) }

    private static let results: Set<String> = [
        "String", "LocalizedStringKey", "LocalizedStringResource", "Text", "AttributedString", "String?",
        "NSAttributedString",
    ]

    private static func isText(_ parameter: FunctionParameterSyntax) -> Bool {
        ["String", "StaticString", "Substring"].contains(parameter.type.code)
    }

    // MARK: - Lookups

    private struct Lookup {
        let key: String
        var table: String?
        var bundle: String?
    }

    /// Returns the first lookup in a body whose key is one of the given names.
    private static func lookup(by names: Set<String>, in body: Syntax, result: String) -> Lookup? {
        guard !names.isEmpty else { return nil }
        return first(in: body) { node in
            if let call = node.as(FunctionCallExprSyntax.self), let found = lookup(by: names, call, result) {
                return found
            }
            return node.as(MemberAccessExprSyntax.self).flatMap { lookup(by: names, $0) }
        }
    }

    /// Returns the first result of a function for the nodes of a body, in the order of the code.
    private static func first<Result>(in body: Syntax, _ result: (Syntax) -> Result?) -> Result? {
        var open = [body]
        var steps = 0
        while let node = open.popLast(), steps < reach {
            steps += 1
            if let found = result(node) { return found }
            open += node.children(viewMode: .sourceAccurate).reversed()
        }
        return nil
    }

    private static func lookup(by names: Set<String>, _ call: FunctionCallExprSyntax, _ result: String) -> Lookup? {
        let node = CallNode(call)
        // `.init(self)` creates the result type of the declaration.
        let name = node.name == "init" && node.base == .implicit ? result : node.name
        guard name != "String" || call.arguments.first?.label != nil, let label = labels[name],
            let argument = call.arguments.first(where: { ($0.label?.text ?? "_") == label }),
            let key = key(argument.expression), names.contains(key)
        else { return nil }
        var lookup = Lookup(key: key)
        for argument in call.arguments {
            switch argument.label?.text {
            case "table", "tableName": lookup.table = LiteralText.plainText(argument.expression)
            case "bundle": lookup.bundle = String(argument.expression.code.prefix(100))
            default: break
            }
        }
        if node.name == "localizedString", let receiver = node.receiver?.code {
            lookup.bundle = String(receiver.prefix(100))
        }
        return lookup
    }

    /// Returns a lookup such as `self.localized`, which uses another helper.
    private static func lookup(by names: Set<String>, _ member: MemberAccessExprSyntax) -> Lookup? {
        guard let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, names.contains(base),
            DynamicCandidate.isLookup(member.declName.baseName.text)
        else { return nil }
        return Lookup(key: base)
    }

    private static let labels: [String: String] = [
        "NSLocalizedString": "_", "String": "localized", "AttributedString": "localized", "localizedString": "forKey",
        "LocalizedStringKey": "_", "LocalizedStringResource": "_",
    ]

    /// Returns the name that a lookup uses as its key, possibly inside `.init(…)` or another initializer.
    private static func key(_ expression: ExprSyntax) -> String? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let only = call.arguments.first, only.label == nil || only.label?.text == "stringLiteral"
        else { return nil }
        let name = CallNode.name(of: call)
        guard ["init", "LocalizationValue", "String", "LocalizedStringResource", "StaticString"].contains(name) else {
            return nil
        }
        return only.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
