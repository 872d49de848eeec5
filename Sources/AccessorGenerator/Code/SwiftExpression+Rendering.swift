extension SwiftExpression {
    /// The expression as one line of source code; empty for a choice, which the renderer writes on several lines.
    var source: String {
        switch self {
        case .name(let path): path.map(\.declared).joined(separator: ".")
        case .metatype(let type): type.declared + ".self"
        case .string(let text): SwiftStringLiteral.source(of: text)
        case .interpolation(let values): "\"" + values.map(Self.segment).joined() + "\""
        case .integer(let number): String(number)
        case .array(let elements): "[" + elements.map(\.source).joined(separator: ", ") + "]"
        case .call(let callee, let arguments):
            callee.source + "(" + arguments.map(\.source).joined(separator: ", ") + ")"
        case .choice: ""
        }
    }

    private static func segment(_ value: SwiftIdentifier, _ specifier: String?) -> String {
        let specifier = specifier.map { ", specifier: " + SwiftStringLiteral.source(of: $0) } ?? ""
        return "\\(\(value.declared)\(specifier))"
    }
}

extension SwiftCallee {
    fileprivate var source: String {
        switch self {
        case .type(let type): type.spelling
        case .member(let name): "." + name.declared
        case .typeMember(let type, let name): type.spelling + "." + name.declared
        }
    }
}

extension SwiftArgument {
    fileprivate var source: String { (label.map { $0.declared + ": " } ?? "") + value.source }
}

extension SwiftChoice {
    /// The pattern of the case.
    var pattern: String {
        let values = bindings.map { "let \($0.declared)" }.joined(separator: ", ")
        return "." + name.declared + (values.isEmpty ? "" : "(\(values))")
    }
}

extension SwiftParameter {
    /// The parameter as declared in a function, with only the label if it equals the name.
    var source: String {
        let names =
            label == name ? name.declared : "\(label?.declared ?? "_") \(name.declared)"
        return "\(names): \(type.spelling)"
    }
}

extension SwiftCondition {
    /// The condition after `#if`.
    var source: String {
        switch self {
        case .canImport(let module): "canImport(\(module.declared))"
        case .hasFeature(let name): "hasFeature(\(name.declared))"
        case .flag(let name): name.declared
        }
    }
}
