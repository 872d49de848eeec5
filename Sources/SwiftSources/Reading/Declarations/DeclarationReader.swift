import SwiftSyntax

/// A reader of the declarations that other code can use.
struct DeclarationReader {
    let context: ContextFact

    // MARK: - Types

    /// Returns the type that a node declares or extends, or nil.
    func type(_ node: Syntax) -> TypeFact? {
        guard let (name, inheritance) = ContextReader.typeName(node), let kind = Self.kinds[node.kind],
            let group = node.asProtocol(DeclGroupSyntax.self)
        else { return nil }
        let members = Self.members(of: group.memberBlock.members)
        let cases = members.compactMap { $0.as(EnumCaseDeclSyntax.self) }.flatMap { Array($0.elements) }
        let inherited = inheritance?.inheritedTypes.map(\.type.code) ?? []
        return TypeFact(
            name: context.type.isEmpty ? name : "\(context.type).\(name)", kind: kind, inherited: inherited,
            rawValues: inherited.contains("String") ? cases.map(Self.rawValue) : [], cases: cases.map(\.name.text),
            hasInitializer: members.contains { $0.is(InitializerDeclSyntax.self) },
            attributes: DeclarationAccess.attributes(of: node))
    }

    /// Returns the members of a type, including those inside `#if`.
    private static func members(of list: MemberBlockItemListSyntax, depth: Int = 0) -> [DeclSyntax] {
        list.flatMap { item -> [DeclSyntax] in
            guard let choice = item.decl.as(IfConfigDeclSyntax.self), depth < 20 else { return [item.decl] }
            return choice.clauses.flatMap { clause -> [DeclSyntax] in
                guard case .decls(let inner)? = clause.elements, !ConditionalCode.isDead(clause) else { return [] }
                return members(of: inner, depth: depth + 1)
            }
        }
    }

    private static let kinds: [SyntaxKind: TypeFact.Kind] = [
        .structDecl: .structure, .classDecl: .reference, .actorDecl: .reference, .enumDecl: .enumeration,
        .protocolDecl: .interface, .extensionDecl: .extended,
    ]

    /// Returns whether an enumeration has raw values of type `String`, given the declaration of some of its cases.
    static func hasStrings(_ cases: EnumCaseDeclSyntax) -> Bool {
        var outer = cases.parent
        // The cases can be inside `#if`.
        for _ in 0..<80 {
            guard let node = outer else { return false }
            if let enumeration = node.as(EnumDeclSyntax.self) {
                return enumeration.inheritanceClause?.inheritedTypes.contains { $0.type.code == "String" } ?? false
            }
            outer = node.parent
        }
        return false
    }

    /// Returns the raw value of a case, which defaults to its name.
    static func rawValue(_ element: EnumCaseElementSyntax) -> String {
        element.rawValue.flatMap { LiteralText.plainText($0.value) } ?? element.name.text.filter { $0 != "`" }
    }

    // MARK: - Functions

    /// Returns the functions, initializers and enumeration cases with associated values that a node declares.
    func callables(_ node: Syntax) -> [CallableFact] {
        switch node.kind {
        case .functionDecl: [function(node.cast(FunctionDeclSyntax.self))]
        case .initializerDecl: [initializer(node.cast(InitializerDeclSyntax.self))]
        case .enumCaseDecl: node.cast(EnumCaseDeclSyntax.self).elements.compactMap(enumerationCase)
        default: []
        }
    }

    private func function(_ function: FunctionDeclSyntax) -> CallableFact {
        CallableFact(
            name: function.name.text, kind: .function, owner: context.type,
            parameters: Self.parameters(function.signature.parameterClause),
            result: function.signature.returnClause?.type.code,
            isDisfavored: Self.isDisfavored(function.attributes),
            generics: Self.generics(function.genericParameterClause),
            isExposed: DeclarationAccess.isExposed(Syntax(function)),
            isPublic: DeclarationAccess.isPublic(function: Syntax(function)),
            isThrowing: function.signature.effectSpecifiers?.throwsClause != nil,
            isOverride: function.modifiers.contains { $0.name.text == "override" })
    }

    private func initializer(_ initializer: InitializerDeclSyntax) -> CallableFact {
        CallableFact(
            name: "init", kind: .initializer, owner: context.type,
            parameters: Self.parameters(initializer.signature.parameterClause), result: nil,
            isDisfavored: Self.isDisfavored(initializer.attributes),
            generics: Self.generics(initializer.genericParameterClause),
            isExposed: DeclarationAccess.isExposed(Syntax(initializer)),
            isThrowing: initializer.signature.effectSpecifiers?.throwsClause != nil)
    }

