/// The type of code that the context of a hard-coded string expects.
enum ExpectedTextType: Hashable, Sendable {
    /// A `String` that is shown unchanged.
    case string
    /// A format for `String(format:)`, which inserts the values.
    case format
    /// A key or a string: the callee with this name has overloads for both.
    case view(callee: String)
    /// A key that can be followed by a default value, as in `String(localized:)`.
    case resource
    /// A key that must be a literal.
    case literal

    /// Whether the text is an argument of a view.
    var isView: Bool { if case .view = self { true } else { false } }
}

extension ExpectedTextType {
    /// Determines the kind of code that the location of a literal expects.
    ///
    /// - Parameter use: The current lookup of the literal; nil if there is none.
    init(
        _ literal: LiteralFact, _ use: KeyUse?, in file: SourceFile, _ declarations: Declarations
    ) throws(AdoptionObstacle) {
        let call = Self.call(of: literal, in: file)
        guard let use, use.certainty == .certain else {
            try Self.requireExpression(literal, call)
            let owner = file.context(of: literal.spot).type
            guard LiteralType(literal, in: owner, declarations).isString else { throw .literalOnly }
            self = call.map { $0.fact.name == "String" && $0.label == "format" } ?? false ? .format : .string
            return
        }
        switch use.kind {
        case .swiftUI where Self.takesStrings(literal, call?.fact): self = .view(callee: use.callee)
        case .localizedString where call?.fact.labels.contains("defaultValue") == false: self = .resource
        default: self = .literal
        }
    }

    private static func call(of literal: LiteralFact, in file: SourceFile) -> (fact: CallFact, label: String?)? {
        guard case .argument(let number, let index) = literal.role else { return nil }
        let fact = file.facts.calls[number]
        return (fact, fact.labels.indices.contains(index) ? fact.labels[index] : nil)
    }

    /// Returns whether a string is allowed in place of a key.
    ///
    /// All views accept both, but a string cannot name a table, and all branches of a conditional must have one type.
    private static func takesStrings(_ literal: LiteralFact, _ call: CallFact?) -> Bool {
        let own = ["tableName", "table", "bundle", "comment"]
        return literal.steps.isEmpty && !literal.traits.contains(.isChoice)
            && !(call?.labels.contains { $0.map(own.contains) ?? false } ?? true)
    }

    /// Throws if only a literal is allowed at this location or if code depends on its text.
    private static func requireExpression(
        _ literal: LiteralFact, _ call: (fact: CallFact, label: String?)?
    ) throws(AdoptionObstacle) {
        switch (literal.role, call?.fact.form) {
        case (.argument, .attribute?): throw .attribute(call?.fact.name ?? "")
        case (.argument, .macro?): throw .macro(call?.fact.name ?? "")
        case (.argument, _) where call?.label == "verbatim": throw .verbatim
        case (.rawValue, _): throw .rawValue
        case (.pattern, _): throw .pattern
        case (.compared, _), (.subscripted, _): throw .compared
        case (.cast(to: "StaticString"), _), (.bound(_, type: "StaticString"?), _): throw .literalOnly
        default: break
        }
        if literal.traits.contains(.isConcatenated) { throw .concatenated }
    }
}
