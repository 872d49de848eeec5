import SwiftSyntax

/// A search for the values of a constant that is declared without a value.
///
/// Swift makes sure that the constant is set once on each path, so the assignments have all its values.
enum LaterValues {
    /// The maximum number of nodes to search.
    private static let reach = 2_000

    /// Returns the meaning of a string constant that the statements after its declaration set, or nil for any other.
    static func of(
        _ name: String, _ binding: PatternBindingSyntax, after item: CodeBlockItemSyntax,
        in list: CodeBlockItemListSyntax
    ) -> ScopeReader.Binding? {
        guard binding.initializer == nil, binding.accessorBlock == nil, let type = binding.typeAnnotation?.type.code,
            type == "String"
        else { return nil }
        let values = assignments(to: name, in: list.filter { $0.position > item.position }.map { Syntax($0) })
        return values.map { $0.isEmpty ? .type(type) : .later($0, type: type) }
    }

    /// Returns the values that statements assign to a name, or nil if one of them is unknown.
    private static func assignments(to name: String, in statements: [Syntax]) -> [ExprSyntax]? {
        var found: [ExprSyntax] = []
        var open = Array(statements.reversed())
        var count = 0
        while let node = open.popLast() {
            count += 1
            guard count <= reach else { return nil }
            if let parts = node.as(SequenceExprSyntax.self).map(SequenceParts.init), isName(name, parts.target) {
                guard let values = parts.assigned else { return nil }
                found += values
            } else {
                open += node.children(viewMode: .sourceAccurate).filter { !$0.is(TokenSyntax.self) }.reversed()
            }
        }
        return found
    }

    private static func isName(_ name: String, _ target: ExprSyntax?) -> Bool {
        target?.as(DeclReferenceExprSyntax.self)?.baseName.text == name
    }
}
