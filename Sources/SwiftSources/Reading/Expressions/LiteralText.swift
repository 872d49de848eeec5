import SwiftSyntax

/// A reader of the contents of string literals.
enum LiteralText {
    /// The maximum number of characters to keep of a value's code.
    private static let codeLimit = 60

    /// Returns the texts and values of a literal, with escape sequences resolved and adjacent texts merged.
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
            code: String(first.expression.code.prefix(codeLimit)), parameter: parameter(first.expression))
    }

    /// Returns the text of a literal without values, or nil for any other expression.
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

    /// Returns the name of an App Intents parameter in `\.$title`, or of the app in `.applicationName`.
    private static func parameter(_ expression: ExprSyntax) -> String? {
        if let path = expression.as(KeyPathExprSyntax.self) {
            let name = path.components.map(\.component.code).joined(separator: ".")
            return name.hasPrefix("$") ? String(name.dropFirst()) : name
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
        return member.declName.baseName.text
    }
}

extension [TextSegment] {
    /// Appends a text, merged with a preceding text.
    mutating func append(text: String) {
        guard !text.isEmpty else { return }
        if case .text(let before)? = last {
            self[count - 1] = .text(before + text)
        } else {
            append(.text(text))
        }
    }

    /// Whether any part is known text.
    var hasText: Bool { contains { if case .text = $0 { true } else { false } } }

    /// The whole text, if it has no values.
    var plainText: String? {
        guard count < 2 else { return nil }
        guard let first else { return "" }
        guard case .text(let text) = first else { return nil }
        return text
    }
}
