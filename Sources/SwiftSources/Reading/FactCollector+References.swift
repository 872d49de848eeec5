import SwiftSyntax

// Look-ups that are not called where they stand.
extension FactCollector {
    /// Notes each member of a key path: more may be asked of what a look-up gives.
    mutating func addReference(_ path: KeyPathExprSyntax, _ context: Int) {
        for case .property(let property) in path.components.map(\.component) {
            let spot = text.spot(of: path, in: context)
            facts.references.append(ReferenceFact(member: property.declName.baseName.text, spot: spot))
        }
    }

    /// Notes an initializer that is passed on: `LocalizedStringKey.init`.
    mutating func addReference(_ member: MemberAccessExprSyntax, _ context: Int) {
        guard member.declName.baseName.text == "init", let base = member.base,
            Self.localizableTypes.contains(Names.last(of: base)),
            member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != member.id
        else { return }
        facts.references.append(ReferenceFact(member: nil, spot: text.spot(of: member, in: context)))
    }

    /// Notes `.init(name)` where a localizable text is taken.
    mutating func addReference(_ call: FunctionCallExprSyntax, _ context: Int) {
        guard let callee = call.calledExpression.as(MemberAccessExprSyntax.self), callee.base == nil,
            callee.declName.baseName.text == "init", let value = call.arguments.first,
            // Another label belongs to another type.
            value.label == nil || value.label?.text == "stringLiteral",
            !value.expression.is(StringLiteralExprSyntax.self),
            let taker = Self.taker(of: call), Self.takers.contains(taker)
        else { return }
        facts.references.append(ReferenceFact(member: nil, spot: text.spot(of: call, in: context)))
    }

    /// The name of the function whose first argument a call is.
    private static func taker(of call: FunctionCallExprSyntax) -> String? {
        guard let argument = call.parent?.as(LabeledExprSyntax.self), argument.label == nil,
            let list = argument.parent?.as(LabeledExprListSyntax.self), list.first?.id == argument.id,
            let outer = list.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        return Names.last(of: outer.calledExpression)
    }

    private static let localizableTypes: Set<String> = [
        "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue",
    ]
    /// What takes a localizable text in its first place.
    private static let takers: Set<String> = [
        "Text", "Label", "Button", "Toggle", "Section", "Picker", "TextField", "SecureField", "Link", "Menu",
        "NavigationLink", "GroupBox", "DisclosureGroup", "LabeledContent", "navigationTitle", "alert", "help",
        "confirmationDialog", "accessibilityLabel", "accessibilityHint", "accessibilityValue", "String",
    ]
}
