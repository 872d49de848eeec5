import SwiftSyntax

/// Tells who may use a declaration besides the code that is read.
enum DeclarationAccess {
    /// The names of the attributes of a declaration.
    static func attributes(of node: Syntax) -> [String] {
        let list = node.asProtocol((any WithAttributesSyntax).self)?.attributes
        return list?.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription } ?? []
    }

    /// Whether code that is not here may call a function or write to a property.
    static func isExposed(_ node: Syntax) -> Bool {
        if attributes(of: node).contains(where: { !harmless.contains(String($0.prefix { $0 != "<" })) }) { return true }
        return isPublic(node)
            || node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self).map { isPublic(Syntax($0)) } ?? false
    }

    private static func isPublic(_ node: Syntax) -> Bool {
        let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
        // `private(set)` leaves the writing to this file.
        return modifiers?.contains { ["public", "open"].contains($0.name.text) && $0.detail == nil } ?? false
    }

    /// Attributes that leave it to the code that is read what a declaration is given.
    private static let harmless: Set<String> = [
        "State", "Published", "MainActor", "available", "discardableResult", "inlinable", "inline", "ViewBuilder",
        "ObservationIgnored", "ObservationTracked", "Sendable", "nonisolated", "concurrent", "usableFromInline",
        "preconcurrency", "StateObject",
        "ObservedObject", "_disfavoredOverload", "frozen", "warn_unqualified_access", "unknown", "Bindable", "Binding",
    ]
}
