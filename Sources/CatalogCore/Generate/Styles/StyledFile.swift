/// A table on its way to being a file: what both styles share.
protocol StyledFile {
    /// The table.
    var table: AccessorTable { get }
    /// What is asked for.
    var settings: GenerationSettings { get }
    /// The type of a text.
    static var textType: SwiftType { get }
    /// Names that parameters must not hide.
    var namesInUse: Set<SwiftIdentifier> { get }
    /// The text of an accessor, from parameters of these names.
    func text(_ accessor: Accessor, _ parameters: [SwiftIdentifier]) -> SwiftExpression
}

extension StyledFile {
    /// The comment at the beginning of the file.
    var header: [String] {
        let file = table.path.split(separator: "/").last.map(String.init) ?? table.name
        return ["Made by fitloc from \(file). Changes are lost with the next build."]
    }

    /// The static member of an accessor.
    func member(_ accessor: Accessor) -> SwiftDeclaration {
        let names = AccessorArgument.names(of: accessor.arguments, avoiding: namesInUse)
        let value = text(accessor, names)
        guard !names.isEmpty else {
            return .property(
                SwiftProperty(
                    documentation: accessor.documentation, access: settings.access, name: accessor.name.leaf,
                    type: Self.textType, value: value))
        }
        return .function(
            SwiftFunction(
                documentation: accessor.documentation, access: settings.access, name: accessor.name.leaf,
                parameters: parameters(accessor, names), result: Self.textType, value: value))
    }

    /// The enumeration of a family, with the text of each case.
    func enumeration(_ family: AccessorFamily) -> SwiftDeclaration? {
        guard let name = SwiftIdentifier(family.family.name) else { return nil }
        let summary = "The strings \(family.family.prefix).* of \(table.name)."
        let text = SwiftProperty(
            documentation: SwiftDocumentation(summary: "The text of the case."), access: settings.access,
            isStatic: false, name: "text", type: Self.textType, value: .choice(family.cases.map(choice)))
        return .enumeration(
            SwiftEnumeration(
                documentation: SwiftDocumentation(summary: summary), access: settings.access, name: name,
                inherited: family.hasArguments ? [.hashable, .sendable] : [.string, .caseIterable, .sendable],
                cases: family.cases.map { enumerationCase($0, hasRawValue: !family.hasArguments) },
                members: [.property(text)]))
    }

    private func enumerationCase(_ familyCase: AccessorFamily.Case, hasRawValue: Bool) -> SwiftCase {
        var labels: Set<SwiftIdentifier> = []
        let accessor = familyCase.accessor
        let names = AccessorArgument.names(of: accessor.arguments, avoiding: namesInUse)
        let values = parameters(accessor, names).map { parameter in
            let label = parameter.label.flatMap { labels.insert($0).inserted ? $0 : nil }
            return SwiftParameter(label: label, name: parameter.name, type: parameter.type)
        }
        return SwiftCase(
            documentation: accessor.documentation, name: familyCase.name,
            rawValue: hasRawValue ? familyCase.rawValue : nil, parameters: values)
    }

    private func choice(_ familyCase: AccessorFamily.Case) -> SwiftChoice {
        let names = AccessorArgument.names(of: familyCase.accessor.arguments, avoiding: namesInUse)
        return SwiftChoice(name: familyCase.name, bindings: names, result: text(familyCase.accessor, names))
    }

    private func parameters(_ accessor: Accessor, _ names: [SwiftIdentifier]) -> [SwiftParameter] {
        zip(accessor.arguments, names).map { argument, name in
            SwiftParameter(label: argument.label, name: name, type: settings.style.type(of: argument) ?? .string)
        }
    }
}
