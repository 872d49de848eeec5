import SwiftSyntax

/// Functions that decide whether code outside the project can use a declaration.
enum DeclarationAccess {
    /// Returns the names of the attributes of a declaration.
    static func attributes(of node: Syntax) -> [String] {
        let list = node.asProtocol((any WithAttributesSyntax).self)?.attributes
        return list?.compactMap { $0.as(AttributeSyntax.self)?.attributeName.code } ?? []
    }

    /// Returns whether unknown code can call a function or write to a property.
    static func isExposed(_ node: Syntax) -> Bool {
        if hasExposingAttribute(node) { return true }
        return isPublic(node)
            || node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self).map { isPublic(Syntax($0)) } ?? false
    }

    /// Returns whether only code of other modules can call a function besides that of its own.
    static func isPublic(function node: Syntax) -> Bool { isExposed(node) && !hasExposingAttribute(node) }

    /// Returns whether unknown code can provide the values of a computed property: an attribute, or another module that
    /// overrides it.
    static func isExposed(getter node: Syntax) -> Bool {
        let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
        return hasExposingAttribute(node) || modifiers?.contains { $0.name.text == "open" } ?? false
    }

    private static func hasExposingAttribute(_ node: Syntax) -> Bool {
        attributes(of: node).contains { !harmless.contains(String($0.prefix { $0 != "<" })) }
    }

    private static func isPublic(_ node: Syntax) -> Bool {
        let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
        // With `private(set)`, only this file can write to the property.
        return modifiers?.contains { ["public", "open"].contains($0.name.text) && $0.detail == nil } ?? false
    }

    /// Attributes that do not let other code write to a property or call a function.
    private static let harmless: Set<String> = [
        "State", "Published", "MainActor", "available", "discardableResult", "inlinable", "inline", "ViewBuilder",
        "ObservationIgnored", "ObservationTracked", "Sendable", "nonisolated", "concurrent", "usableFromInline",
        "preconcurrency", "StateObject",
        "ObservedObject", "_disfavoredOverload", "frozen", "warn_unqualified_access", "unknown", "Bindable", "Binding",
    ]
}
