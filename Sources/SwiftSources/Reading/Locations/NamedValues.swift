import SwiftSyntax

/// Functions that read the names in the arguments and modifiers of a call.
enum NamedValues {
    /// Returns the names in the arguments, except in those that `isLeftOut` selects.
    static func arguments(
        of call: FunctionCallExprSyntax, leavingOut isLeftOut: (ExprSyntax) -> Bool
    ) -> [NamedValue] {
        var values = call.arguments.compactMap { argument in
            isLeftOut(argument.expression) ? nil : value(argument.expression, label: argument.label?.text)
        }
        if let closure = call.trailingClosure, !isLeftOut(ExprSyntax(closure)) {
            values += [action(closure, label: nil)].compactMap { $0 }
        }
        for element in call.additionalTrailingClosures where !isLeftOut(ExprSyntax(element.closure)) {
            values += [action(element.closure, label: element.label.text)].compactMap { $0 }
        }
        return values
    }

    /// Returns the names in the modifiers after a call: `title2` for `.font(.title2)`.
    static func modifiers(behind call: FunctionCallExprSyntax) -> [NamedValue] {
        var found: [NamedValue] = []
        var node = ExprSyntax(call)
        while let member = node.parent?.as(MemberAccessExprSyntax.self),
            let next = member.parent?.as(FunctionCallExprSyntax.self), found.count < 8
        {
            let names = next.arguments.flatMap { allNames(in: Syntax($0.expression)) }
            found.append(NamedValue(label: member.declName.baseName.text, names: names, kind: .value))
            node = ExprSyntax(next)
        }
        return found
    }

    // MARK: - Values

    private static func value(_ expression: ExprSyntax, label: String?) -> NamedValue? {
        if let closure = expression.as(ClosureExprSyntax.self) { return action(closure, label: label) }
        if let text = expression.as(StringLiteralExprSyntax.self) { return literal(text, label: label) }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            if member.base == nil { return NamedValue(label: label, names: [name], kind: .member) }
            return NamedValue(label: label, names: [name], kind: isBinding(expression) ? .binding : .value)
        }
        if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
            let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
            return NamedValue(label: label, names: [plain], kind: name.hasPrefix("$") ? .binding : .value)
        }
        let names = PatternNames.values(in: Syntax(expression))
        return names.isEmpty ? nil : NamedValue(label: label, names: Array(names.prefix(1)), kind: .value)
    }

    private static func isBinding(_ expression: ExprSyntax) -> Bool { expression.code.hasPrefix("$") }

    private static func literal(_ text: StringLiteralExprSyntax, label: String?) -> NamedValue? {
        let values = text.segments.compactMap { $0.as(ExpressionSegmentSyntax.self)?.expressions.first?.expression }
        if let first = values.first {
            let names = PatternNames.values(in: Syntax(first))
            return names.isEmpty ? nil : NamedValue(label: label, names: Array(names.prefix(1)), kind: .value)
        }
        let words = words(of: text)
        return words.isEmpty ? nil : NamedValue(label: label, names: words, kind: .literal)
    }

    /// Returns the text of a literal that is a name rather than a sentence: `dumbbell.fill`.
    static func words(of text: StringLiteralExprSyntax) -> [String] {
        guard text.segments.count == 1, let plain = text.segments.first?.as(StringSegmentSyntax.self)?.content.text,
            !plain.isEmpty, plain.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) })
        else { return [] }
        return [plain]
    }

    /// Returns the first action of a closure: the called function or the assignment target.
    private static func action(_ closure: ClosureExprSyntax, label: String?) -> NamedValue? {
        var open = Array(closure.statements.map { Syntax($0) }.reversed())
        var count = 0
        while let node = open.popLast(), count < 60 {
            count += 1
            if let call = node.as(FunctionCallExprSyntax.self) {
                let name = CalleeName(call.calledExpression).name
                if moves.contains(name), let target = call.arguments.first?.expression {
                    let names = PatternNames.names(in: Syntax(target))
                    return names.isEmpty ? nil : NamedValue(label: label, names: names, kind: .action)
                }
                if !wrappers.contains(name), !Names.isType(name), name != "_" {
                    return NamedValue(label: label, names: [name], kind: .action)
                }
                if Names.isType(name), !wrappers.contains(name) { return nil }
            }
            if let list = node.as(ExprListSyntax.self), list.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false,
                let target = list.first
            {
                return NamedValue(label: label, names: [Names.last(of: target)], kind: .action)
            }
            open += node.children(viewMode: .sourceAccurate).filter { !$0.is(TokenSyntax.self) }.reversed()
        }
        return nil
    }

    /// Functions that do not describe the action itself.
    private static let wrappers: Set<String> = [
        "Task", "withAnimation", "async", "asyncAfter", "detached", "run", "guard", "print", "impactOccurred",
    ]

    /// Functions that open a screen, which their argument names.
    private static let moves: Set<String> = [
        "push", "present", "navigate", "go", "open", "show", "route", "select", "send", "append", "presentSheet",
        "replace",
    ]

    private static func allNames(in expression: Syntax) -> [String] {
        var names: [String] = []
        var open = [expression]
        while let node = open.popLast(), names.count < 6 {
            if let member = node.as(MemberAccessExprSyntax.self) { names.append(member.declName.baseName.text) }
            if let number = node.as(IntegerLiteralExprSyntax.self) { names.append(number.literal.text) }
            open += node.children(viewMode: .sourceAccurate).filter { !$0.is(TokenSyntax.self) }.reversed()
        }
        return names
    }
}