    private func enumerationCase(_ element: EnumCaseElementSyntax) -> CallableFact? {
        guard let clause = element.parameterClause else { return nil }
        let parameters = clause.parameters.map { parameter in
            let label = parameter.firstName.flatMap { $0.text == "_" ? nil : $0.text }
            return ParameterFact(
                label: label, name: label ?? "_", type: parameter.type.code,
                hasDefault: parameter.defaultValue != nil)
        }
        return CallableFact(
            name: element.name.text, kind: .enumerationCase, owner: context.type, parameters: parameters,
            result: context.type, isDisfavored: false, generics: [])
    }

    private static func parameters(_ clause: FunctionParameterClauseSyntax) -> [ParameterFact] {
        clause.parameters.map { parameter in
            let label = parameter.firstName.text
            return ParameterFact(
                label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).text,
                type: parameter.type.code + (parameter.ellipsis == nil ? "" : "..."),
                hasDefault: parameter.defaultValue != nil)
        }
    }

    private static func isDisfavored(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.code == "_disfavoredOverload" }
    }

    private static func generics(_ clause: GenericParameterClauseSyntax?) -> [String] {
        clause?.parameters.map(\.name.text) ?? []
    }

    // MARK: - Properties

    /// Returns the properties of types and the global variables that a node declares.
    func properties(_ node: Syntax, _ scopes: inout ScopeReader) -> [PropertyFact] {
        guard let variable = node.as(VariableDeclSyntax.self), Self.isMember(node) else { return [] }
        let isStatic = variable.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
        let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
        var properties: [PropertyFact] = []
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            let isComputed = Self.isComputed(binding)
            properties.append(
                PropertyFact(
                    name: name, owner: context.type, type: Self.type(binding) ?? Self.wrappedType(variable, binding),
                    hint: binding.initializer.map { HintReader.hint(of: $0.value, &scopes) } ?? .unknown,
                    isStored: !isStatic && !isComputed && !(isConstant && binding.initializer != nil),
                    hasDefault: binding.initializer != nil || Self.isProvided(variable, Self.type(binding)),
                    isConstant: isConstant, isComputed: isComputed,
                    isExposed: isComputed
                        ? DeclarationAccess.isExposed(getter: node)
                        : !isConstant && DeclarationAccess.isExposed(node),
                    hasBuilder: DeclarationAccess.attributes(of: node).contains { $0.hasSuffix("Builder") }))
        }
        return properties
    }

    /// Returns whether a property without an initial value needs none, because its wrapper or the language provides it.
    private static func isProvided(_ variable: VariableDeclSyntax, _ type: String?) -> Bool {
        let wrappers = DeclarationAccess.attributes(of: Syntax(variable))
        if wrappers.contains(where: { providing.contains(String($0.prefix { $0 != "<" })) }) { return true }
        return wrappers.isEmpty && variable.bindingSpecifier.tokenKind == .keyword(.var)
            && type?.hasSuffix("?") ?? false
    }

    /// The property wrappers that provide a value by themselves.
    private static let providing: Set<String> = [
        "Environment", "EnvironmentObject", "FetchRequest", "SectionedFetchRequest", "Query", "FocusState",
        "FocusedValue", "FocusedBinding", "FocusedObject", "AccessibilityFocusState", "GestureState", "Namespace",
        "AppStorage", "SceneStorage", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
        "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor",
    ]

    private static func isMember(_ node: Syntax) -> Bool {
        if node.parent?.is(MemberBlockItemSyntax.self) == true { return true }
        return node.parent?.is(CodeBlockItemSyntax.self) == true
            && node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    }

    private static func type(_ binding: PatternBindingSyntax) -> String? {
        binding.typeAnnotation?.type.code
    }

    /// Returns the type that the wrapper of a property names, if nothing else does: `@Environment(Texts.self) var texts`.
    private static func wrappedType(_ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> String? {
        guard binding.initializer == nil, binding.accessorBlock == nil else { return nil }
        return variable.attributes.lazy.compactMap { element -> String? in
            guard case .attribute(let attribute) = element,
                case .argumentList(let arguments)? = attribute.arguments, arguments.count == 1,
                let argument = arguments.first, argument.label == nil,
                let member = argument.expression.as(MemberAccessExprSyntax.self),
                member.declName.baseName.text == "self"
            else { return nil }
            return member.base?.code
        }.first
    }

    /// Returns whether a property has a getter; a property with only observers is stored.
    private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
        switch binding.accessorBlock?.accessors {
        case .getter: true
        case .accessors(let list): list.contains { ["get", "_read"].contains($0.accessorSpecifier.text) }
        case nil: false
        }
    }
}
