import XCStringsKit

/// What the place of a text takes.
enum WantedText: Hashable, Sendable {
    /// A `String`, which is shown as it is.
    case string
    /// A format for `String(format:)`, which gets its values there.
    case format
    /// A key or a string: both exist of what takes it, by its name.
    case view(callee: String)
    /// A key that a default value may follow: `String(localized:)`.
    case resource
    /// A key that is a literal and nothing else.
    case literal

    /// Whether it is a view's text.
    var isView: Bool { if case .view = self { true } else { false } }
}

extension WantedText {
    /// - Parameter use: the look-up that the literal is now; nil for none.
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

    /// Whether a string fits as well as a key: all views have both, but a string says no table, and the branches of a
    /// choice are all of one type.
    private static func takesStrings(_ literal: LiteralFact, _ call: CallFact?) -> Bool {
        let own = ["tableName", "table", "bundle", "comment"]
        return literal.steps.isEmpty && !literal.traits.contains(.isChoice)
            && !(call?.labels.contains { $0.map(own.contains) ?? false } ?? true)
    }

    /// Refuses places where only a literal can stand, or where something depends on what it says.
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
