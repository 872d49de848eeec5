import SwiftSyntax
import XCStringsKit

/// An expression that gives a text by its key, with the values that go into it.
struct LookUpExpression {
    /// The whole expression.
    let node: ExprSyntax
    /// The values; nil where it takes none by itself.
    let values: [ExprSyntax]?

    private init(_ node: some ExprSyntaxProtocol, _ values: [ExprSyntax]?) {
        self.node = ExprSyntax(node)
        self.values = values
    }

    /// Finds the expression that a literal is the key of.
    init(_ literal: StringLiteralExprSyntax, _ form: LookUp.Form) throws(LookUp.Obstacle) {
        switch form {
        case .text: self.init(literal, nil)
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

    /// A key that a view takes stands there by itself: the branches of a choice are all keys.
    private static func view(_ literal: StringLiteralExprSyntax) throws(LookUp.Obstacle) -> LookUpExpression {
        guard let argument = literal.parent?.as(LabeledExprSyntax.self),
            let list = argument.parent?.as(LabeledExprListSyntax.self),
            list.parent?.is(FunctionCallExprSyntax.self) == true
        else { throw .choice }
        let places = ["tableName", "table", "bundle", "comment"]
        if let other = list.compactMap({ $0.label?.text }).first(where: places.contains) { throw .argument(other) }
        return LookUpExpression(literal, nil)
    }

    /// `"key".localized`, `"key".localized(with: 3)`.
    private static func member(_ member: MemberAccessExprSyntax) throws(LookUp.Obstacle) -> LookUpExpression {
        guard let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id else {
            return LookUpExpression(member, nil)
        }
        guard call.trailingClosure == nil else { throw .unknown }
        return LookUpExpression(call, try values(call.arguments[...]))
    }

    /// `NSLocalizedString("key", comment: "")`, `String(localized: "key")`, `L("key", 3)`.
    private static func function(_ literal: StringLiteralExprSyntax) throws(LookUp.Obstacle) -> LookUpExpression {
        guard let argument = literal.parent?.as(LabeledExprSyntax.self),
            let list = argument.parent?.as(LabeledExprListSyntax.self),
            let call = list.parent?.as(FunctionCallExprSyntax.self)
        else { throw .choice }
        guard call.trailingClosure == nil, let place = list.index(of: argument) else { throw .unknown }
        let others = list.filter { $0.id != argument.id }
        let name = SystemLookUp.name(of: call, label: argument.label?.text)
        guard let known = name.map(SystemLookUp.arguments) else {
            if argument.label?.text == "localized" { throw .keyWanted }
            if let other = others.compactMap({ $0.label?.text }).first(where: SystemLookUp.places.contains) {
                throw .argument(other)
            }
            return LookUpExpression(
                call, try values(list[list.index(after: place)...].filter { $0.label?.text != "comment" }[...]))
        }
        for other in others {
            let label = other.label?.text ?? "_"
            let isUsual = label == "bundle" && [".main", "Bundle.main"].contains(other.expression.trimmedDescription)
            guard known.contains(label) || isUsual else { throw .argument(label) }
        }
        return LookUpExpression(call, nil)
    }

    /// The values among arguments: a label may stand before the first of them.
    private static func values(
        _ arguments: some Collection<LabeledExprSyntax>
    ) throws(LookUp.Obstacle) -> [ExprSyntax]? {
        guard let first = arguments.first else { return nil }
        if let label = first.label?.text, SystemLookUp.places.contains(label) { throw .argument(label) }
        if let label = arguments.dropFirst().compactMap({ $0.label?.text }).first { throw .argument(label) }
        if arguments.count == 1, first.expression.is(ArrayExprSyntax.self) { throw .list }
        return arguments.map(\.expression)
    }

    // MARK: - Around it

    /// The same with `String(format:)` round it, where that puts its values in.
    func formatted() throws(LookUp.Obstacle) -> LookUpExpression {
        guard let argument = node.parent?.as(LabeledExprSyntax.self),
            let list = argument.parent?.as(LabeledExprListSyntax.self), list.first?.id == argument.id,
            let call = list.parent?.as(FunctionCallExprSyntax.self), SystemLookUp.isFormatting(call)
        else { return self }
        guard values == nil, call.trailingClosure == nil else { throw .unknown }
        let rest = list.dropFirst()
        if let label = rest.compactMap({ $0.label?.text }).first {
            throw label == "arguments" ? .list : .argument(label)
        }
        return LookUpExpression(call, rest.map(\.expression))
    }

    /// The look-up, where nothing keeps an accessor from taking its place.
    ///
    /// - Parameter start: what the file has before the first byte that was parsed.
    func lookUp(from start: Int) throws(LookUp.Obstacle) -> LookUp {
        let surroundings = LookUpSurroundings(node)
        if surroundings.isDefaultArgument { throw .defaultArgument }
        let ranges = values?.map { Self.range(of: $0, start) }
        if DroppedComments.areThere(in: node, besides: values ?? []) { throw .comment }
        return LookUp(
            range: Self.range(of: node, start), values: ranges, argument: surroundings.argument,
            isFrozen: surroundings.isFrozen, isKept: surroundings.isKept)
    }

    private static func range(of node: some SyntaxProtocol, _ start: Int) -> ByteRange {
        let lower = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let upper = max(lower, node.endPositionBeforeTrailingTrivia.utf8Offset)
        return lower + start..<upper + start
    }
}
