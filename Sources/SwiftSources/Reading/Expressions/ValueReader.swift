import CatalogCore
import SwiftSyntax

/// An analysis of the possible values of a string expression inside one function.
enum ValueReader {
    /// The maximum number of possible values.
    private static let width = 16
    /// The maximum depth of nested expressions and names.
    private static let depthLimit = 6

    /// Returns the possible values of a string expression; unknown parts are interpolations.
    static func alternatives(of expression: ExprSyntax, _ scopes: inout ScopeReader, depth: Int = 0) -> [[TextSegment]]
    {
        guard depth < depthLimit, scopes.takeStep() else { return [unknown(expression, &scopes)] }
        switch expression.kind {
        case .stringLiteralExpr:
            return [LiteralText.segments(of: expression.cast(StringLiteralExprSyntax.self), scopes: &scopes)]
        case .sequenceExpr: return sequence(expression.cast(SequenceExprSyntax.self), &scopes, depth)
        case .tupleExpr:
            let elements = expression.cast(TupleExprSyntax.self).elements
            guard elements.count == 1, let only = elements.first else { break }
            return alternatives(of: only.expression, &scopes, depth: depth + 1)
        case .declReferenceExpr:
            let name = expression.cast(DeclReferenceExprSyntax.self).baseName.text
            switch scopes.binding(of: name, at: Syntax(expression)) {
            case .value(let value, isConstant: true): return alternatives(of: value, &scopes, depth: depth + 1)
            case .later(let values, type: _): return union(values, &scopes, depth)
            default: break
            }
        case .functionCallExpr:
            if let found = call(expression.cast(FunctionCallExprSyntax.self), &scopes, depth) { return found }
        case .ifExpr, .switchExpr:
            let values = Branches.values(of: expression)
            guard !values.isEmpty, !Branches.isConditional(expression) else { break }
            return union(values, &scopes, depth)
        default: break
        }
        return [unknown(expression, &scopes)]
    }

    /// Returns a value of which only the code and a hint on its type are known.
    static func unknown(_ expression: ExprSyntax, _ scopes: inout ScopeReader) -> [TextSegment] {
        let hint = HintReader.hint(of: expression, &scopes)
        let code = String(expression.code.prefix(60))
        return [.interpolation(Interpolation(hint: hint, code: code))]
    }

    // MARK: - Operators

    private static func sequence(
        _ sequence: SequenceExprSyntax, _ scopes: inout ScopeReader, _ depth: Int
    ) -> [[TextSegment]] {
        guard sequence.elements.count <= SequenceParts.limit else { return [unknown(ExprSyntax(sequence), &scopes)] }
        let parts = SequenceParts(sequence)
        if let summands = parts.summands { return joined(summands, separator: "", &scopes, depth) }
        if let values = parts.alternatives { return union(values, &scopes, depth) }
        return [unknown(ExprSyntax(sequence), &scopes)]
    }

    private static func union(_ values: [ExprSyntax], _ scopes: inout ScopeReader, _ depth: Int) -> [[TextSegment]] {
        var found: [[TextSegment]] = []
        for (index, value) in values.enumerated() {
            guard found.count < width || index == 0 else { return found + [[.anything]] }
            found += alternatives(of: value, &scopes, depth: depth + 1)
        }
        return found
    }

    /// Returns all combinations of the possible values of several operands.
    private static func joined(
        _ values: [ExprSyntax], separator: String, _ scopes: inout ScopeReader, _ depth: Int
    ) -> [[TextSegment]] {
        var whole: [[TextSegment]] = [[]]
        for (index, value) in values.enumerated() {
            var parts = alternatives(of: value, &scopes, depth: depth + 1)
            if parts.count * whole.count > width { parts = [unknown(value, &scopes)] }
            whole = whole.flatMap { beginning in
                parts.map { beginning.adding(index == 0 ? "" : separator).adding($0) }
            }
        }
        return whole
    }

    // MARK: - Calls

    private static func call(
        _ call: FunctionCallExprSyntax, _ scopes: inout ScopeReader, _ depth: Int
    ) -> [[TextSegment]]? {
        let node = CallNode(call)
        guard let first = call.arguments.first else { return nil }
        if node.name == "joined", let list = node.receiver?.as(ArrayExprSyntax.self) {
            guard let separator = LiteralText.plainText(first.expression) else { return nil }
            return joined(list.elements.map(\.expression), separator: separator, &scopes, depth)
        }
        if node.name == "String", first.label?.text == "format" { return format(call, &scopes) }
        guard wrappers.contains(node.name), call.arguments.count == 1 else { return nil }
        guard first.label == nil || ["describing", "stringLiteral"].contains(first.label?.text) else { return nil }
        return alternatives(of: first.expression, &scopes, depth: depth + 1)
    }

    /// Types whose initializers keep the text of a string.
    private static let wrappers: Set<String> = [
        "String", "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "Substring", "NSString", "init",
    ]

    /// Returns the text of `String(format: "badge.%@.title", kind)`.
    private static func format(_ call: FunctionCallExprSyntax, _ scopes: inout ScopeReader) -> [[TextSegment]]? {
        guard let first = call.arguments.first, let format = LiteralText.plainText(first.expression) else { return nil }
        let read = FormatString(format)
        let bytes = Array(format.utf8)
        let values = Array(call.arguments.dropFirst())
        var segments: [TextSegment] = []
        var end = 0
        for (index, specifier) in read.specifiers.enumerated() {
            segments.append(text: String(decoding: bytes[end..<specifier.range.lowerBound], as: UTF8.self))
            let location = specifier.position.map { $0 - 1 } ?? index
            segments += values.indices.contains(location) ? unknown(values[location].expression, &scopes) : [.anything]
            end = specifier.range.upperBound
        }
        segments.append(text: String(decoding: bytes[end...], as: UTF8.self))
        return [segments]
    }
}

extension TextSegment {
    /// An unknown value.
    static let anything = TextSegment.interpolation(Interpolation(hint: .unknown, code: ""))
}

extension [TextSegment] {
    fileprivate func adding(_ text: String) -> [TextSegment] {
        var whole = self
        whole.append(text: text)
        return whole
    }

    fileprivate func adding(_ others: [TextSegment]) -> [TextSegment] {
        others.reduce(into: self) { whole, segment in
            if case .text(let text) = segment { whole.append(text: text) } else { whole.append(segment) }
        }
    }
}
