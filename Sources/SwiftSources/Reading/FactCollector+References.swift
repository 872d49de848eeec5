import SwiftSyntax

// Lookup functions that code passes on without calling them.
extension FactCollector {
    /// Records each member of a key path, because a lookup can be followed by further members.
    mutating func addReference(_ path: KeyPathExprSyntax, _ context: Int) {
        for case .property(let property) in path.components.map(\.component) {
            let spot = text.spot(of: path, in: context)
            facts.references.append(ReferenceFact(member: property.declName.baseName.text, spot: spot))
        }
    }

    /// Records an initializer that code passes on: `LocalizedStringKey.init`.
    mutating func addReference(_ member: MemberAccessExprSyntax, _ base: ExprSyntax, _ context: Int) {
        guard Self.localizableTypes.contains(Names.last(of: base)),
            member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != member.id
        else { return }
        facts.references.append(ReferenceFact(member: nil, spot: text.spot(of: member, in: context)))
    }

    private static let localizableTypes: Set<String> = [
        "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue",
    ]
}
