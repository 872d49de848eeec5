import SwiftSyntax

/// Tells which arguments may be keys that are made while the program runs.
enum DynamicCandidate {
    /// Whether an argument may be such a key.
    static func isKey(_ argument: LabeledExprSyntax, at index: Int, of call: CallNode) -> Bool {
        let label = argument.label?.text
        if let labels = labels(of: call) {
            return labels.contains(label ?? "_") && !isLiteral(argument.expression) && !isLookup(argument.expression)
        }
        guard isPlain(argument.expression) else { return false }
        return index == 0 && (call.base == .none && !Names.isType(call.name) || isShortOrStatic(call))
    }

    /// Whether it is worth keeping: all of known look-ups and functions, of others what is made of known parts.
    static func isWorthNoting(_ alternatives: [[TextSegment]], of call: CallNode) -> Bool {
        labels(of: call) != nil || alternatives.contains(where: \.hasText)
            || (!ordinary.contains(call.name) && (call.base == .none || isLookup(call.name)))
    }

    /// Whether a name is one that look-ups have.
    static func isLookup(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["locali", "transl", "i18n", "l10n"].contains(where: name.contains)
    }

    /// The labels of the keys of a function that looks up; nil for all others.
    private static func labels(of call: CallNode) -> Set<String>? {
        if let labels = lookups[call.name] { return labels }
        // `.init(name)` makes what the place wants, which may be a key.
        if call.name == "init", call.base == .implicit, call.form == .function, call.arguments.count == 1 {
            return ["_", "stringLiteral"]
        }
        guard call.name == "init", case .type(let type) = call.base else { return nil }
        return lookups[type.split(separator: ".").last.map(String.init) ?? type]
    }

    private static func isLiteral(_ expression: ExprSyntax) -> Bool {
        expression.is(StringLiteralExprSyntax.self) || expression.is(NilLiteralExprSyntax.self)
            || expression.is(ClosureExprSyntax.self)
    }

    /// Whether an expression is itself a place that takes a key, or a member that has none.
    private static func isLookup(_ expression: ExprSyntax) -> Bool {
        if let call = expression.as(FunctionCallExprSyntax.self) {
            return ["LocalizationValue", "LocalizedStringKey", "LocalizedStringResource"].contains(CallNode(call).name)
        }
        return expression.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    }

    private static func isShortOrStatic(_ call: CallNode) -> Bool {
        if case .type = call.base { return true }
        return call.base == .none && call.name.count < 4
    }

    /// The functions that look up, with the labels of their keys.
    private static let lookups: [String: Set<String>] = [
        "NSLocalizedString": ["_"], "CFCopyLocalizedString": ["_"], "String": ["localized"],
        "AttributedString": ["localized"],
        "LocalizedStringKey": ["_", "stringLiteral"], "LocalizedStringResource": ["_", "stringLiteral"],
        "LocalizationValue": ["_", "stringLiteral"], "localizedString": ["forKey"],
        "localizedAttributedString": ["forKey"], "DisplayRepresentation": ["stringLiteral"],
        "TypeDisplayRepresentation": ["stringLiteral"],
        "localizedUserNotificationString": ["forKey"],
    ]

    /// Functions that take strings and look nothing up.
    private static let ordinary: Set<String> = [
        "print", "debugPrint", "dump", "min", "max", "abs", "zip", "assert", "precondition", "fatalError", "type",
        "round",
        "floor", "ceil", "sqrt", "pow", "stride", "withAnimation", "assertionFailure", "preconditionFailure", "NSLog",
    ]

    /// Whether an expression may be a string that is no literal.
    private static func isPlain(_ expression: ExprSyntax) -> Bool {
        switch expression.kind {
        case .declReferenceExpr:
            let name = expression.cast(DeclReferenceExprSyntax.self).baseName.text
            return name != "self" && !name.hasPrefix("$$")
        case .memberAccessExpr: return expression.cast(MemberAccessExprSyntax.self).base != nil
        case .functionCallExpr:
            // Itself a place that takes a key.
            let name = CallNode(expression.cast(FunctionCallExprSyntax.self)).name
            return !["LocalizationValue", "LocalizedStringKey", "LocalizedStringResource"].contains(name)
        case .subscriptCallExpr, .tupleExpr, .forceUnwrapExpr, .ifExpr, .switchExpr: return true
        case .sequenceExpr:
            let sequence = expression.cast(SequenceExprSyntax.self)
            guard sequence.elements.count <= SequenceParts.limit else { return false }
            let parts = SequenceParts(sequence)
            return parts.summands != nil || parts.alternatives != nil
        default: return false
        }
    }
}
