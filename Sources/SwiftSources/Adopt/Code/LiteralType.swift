/// The type of a literal according to its context.
struct LiteralType {
    private let shape: TypeShape?
    private let isWritten: Bool

    init(_ literal: LiteralFact, in owner: String, _ declarations: Declarations) {
        let written: String?
        switch literal.role {
        case .bound(_, let type), .returned(_, let type): written = type
        case .defaultArgument(_, let type), .cast(let type): written = type
        case .assigned(_, let hint):
            let known = TypeResolver(declarations: declarations).type(of: hint, in: owner)
            shape = known?.descend(literal.steps)
            isWritten = shape != nil
            return
        default: written = nil
        }
        let whole = written.map { TypeShape(declarations.resolved($0)) }
        shape = whole?.descend(literal.steps).map { found in
            found.typeName.map { TypeShape(declarations.resolved($0)) } ?? found
        }
        isWritten = written != nil
    }

    /// Whether a string expression is allowed in place of the literal.
    ///
    /// Without a type annotation, the literal itself is a string.
    var isString: Bool { isWritten ? shape?.typeName.map(Self.strings.contains) ?? false : true }

    private static let strings: Set<String> = ["String", "Swift.String", "Any", "AnyHashable", "StringProtocol"]
}
