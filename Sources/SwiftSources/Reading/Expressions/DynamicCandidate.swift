import SwiftSyntax

/// A filter for arguments that can be dynamic keys.
enum DynamicCandidate {
    /// Returns whether an argument of a known lookup can be a dynamic key.
    ///
    /// - Parameter labels: The labels of the key parameters.
    static func isKey(_ argument: LabeledExprSyntax, _ labels: Set<String>) -> Bool {
        guard labels.contains(argument.label?.text ?? "_") else { return false }
        return !isLiteral(argument.expression) && !isLookup(argument.expression)
    }

    /// Returns whether the first argument of an unknown function can be a dynamic key; the others cannot.
    static func mayTakeKey(_ call: CallNode) -> Bool {
        call.base == .none && !Names.isType(call.name) || isShortOrStatic(call)
    }

    /// Returns whether the facts include an argument of an unknown function.
    ///
    /// The facts include all keys of known lookups, all composed texts with a known part, and arguments of functions
    /// that can be lookups.
    static func isWorthNoting(_ alternatives: [[TextSegment]], of call: CallNode) -> Bool {
        alternatives.contains(where: \.hasText)
            || (!ordinary.contains(call.name) && (call.base == .none || isLookup(call.name)))
    }

    /// Returns whether a name is typical of a lookup.
    static func isLookup(_ name: String) -> Bool {
        var last: UInt8 = 0
        for (index, byte) in name.utf8.enumerated() {
            if beginsMark(last, byte), hasMark(name, at: index - 1) { return true }
            last = byte
        }
        return false
    }

    /// Returns whether a part of a name that is typical of a lookup can begin with two bytes.
    private static func beginsMark(_ first: UInt8, _ second: UInt8) -> Bool {
        switch (first | 0x20, second | 0x20) {
        case (UInt8(ascii: "l"), UInt8(ascii: "o")), (UInt8(ascii: "l"), UInt8(ascii: "1")),
            (UInt8(ascii: "t"), UInt8(ascii: "r")), (UInt8(ascii: "i"), UInt8(ascii: "1")):
            true
        default: false
        }
    }

    private static func hasMark(_ name: String, at index: Int) -> Bool {
        let letters = name.utf8.dropFirst(index).map { $0 | 0x20 }
        return lookupMarks.contains { letters.starts(with: $0) }
    }

    /// Parts of names, in lower case, that are typical of a lookup.
    private static let lookupMarks = ["locali", "transl", "i18n", "l10n"].map { Array($0.utf8) }

    /// Returns the labels of the key parameters of a known lookup, or nil for any other function.
    static func labels(of call: CallNode) -> Set<String>? {
        if let labels = lookups[call.name] {
            // A function of the project can have the name of a lookup: `localizedString(for: key)`.
            return Names.isType(call.name) || call.arguments.contains { labels.contains($0.label?.text ?? "_") }
                ? labels : nil
        }
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
            return keyTypes.contains(CallNode.name(of: call))
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

    /// The types of keys, whose initializers record their own keys.
    private static let keyTypes = ["LocalizationValue", "LocalizedStringKey", "LocalizedStringResource"]

    /// Common functions that are not lookups.
    private static let ordinary: Set<String> = [
        "print", "debugPrint", "dump", "min", "max", "abs", "zip", "assert", "precondition", "fatalError", "type",
        "round",
        "floor", "ceil", "sqrt", "pow", "stride", "withAnimation", "assertionFailure", "preconditionFailure", "NSLog",
    ]

    /// Returns whether an expression other than a literal can be a string.
    static func isPlain(_ expression: ExprSyntax) -> Bool {
        switch expression.kind {
        case .declReferenceExpr:
            let name = expression.cast(DeclReferenceExprSyntax.self).baseName.text
            return name != "self" && !name.hasPrefix("$$")
        case .memberAccessExpr: return expression.cast(MemberAccessExprSyntax.self).base != nil
        case .functionCallExpr:
            // The initializers of these types record their own keys.
            return !keyTypes.contains(CallNode.name(of: expression.cast(FunctionCallExprSyntax.self)))
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
