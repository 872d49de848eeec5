import SwiftSyntax

/// A filter for arguments that can be dynamic keys.
enum DynamicCandidate {
    /// Returns whether an argument can be a dynamic key.
    static func isKey(_ argument: LabeledExprSyntax, at index: Int, of call: CallNode) -> Bool {
        let label = argument.label?.text
        if let labels = labels(of: call) {
            return labels.contains(label ?? "_") && !isLiteral(argument.expression) && !isLookup(argument.expression)
        }
        guard isPlain(argument.expression) else { return false }
        return index == 0 && (call.base == .none && !Names.isType(call.name) || isShortOrStatic(call))
    }

    /// Returns whether the facts include an argument.
    ///
    /// The facts include all keys of known lookups, all composed texts with a known part, and arguments of functions
    /// that can be lookups.
    static func isWorthNoting(_ alternatives: [[TextSegment]], of call: CallNode) -> Bool {
        labels(of: call) != nil || alternatives.contains(where: \.hasText)
            || (!ordinary.contains(call.name) && (call.base == .none || isLookup(call.name)))
    }

    /// Returns whether a name is typical of a lookup.
    static func isLookup(_ name: String) -> Bool {
        let letters = name.utf8.map { $0 | 0x20 }
        return letters.indices.contains { index in
            switch letters[index] {
            case UInt8(ascii: "l"), UInt8(ascii: "t"), UInt8(ascii: "i"):
                lookupMarks.contains { letters[index...].starts(with: $0) }
            default: false
            }
        }
    }

    /// Parts of names, in lower case, that are typical of a lookup.
    private static let lookupMarks = ["locali", "transl", "i18n", "l10n"].map { Array($0.utf8) }

    /// Returns the labels of the key parameters of a known lookup, or nil for any other function.
    private static func labels(of call: CallNode) -> Set<String>? {
        if let labels = lookups[call.name] { return labels }
        // `.init(name)` creates the contextual type, which can be a key.
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

    /// Returns whether an expression is itself a lookup of a key, or a member without a base.
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

    /// The known lookups, with the labels of their key parameters.
    private static let lookups: [String: Set<String>] = [
        "NSLocalizedString": ["_"], "CFCopyLocalizedString": ["_"], "String": ["localized"],
        "AttributedString": ["localized"],
        "LocalizedStringKey": ["_", "stringLiteral"], "LocalizedStringResource": ["_", "stringLiteral"],
        "LocalizationValue": ["_", "stringLiteral"], "localizedString": ["forKey"],
        "localizedAttributedString": ["forKey"], "DisplayRepresentation": ["stringLiteral"],
        "TypeDisplayRepresentation": ["stringLiteral"],
        "localizedUserNotificationString": ["forKey"],
    ]

    /// Common functions that are not lookups.
    private static let ordinary: Set<String> = [
        "print", "debugPrint", "dump", "min", "max", "abs", "zip", "assert", "precondition", "fatalError", "type",
        "round",
        "floor", "ceil", "sqrt", "pow", "stride", "withAnimation", "assertionFailure", "preconditionFailure", "NSLog",
    ]

    /// Returns whether an expression other than a literal can be a string.
    private static func isPlain(_ expression: ExprSyntax) -> Bool {
        switch expression.kind {
        case .declReferenceExpr:
            let name = expression.cast(DeclReferenceExprSyntax.self).baseName.text
            return name != "self" && !name.hasPrefix("$$")
        case .memberAccessExpr: return expression.cast(MemberAccessExprSyntax.self).base != nil
        case .functionCallExpr:
            // The initializers of these types record their own keys.
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
