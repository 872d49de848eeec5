import CatalogCore
import SwiftSyntax

/// An expression that looks up a text by its key, with the values for the text.
struct LookupExpression {
    /// The whole expression.
    let node: ExprSyntax
    /// The values; nil if the expression passes none.
    let values: [ExprSyntax]?
    /// The conditional expression of which the expression is a branch; nil if there is none.
    private let choice: ConditionalExpression?
    /// Whether the branches of the conditional expression are keys.
    private let isKey: Bool

    private init(
        _ node: some ExprSyntaxProtocol, _ values: [ExprSyntax]?, choice: ConditionalExpression? = nil,
        isKey: Bool = false
    ) {
        self.node = ExprSyntax(node)
        self.values = values
        self.choice = choice
        self.isKey = isKey
    }

    /// Finds the lookup that has a literal as its key.
    init(_ literal: StringLiteralExprSyntax, _ form: Lookup.Form) throws(Lookup.Obstacle) {
        switch form {
        case .text: self.init(literal, nil, choice: ConditionalExpression(branch: ExprSyntax(literal)))
        case .view: self = try Self.view(literal)
        case .string:
            if let member = literal.parent?.as(MemberAccessExprSyntax.self), member.base?.id == ExprSyntax(literal).id {
                self = try Self.member(member)
            } else {
                self = try Self.function(literal)
            }
        }
    }

    // MARK: - Forms

    /// Returns the lookup in a view; the literal must be the whole argument, or a branch of a conditional that is it.
    private static func view(_ literal: StringLiteralExprSyntax) throws(Lookup.Obstacle) -> LookupExpression {
        let choice = ConditionalExpression(branch: ExprSyntax(literal))
        guard let argument = (choice?.node ?? ExprSyntax(literal)).parent?.as(LabeledExprSyntax.self),
            let list = argument.parent?.as(LabeledExprListSyntax.self),
            list.parent?.is(FunctionCallExprSyntax.self) == true
        else { throw .choice }
        let locations = ["tableName", "table", "bundle", "comment"]
        if let other = list.compactMap({ $0.label?.text }).first(where: locations.contains) { throw .argument(other) }
        return LookupExpression(literal, nil, choice: choice, isKey: true)
    }

    /// Returns the lookup in `"key".localized` or `"key".localized(with: 3)`.
    private static func member(_ member: MemberAccessExprSyntax) throws(Lookup.Obstacle) -> LookupExpression {
        guard let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id else {
            return LookupExpression(member, nil)
        }
        guard call.trailingClosure == nil else { throw .unknown }
        return LookupExpression(call, try values(call.arguments[...]))
    }

    /// Returns the lookup in `NSLocalizedString("key", comment: "")`, `String(localized: "key")` or `L("key", 3)`.
    private static func function(_ literal: StringLiteralExprSyntax) throws(Lookup.Obstacle) -> LookupExpression {
        guard let argument = literal.parent?.as(LabeledExprSyntax.self),
            let list = argument.parent?.as(LabeledExprListSyntax.self),
            let call = list.parent?.as(FunctionCallExprSyntax.self)
        else { throw .choice }
        guard call.trailingClosure == nil, let location = list.index(of: argument) else { throw .unknown }
        let others = list.filter { $0.id != argument.id }
        let name = SystemLookup.name(of: call, label: argument.label?.text)
        guard let known = name.map(SystemLookup.arguments) else {
            if argument.label?.text == "localized" { throw .keyWanted }
            if let other = others.compactMap({ $0.label?.text }).first(where: SystemLookup.locations.contains) {
                throw .argument(other)
            }
            return LookupExpression(
                call, try values(list[list.index(after: location)...].filter { $0.label?.text != "comment" }[...]))
        }
        for other in others {
            let label = other.label?.text ?? "_"
            let isUsual = label == "bundle" && [".main", "Bundle.main"].contains(other.expression.code)
            guard known.contains(label) || isUsual else { throw .argument(label) }
        }
        return LookupExpression(call, nil)
    }

    /// Returns the values among arguments; only the first of them can have a label.
    private static func values(
        _ arguments: some Collection<LabeledExprSyntax>
    ) throws(Lookup.Obstacle) -> [ExprSyntax]? {
        guard let first = arguments.first else { return nil }
        if let label = first.label?.text, SystemLookup.locations.contains(label) { throw .argument(label) }
        if let label = arguments.dropFirst().compactMap({ $0.label?.text }).first { throw .argument(label) }
        if arguments.count == 1, first.expression.is(ArrayExprSyntax.self) { throw .list }
        return arguments.map(\.expression)
    }

    // MARK: - Surroundings

    /// Returns the lookup extended to an enclosing `String(format:)` that inserts its values.
    func formatted() throws(Lookup.Obstacle) -> LookupExpression {
        guard let argument = node.parent?.as(LabeledExprSyntax.self),
            let list = argument.parent?.as(LabeledExprListSyntax.self), list.first?.id == argument.id,
            let call = list.parent?.as(FunctionCallExprSyntax.self), SystemLookup.isFormatting(call)
        else { return self }
        guard values == nil, call.trailingClosure == nil else { throw .unknown }
        let rest = list.dropFirst()
        if let label = rest.compactMap({ $0.label?.text }).first {
            throw label == "arguments" ? .list : .argument(label)
        }
        return LookupExpression(call, rest.map(\.expression))
    }

    /// Returns the lookup, or throws if the surrounding code does not allow an accessor in its place.
    ///
    /// - Parameter start: The number of bytes in the file before the parsed text.
    func lookup(from start: Int) throws(Lookup.Obstacle) -> Lookup {
        let surroundings = LookupSurroundings(isKey ? choice?.node ?? node : node)
        if surroundings.isDefaultArgument { throw .defaultArgument }
        let ranges = values?.map { Self.range(of: $0, start) }
        if DroppedComments.areThere(in: node, besides: values ?? []) { throw .comment }
        return Lookup(
            range: Self.range(of: node, start), values: ranges, argument: surroundings.argument,
            isFrozen: surroundings.isFrozen, isKept: surroundings.isKept,
            choice: choice.map { choice in
                Lookup.Choice(
                    range: Self.range(of: choice.node, start), branchCount: choice.branchCount, isOfKeys: isKey)
            })
    }

    private static func range(of node: some SyntaxProtocol, _ start: Int) -> ByteRange {
        let lower = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let upper = max(lower, node.endPositionBeforeTrailingTrivia.utf8Offset)
        return lower + start..<upper + start
    }
}
