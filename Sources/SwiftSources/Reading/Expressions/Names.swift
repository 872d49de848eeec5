import SwiftSyntax

/// Functions that read names from expressions.
enum Names {
    /// Returns the names of a chain of members, such as `Texts.Home.title`; for `.title`, it returns `["", "title"]`.
    ///
    /// If the chain begins with another expression, as `f(x).y` does, the first name is `_`. The same applies to the
    /// rest of a chain with more than 32 names.
    static func path(of member: MemberAccessExprSyntax) -> [String]? {
        var names = [member.declName.baseName.text]
        var base = member.base
        while let next = base, names.count < 32 {
            switch next.kind {
            case .memberAccessExpr:
                let inner = next.cast(MemberAccessExprSyntax.self)
                names.append(inner.declName.baseName.text)
                base = inner.base
            case .declReferenceExpr:
                names.append(next.cast(DeclReferenceExprSyntax.self).baseName.text)
                return names.reversed()
            case .optionalChainingExpr: base = next.cast(OptionalChainingExprSyntax.self).expression
            case .forceUnwrapExpr: base = next.cast(ForceUnwrapExprSyntax.self).expression
            default: return (names + ["_"]).reversed()
            }
        }
        return (names + [base == nil ? "" : "_"]).reversed()
    }

    /// Returns whether a member is the base of another member, possibly with `?` or `!` in between.
    static func isWithinChain(_ member: MemberAccessExprSyntax) -> Bool {
        guard let parent = member.parent else { return false }
        if parent.is(MemberAccessExprSyntax.self) { return true }
        guard parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) else { return false }
        return parent.parent?.is(MemberAccessExprSyntax.self) ?? false
    }

    /// Returns the last name of an expression, or `_` if it is not a name or member.
    static func last(of expression: ExprSyntax) -> String {
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
        return "_"
    }

    /// Returns the first name of a chain of members, calls and subscripts; nil if it begins with anything else.
    static func first(of chain: ExprSyntax) -> String? {
        var next = chain
        for _ in 0..<32 {
            switch next.kind {
            case .declReferenceExpr: return next.cast(DeclReferenceExprSyntax.self).baseName.text
            case .memberAccessExpr:
                guard let base = next.cast(MemberAccessExprSyntax.self).base else { return nil }
                next = base
            case .optionalChainingExpr: next = next.cast(OptionalChainingExprSyntax.self).expression
            case .forceUnwrapExpr: next = next.cast(ForceUnwrapExprSyntax.self).expression
            case .subscriptCallExpr: next = next.cast(SubscriptCallExprSyntax.self).calledExpression
            case .functionCallExpr:
                let called = next.cast(FunctionCallExprSyntax.self).calledExpression
                guard called.is(MemberAccessExprSyntax.self) else { return nil }
                next = called
            default: return nil
            }
        }
        return nil
    }

    /// Returns the call of a member, or the member itself if it is not called.
    static func outermostCall(of member: MemberAccessExprSyntax) -> ExprSyntax {
        guard let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id else {
            return ExprSyntax(member)
        }
        return ExprSyntax(call)
    }

    /// Returns whether a name begins with a capital, as type names do.
    static func isType(_ name: some StringProtocol) -> Bool {
        // Almost all names begin with two ASCII characters, which need no look-up in Unicode's tables.
        let start = name.utf8.prefix(2)
        if let first = start.first, first != UInt8(ascii: "_"), start.allSatisfy({ $0 < 0x80 }) {
            return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
        }
        return name.first { $0 != "_" }?.isUppercase ?? false
    }
}
