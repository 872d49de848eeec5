import CatalogCore

/// A renderer that writes declarations as source code.
///
/// No other type handles indentation, braces or quotes.
struct SwiftRenderer {
    private(set) var source = ""
    private var depth = 0

    /// Adds a one-line comment.
    mutating func add(comment: String) {
        line("// " + VisibleText.escaped(comment))
    }

    /// Adds declarations, separated by empty lines if requested.
    mutating func add(_ declarations: [SwiftDeclaration], separated: Bool) {
        for (index, declaration) in declarations.enumerated() {
            if separated ? index > 0 : !declaration.isImport { source += "\n" }
            add(declaration)
        }
    }

    /// Adds a declaration.
    mutating func add(_ declaration: SwiftDeclaration) {
        switch declaration {
        case .importing(let module, let access): add(importOf: module, for: access)
        case .enumeration(let enumeration): add(enumeration)
        case .extended(let type, let members):
            block("nonisolated extension \(type.spelling)") { $0.add(members, separated: true) }
        case .property(let property): add(property)
        case .function(let function): add(function)
        case .constant(let name, let value, let isPrivate):
            line("\(isPrivate ? "private " : "")nonisolated let \(name.declared) = \(value.source)")
        case .emptyClass(let name): line("private final class \(name.declared) {}")
        case .conditional(let condition, let then, let otherwise): add(condition, then, otherwise)
        case .alias(let alias):
            add(alias.documentation)
            line("\(alias.access.prefix)typealias \(alias.name.declared) = \(alias.type.spelling)")
        case .unavailable(let property): add(property)
        case .available(let inner):
            line("@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)")
            add(inner)
        }
    }

    /// Adds a line with the current indentation.
    private mutating func line(_ text: String) {
        source += String(repeating: "    ", count: depth) + text + "\n"
    }

    private mutating func block(_ head: String, _ body: (inout SwiftRenderer) -> Void) {
        line(head + " {")
        depth += 1
        body(&self)
        depth -= 1
        line("}")
    }
}

extension SwiftRenderer {
    private mutating func add(_ documentation: SwiftDocumentation?) {
        for text in documentation?.lines ?? [] { line(text.isEmpty ? "///" : "/// " + text) }
    }

    private mutating func add(_ enumeration: SwiftEnumeration) {
        add(enumeration.documentation)
        let inherited = enumeration.inherited.map(\.spelling).joined(separator: ", ")
        let head = "\(enumeration.access.prefix)nonisolated enum \(enumeration.name.declared)"
        block(inherited.isEmpty ? head : "\(head): \(inherited)") { renderer in
            for enumerationCase in enumeration.cases { renderer.add(enumerationCase) }
            if !enumeration.cases.isEmpty, !enumeration.members.isEmpty { renderer.source += "\n" }
            renderer.add(enumeration.members, separated: true)
        }
    }

    private mutating func add(_ enumerationCase: SwiftCase) {
        add(enumerationCase.documentation)
        let rawValue = enumerationCase.rawValue.map { " = " + SwiftStringLiteral.source(of: $0) } ?? ""
        let parameters = enumerationCase.parameters.map { parameter in
            (parameter.label.map { $0.declared + ": " } ?? "") + parameter.type.spelling
        }
        let values = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
        line("case \(enumerationCase.name.declared)\(values)\(rawValue)")
    }

    private mutating func add(_ property: SwiftProperty) {
        add(property.documentation)
        let head = "\(property.access.prefix)\(property.isStatic ? "static " : "")var \(property.name.declared)"
        block("\(head): \(property.type.spelling)") { $0.add(body: property.value) }
    }

    private mutating func add(_ property: SwiftUnavailable) {
        switch property.advice {
        case .renamed(let code): line("@available(*, unavailable, renamed: \(SwiftStringLiteral.source(of: code)))")
        case .message(let text): line("@available(*, unavailable, message: \(SwiftStringLiteral.source(of: text)))")
        }
        let head = "\(property.access.prefix)static var \(property.name.declared): \(property.type.spelling)"
        line("\(head) { Swift.fatalError() }")
    }

    private mutating func add(_ function: SwiftFunction) {
        add(function.documentation)
        let parameters = function.parameters.map(\.source).joined(separator: ", ")
        let head = "\(function.access.prefix)\(function.isStatic ? "static " : "")func \(function.name.declared)"
        block("\(head)(\(parameters)) -> \(function.result.spelling)") { $0.add(body: function.value) }
    }

    private mutating func add(body: SwiftExpression) {
        guard case .choice(let choices) = body else { return line(body.source) }
        line("switch self {")
        for choice in choices { line("case \(choice.pattern): \(choice.result.source)") }
        line("}")
    }

    /// Adds an import.
    ///
    /// With the feature `InternalImportsByDefault`, the import needs an explicit access level. Without the feature, an
    /// import without an access level is compatible with the imports of other files.
    private mutating func add(importOf module: SwiftIdentifier, for access: AccessLevel) {
        guard access != .internal else { return line("import \(module.declared)") }
        line("#if hasFeature(InternalImportsByDefault)")
        line("    \(access.prefix)import \(module.declared)")
        line("#else")
        line("    import \(module.declared)")
        line("#endif")
    }

    private mutating func add(
        _ condition: SwiftCondition, _ then: [SwiftDeclaration], _ otherwise: [SwiftDeclaration]
    ) {
        line("#if \(condition.source)")
        add(then, separated: true)
        if !otherwise.isEmpty {
            line("#else")
            add(otherwise, separated: true)
        }
        line("#endif")
    }
}

extension SwiftDeclaration {
    fileprivate var isImport: Bool {
        if case .importing = self { true } else { false }
    }
}
