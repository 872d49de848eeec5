import SwiftSyntax

/// Names as expressions spell them.
enum Names {
    /// The names of a chain of members: `Texts.Home.title`, and `["", "title"]` for `.title`.
    ///
    /// Nil for a chain that does not begin with a name: of `f(x).y` only what stands behind the last call is known,
    /// and its first name is `_`.
    /// Of a chain that is longer than anybody writes, the last names are given as one that begins with no name.
    static func path(of member: MemberAccessExprSyntax) -> [String]? {
        var names = [member.declName.baseName.text]
        var base = member.base
        while let next = base, names.count < 32 {
            if let inner = next.as(MemberAccessExprSyntax.self) {
                names.append(inner.declName.baseName.text)
                base = inner.base
            } else if let reference = next.as(DeclReferenceExprSyntax.self) {
                names.append(reference.baseName.text)
                return names.reversed()
            } else if let optional = next.as(OptionalChainingExprSyntax.self) {
                base = optional.expression
            } else if let forced = next.as(ForceUnwrapExprSyntax.self) {
                base = forced.expression
            } else {
                return (names + ["_"]).reversed()
            }
        }
        return (names + [base == nil ? "" : "_"]).reversed()
    }

    /// Whether a member is what another member is asked of, also with `?` or `!` between.
    static func isWithinChain(_ member: MemberAccessExprSyntax) -> Bool {
        guard let parent = member.parent else { return false }
        if parent.is(MemberAccessExprSyntax.self) { return true }
        guard parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) else { return false }
        return parent.parent?.is(MemberAccessExprSyntax.self) ?? false
    }

    /// The last name of what something is assigned to.
    static func last(of expression: ExprSyntax) -> String {
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        return "_"
    }

    /// The call that a member is the function of, or the member itself.
    static func outermostCall(of member: MemberAccessExprSyntax) -> ExprSyntax {
        guard let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id else {
            return ExprSyntax(member)
        }
        return ExprSyntax(call)
    }

    /// Whether a name is one that types have.
    static func isType(_ name: some StringProtocol) -> Bool {
        name.first { $0 != "_" }?.isUppercase ?? false
    }
}
