import SwiftParser
import SwiftSyntax

/// The string literals of a file that become a `FindingMessage`, and other literals that probably should.
struct MessageLiterals {
    /// The templates of the messages, with the code of their arguments.
    private(set) var messages: [(template: String, arguments: [String])] = []
    /// Literals that are inserted into a message as plain text, so that they cannot be translated.
    private(set) var untranslatable: [String] = []

    init(_ code: String) {
        let tree = Parser.parse(source: code)
        let names = MessageNames(viewMode: .sourceAccurate)
        names.walk(tree)
        let visitor = LiteralVisitor(names)
        visitor.walk(tree)
        messages = visitor.messages
        untranslatable = visitor.untranslatable
    }
}

/// The names of declarations whose values are messages.
private final class MessageNames: SyntaxVisitor {
    /// The names of properties and variables.
    var values: Set<String> = []
    /// The names of functions and closures, with the indices of their parameters that are messages.
    var arguments: [String: Set<Int>] = ["add": [0]]

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        let name = node.pattern.trimmedDescription
        if node.typeAnnotation?.type.isMessage == true { values.insert(name) }
        if let closure = node.initializer?.value.as(ClosureExprSyntax.self),
            case .parameterClause(let clause)? = closure.signature?.parameterClause
        {
            note(name, clause.parameters.map { $0.type?.isMessage == true })
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text, node.signature.parameterClause.parameters.map(\.type.isMessage))
        return .visitChildren
    }

    private func note(_ name: String, _ areMessages: [Bool]) {
        let numbers = areMessages.indices.filter { areMessages[$0] }
        if !numbers.isEmpty { arguments[name, default: []].formUnion(numbers) }
    }
}

extension TypeSyntax {
    /// Whether the type is `FindingMessage` or contains it.
    fileprivate var isMessage: Bool { trimmedDescription.contains("FindingMessage") }
}

/// A visitor that classifies each string literal.
private final class LiteralVisitor: SyntaxVisitor {
    private let names: MessageNames
    var messages: [(template: String, arguments: [String])] = []
    var untranslatable: [String] = []

    init(_ names: MessageNames) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        switch role(of: Syntax(node)) {
        case .message: messages.append(template(of: node))
        case .text where isInMessageFunction(node) && template(of: node).template.isProse:
            untranslatable.append(node.trimmedDescription)
        case .text, .argument: break
        }
        return .visitChildren
    }

    /// The role of a literal: a message, the argument of a call, or a plain text.
    private enum Role { case message, argument, text }

    private func role(of node: Syntax) -> Role {
        guard let parent = node.parent else { return .text }
        if let closure = parent.as(ClosureExprSyntax.self), let type = closure.signature?.returnClause?.type {
            return type.isMessage ? .message : .text
        }
        if let function = parent.as(FunctionDeclSyntax.self) {
            return function.signature.returnClause?.type.isMessage == true ? .message : .text
        }
        if let binding = parent.as(PatternBindingSyntax.self) {
            return binding.typeAnnotation?.type.isMessage == true ? .message : .text
        }
        if let list = parent.as(SequenceExprSyntax.self)?.elements, list.count > 2,
            list.dropFirst().first?.is(AssignmentExprSyntax.self) == true, let name = list.first
        {
            return names.values.contains(name.trimmedDescription) ? .message : .text
        }
        if let argument = parent.as(LabeledExprSyntax.self), let call = argument.call {
            return role(of: argument, in: call)
        }
        if parent.is(ExpressionSegmentSyntax.self) { return .text }
        if parent.is(ExpressionPatternSyntax.self) || parent.is(WhereClauseSyntax.self) { return .argument }
        if let entry = parent.as(DictionaryElementSyntax.self), Syntax(entry.key) == node { return .argument }
        return role(of: parent)
    }

    private func role(of argument: LabeledExprSyntax, in call: FunctionCallExprSyntax) -> Role {
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        let name = callee ?? call.calledExpression.trimmedDescription
        if name == "reduce", argument.label == nil { return role(of: Syntax(call)) }
        if name == "append", let list = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
            return names.values.contains(list.trimmedDescription) ? .message : .argument
        }
        let number = call.arguments.firstIndex(of: argument).map {
            call.arguments.distance(from: call.arguments.startIndex, to: $0)
        }
        return number.map { names.arguments[name]?.contains($0) ?? false } == true ? .message : .argument
    }

    /// Whether the literal is in a function that returns a message or reports a finding.
    private func isInMessageFunction(_ node: StringLiteralExprSyntax) -> Bool {
        var parent = node.parent
        while let current = parent {
            if let function = current.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.isMessage == true
                    || function.body?.description.contains("findings.add(") == true
            }
            parent = current.parent
        }
        return false
    }

    private func template(of node: StringLiteralExprSyntax) -> (template: String, arguments: [String]) {
        var (text, arguments): (String, [String]) = ("", [])
        for segment in node.segments {
            switch segment {
            case .stringSegment(let segment): text += segment.content.text.unescaped.replacing("%", with: "%%")
            case .expressionSegment(let segment):
                arguments.append(segment.expressions.trimmedDescription)
                text += "%\(arguments.count)$@"
            }
        }
        return (text, arguments)
    }
}

extension LabeledExprSyntax {
    /// The call with this argument; nil for an element of a tuple.
    fileprivate var call: FunctionCallExprSyntax? { parent?.parent?.as(FunctionCallExprSyntax.self) }
}

extension String {
    /// The text of a literal's segment without escapes.
    fileprivate var unescaped: String {
        replacing("\\\"", with: "\"").replacing(/\\\n\s*/, with: "").replacing("\\\\", with: "\\")
    }

    /// Whether the text contains two consecutive lowercase words, so that it probably needs translation.
    fileprivate var isProse: Bool { contains(/[a-z]{2,} [a-z]{2,}/) }

    /// Whether the template has a letter outside placeholders.
    var hasWords: Bool { replacing(/%\d\$@/, with: "").contains(where: \.isLetter) }
}
