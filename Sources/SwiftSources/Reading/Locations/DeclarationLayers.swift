import SwiftSyntax

/// A reader of the declarations that enclose an expression.
enum DeclarationLayers {
    /// Returns the layer of a node, or nil if the node is not a declaration.
    ///
    /// - Parameter inner: The child from which the walk came.
    static func layer(of node: Syntax, from inner: Syntax) -> Surroundings.Layer? {
        if let type = type(node) { return .type(type) }
        return member(node, from: inner).map { .member($0) }
    }

    /// Returns the type that a node declares or extends.
    static func type(_ node: Syntax) -> TypeLayer? {
        guard let (name, inherited) = ContextReader.typeName(node), let kind = kinds[node.kind] else { return nil }
        return TypeLayer(
            name: Declarations.last(name), kind: kind,
            inherited: inherited?.inheritedTypes.map { baseName($0.type) } ?? [],
            attributes: attributes(of: node), modifiers: modifiers(of: node))
    }

    /// Returns the name of a type without attributes, as in `@unchecked Sendable` and `@MainActor P`.
    private static func baseName(_ type: TypeSyntax) -> String {
        type.as(AttributedTypeSyntax.self)?.baseType.code ?? type.code
    }

    private static let kinds: [SyntaxKind: TypeLayer.Kind] = [
        .structDecl: .structure, .classDecl: .reference, .enumDecl: .enumeration, .actorDecl: .actor,
        .protocolDecl: .interface, .extensionDecl: .extended,
    ]

    /// Returns the member that a node declares.
    static func member(_ node: Syntax, from inner: Syntax) -> MemberLayer? {
        let isDefault = inner.is(FunctionParameterClauseSyntax.self) || inner.is(FunctionSignatureSyntax.self)
        switch node.kind {
        case .functionDecl:
            return member(node, node.cast(FunctionDeclSyntax.self).name.text, .function, isDefault: isDefault)
        case .initializerDecl: return member(node, "init", .initializer, isDefault: isDefault)
        case .subscriptDecl: return member(node, "subscript", .function, isDefault: isDefault)
        case .deinitializerDecl: return member(node, "deinit", .deinitializer)
        case .enumCaseDecl:
            let name = node.cast(EnumCaseDeclSyntax.self).elements.first?.name.text ?? ""
            return member(node, name, .enumerationCase, isDefault: true)
        case .patternBinding: return property(node.cast(PatternBindingSyntax.self), from: inner)
        default: return nil
        }
    }

    private static func property(_ binding: PatternBindingSyntax, from inner: Syntax) -> MemberLayer? {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
        else { return nil }
        var layer = member(Syntax(variable), name, .property)
        layer.isInitialValue = inner.is(InitializerClauseSyntax.self)
        return layer
    }

    private static func member(
        _ node: Syntax, _ name: String, _ kind: MemberLayer.Kind, isDefault: Bool = false
    ) -> MemberLayer {
        MemberLayer(
            name: name, kind: kind, attributes: attributes(of: node), modifiers: modifiers(of: node),
            isDefaultArgument: isDefault,
            isLocal: node.parent?.is(CodeBlockItemSyntax.self) ?? false && !isTopLevel(node))
    }

    private static func isTopLevel(_ node: Syntax) -> Bool {
        node.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
    }

    // MARK: - Attributes

    private static func attributes(of node: Syntax) -> [String] {
        node.asProtocol((any WithAttributesSyntax).self).map { names(of: $0.attributes) } ?? []
    }

    /// Returns the names of attributes without their arguments.
    static func names(of attributes: AttributeListSyntax) -> [String] {
        attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.code }
    }

    private static func modifiers(of node: Syntax) -> [String] {
        node.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
    }
}
