import SwiftSyntax

/// A reader of the declarations that enclose a syntax node.
enum ContextReader {
    /// Returns whether nodes of a kind can have another context inside than their own.
    static func mayOpenContext(_ kind: SyntaxKind) -> Bool {
        switch kind {
        case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl,
            .initializerDecl, .subscriptDecl, .patternBinding, .macroExpansionExpr, .macroExpansionDecl,
            .ifConfigClause, .codeBlock:
            true
        default: false
        }
    }

    /// Returns the context inside a node, or nil if it equals the context of the node itself.
    static func inner(_ node: Syntax, _ outer: ContextFact) -> ContextFact? {
        if let (name, inherited) = typeName(node) { return type(name, inherited, outer) }
        switch node.kind {
        case .functionDecl: return declaration(node.cast(FunctionDeclSyntax.self).name.text, outer)
        case .initializerDecl: return declaration("init", outer)
        case .subscriptDecl: return declaration("subscript", outer)
        case .patternBinding: return binding(node.cast(PatternBindingSyntax.self), outer)
        case .macroExpansionExpr: return macro(node.cast(MacroExpansionExprSyntax.self).macroName, outer)
        case .macroExpansionDecl: return macro(node.cast(MacroExpansionDeclSyntax.self).macroName, outer)
        case .ifConfigClause: return condition(node.cast(IfConfigClauseSyntax.self), outer)
        case .codeBlock: return branch(node, outer)
        default: return nil
        }
    }

    /// Returns the name and inheritance clause of a type declaration or extension.
    static func typeName(_ node: Syntax) -> (name: String, inherited: InheritanceClauseSyntax?)? {
        switch node.kind {
        case .structDecl: named(node.cast(StructDeclSyntax.self))
        case .classDecl: named(node.cast(ClassDeclSyntax.self))
        case .enumDecl: named(node.cast(EnumDeclSyntax.self))
        case .actorDecl: named(node.cast(ActorDeclSyntax.self))
        case .protocolDecl: named(node.cast(ProtocolDeclSyntax.self))
        case .extensionDecl:
            (
                node.cast(ExtensionDeclSyntax.self).extendedType.code,
                node.cast(ExtensionDeclSyntax.self).inheritanceClause
            )
        default: nil
        }
    }

    private static func named(_ type: some DeclGroupSyntax & NamedDeclSyntax) -> (String, InheritanceClauseSyntax?) {
        (type.name.text, type.inheritanceClause)
    }

    private static func type(_ name: String, _ inherited: InheritanceClauseSyntax?, _ outer: ContextFact) -> ContextFact
    {
        var fact = outer
        fact.type = outer.type.isEmpty ? name : "\(outer.type).\(name)"
        fact.declaration = fact.type
        let names = inherited?.inheritedTypes.map(\.type.code) ?? []
        if names.contains("PreviewProvider") || names.contains("PreviewModifier") { fact.isPreview = true }
        return fact
    }

    private static func declaration(_ name: String, _ outer: ContextFact) -> ContextFact {
        var fact = outer
        fact.declaration = outer.declaration.isEmpty ? name : "\(outer.declaration).\(name)"
        return fact
    }

    /// Returns the context of a property; a local variable does not extend the name of its function.
    private static func binding(_ binding: PatternBindingSyntax, _ outer: ContextFact) -> ContextFact? {
        guard outer.declaration == outer.type, let name = binding.pattern.as(IdentifierPatternSyntax.self) else {
            return nil
        }
        return declaration(name.identifier.text, outer)
    }

    private static func macro(_ name: TokenSyntax, _ outer: ContextFact) -> ContextFact? {
        guard name.text == "Preview" else { return nil }
        var fact = outer
        fact.isPreview = true
        fact.declaration = "#Preview"
        return fact
    }

    private static func condition(_ clause: IfConfigClauseSyntax, _ outer: ContextFact) -> ContextFact? {
        guard let condition = clause.condition?.code else { return nil }
        guard condition == "DEBUG" || condition.hasPrefix("DEBUG &&") || condition.hasSuffix("&& DEBUG") else {
            return nil
        }
        var fact = outer
        fact.isDebug = true
        return fact
    }

    /// Returns the context of code that only runs if a switch for debugging is on: `if settings.isDebugMode { … }`.
    private static func branch(_ block: Syntax, _ outer: ContextFact) -> ContextFact? {
        guard !outer.isDebugging, let choice = block.parent?.as(IfExprSyntax.self), choice.body.id == block.id,
            choice.conditions.contains(where: isSwitchForDebugging)
        else { return nil }
        var fact = outer
        fact.isDebugging = true
        return fact
    }

    /// Returns whether a condition is only the name of a switch for debugging, without an operator.
    private static func isSwitchForDebugging(_ element: ConditionElementSyntax) -> Bool {
        guard case .expression(let condition) = element.condition else { return false }
        return switch condition.kind {
        case .declReferenceExpr: debugSwitches.contains(condition.cast(DeclReferenceExprSyntax.self).baseName.text)
        case .memberAccessExpr:
            debugSwitches.contains(condition.cast(MemberAccessExprSyntax.self).declName.baseName.text)
        default: false
        }
    }

    private static let debugSwitches: Set<String> = [
        "debug", "debugEnabled", "debugMode", "developerMode", "developerModeEnabled", "isDebug", "isDebugBuild",
        "isDebugEnabled", "isDebugMode", "isDebugging", "isDeveloperMode", "isDeveloperModeEnabled", "showDebugInfo",
        "showsDebugInfo",
    ]
}
