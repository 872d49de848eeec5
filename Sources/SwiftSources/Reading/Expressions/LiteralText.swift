import SwiftSyntax

/// Reads what string literals say.
enum LiteralText {
    /// How much of a value's code is kept.
    private static let codeLimit = 60

    /// The text of a literal, escapes resolved, and the values in it; neighbouring texts are put together.
    static func segments(of literal: StringLiteralExprSyntax, scopes: inout ScopeReader) -> [TextSegment] {
        let pounds = literal.openingPounds?.text.count ?? 0
        let isMultiline = literal.openingQuote.tokenKind == .multilineStringQuote
        var segments: [TextSegment] = []
        for segment in literal.segments {
            switch segment {
            case .stringSegment(let text):
                let raw = text.content.text
                segments.append(text: StringEscapes.resolve(raw, pounds: pounds, isMultiline: isMultiline))
            case .expressionSegment(let value):
                segments.append(.interpolation(interpolation(value, &scopes)))
            }
        }
        return segments
    }

    private static func interpolation(
        _ segment: ExpressionSegmentSyntax, _ scopes: inout ScopeReader
    ) -> Interpolation {
        guard let first = segment.expressions.first else {
            return Interpolation(hint: .unknown, code: "")
        }
        let others = segment.expressions.dropFirst()
        let specifier = others.first { $0.label?.text == "specifier" }?.expression
        let label = first.label?.text ?? others.compactMap { $0.label?.text }.first { $0 != "specifier" }
        let hint =
            first.label?.text == "placeholder"
            ? TypeHint.type(placeholderType(first.expression)) : HintReader.hint(of: first.expression, &scopes)
        return Interpolation(
            hint: hint, specifier: specifier.flatMap(plainText), label: label,
            code: String(first.expression.trimmedDescription.prefix(codeLimit)), parameter: parameter(first.expression))
    }

    /// The text of a literal without values.
    static func plainText(_ expression: ExprSyntax) -> String? {
        guard let literal = expression.as(StringLiteralExprSyntax.self) else { return nil }
        var scopes = ScopeReader()
        let segments = segments(of: literal, scopes: &scopes)
        guard segments.count < 2 else { return nil }
        guard let first = segments.first else { return "" }
        guard case .text(let text) = first else { return nil }
        return text
    }

    private static func placeholderType(_ expression: ExprSyntax) -> String {
        switch expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
        case "int": "Int"
        case "uint": "UInt"
        case "float": "Float"
        case "double": "Double"
        default: "String"
        }
    }

    /// App Intents name a parameter by `\.$title` and the app by `.applicationName`.
    private static func parameter(_ expression: ExprSyntax) -> String? {
        if let path = expression.as(KeyPathExprSyntax.self) {
            let name = path.components.map(\.component.trimmedDescription).joined(separator: ".")
            return name.hasPrefix("$") ? String(name.dropFirst()) : name
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
        return member.declName.baseName.text
    }
}

extension [TextSegment] {
    /// Adds a text to the one before it.
    mutating func append(text: String) {
        guard !text.isEmpty else { return }
        if case .text(let before)? = last {
            self[count - 1] = .text(before + text)
        } else {
            append(.text(text))
        }
    }

    /// Whether any of it is known.
    var hasText: Bool { contains { if case .text = $0 { true } else { false } } }

    /// The whole text, where all of it is known.
    var plainText: String? {
        guard count < 2 else { return nil }
        guard let first else { return "" }
        guard case .text(let text) = first else { return nil }
        return text
    }
}
