import CatalogCore

/// A table on its way to being a file: what both styles share.
protocol StyledFile {
    /// The table.
    var table: AccessorTable { get }
    /// What is asked for.
    var settings: GenerationSettings { get }
    /// The type of a text.
    static var textType: SwiftType { get }
    /// Whether the file declares the namespace of the enumerations, rather than extending that of another.
    var declaresEnumerations: Bool { get }
    /// What enumerations without arguments conform to besides, for the type that their texts have.
    static var conformances: [SwiftType] { get }
    /// Names that parameters must not hide.
    var namesInUse: Set<SwiftIdentifier> { get }
    /// The text of an accessor, from parameters of these names.
    func text(_ accessor: Accessor, _ parameters: [SwiftIdentifier]) -> SwiftExpression
}

extension StyledFile {
    /// The comment at the beginning of the file.
    var header: [String] {
        let file = table.path.split(separator: "/").last.map(String.init) ?? table.name
        return [
            GeneratedFileMark.text(for: file), "swift-format-ignore-file", "swiftlint:disable all",
        ]
    }

    /// The static member of an accessor.
    func member(_ accessor: Accessor) -> SwiftDeclaration {
        let names = AccessorArgument.names(of: accessor.arguments, avoiding: namesInUse)
        return member(
            accessor.name.leaf, parameters(accessor, names), text(accessor, names), accessor.documentation,
            isStatic: true)
    }

    /// A property, or a function where it takes something.
    private func member(
        _ name: SwiftIdentifier, _ parameters: [SwiftParameter], _ value: SwiftExpression,
        _ documentation: SwiftDocumentation, isStatic: Bool
    ) -> SwiftDeclaration {
        guard !parameters.isEmpty else {
            return .property(
                SwiftProperty(
                    documentation: documentation, access: settings.access, isStatic: isStatic, name: name,
                    type: Self.textType, value: value))
        }
        return .function(
            SwiftFunction(
                documentation: documentation, access: settings.access, isStatic: isStatic, name: name,
                parameters: parameters, result: Self.textType, value: value))
    }

    /// The enumerations of the families, in their namespace if they have one.
    var enumerations: [SwiftDeclaration] {
        FamilyNamespace(settings).enclosing(
            table.families.compactMap(enumeration), access: settings.access, declares: declaresEnumerations)
    }

    /// The enumeration of a family, with the texts of each case.
    private func enumeration(_ family: AccessorFamily) -> SwiftDeclaration? {
        guard let name = SwiftIdentifier(family.family.name) else { return nil }
        let summary = "The strings \(family.family.pattern) of \(table.name)."
        let text = member(
            "text", [], .choice(family.cases.map(choice)), SwiftDocumentation(summary: "The text of the case."),
            isStatic: false)
        return .enumeration(
            SwiftEnumeration(
                documentation: SwiftDocumentation(summary: summary), access: settings.access, name: name,
                inherited: family.hasArguments ? [.hashable, .sendable] : Self.countable,
                cases: family.cases.map { enumerationCase($0, hasRawValue: !family.hasArguments) },
                members: [text] + family.texts.compactMap { further($0, of: family) }))
    }

    /// What an enumeration with raw values conforms to; that makes it `Hashable` too.
    private static var countable: [SwiftType] { [.string, .caseIterable, .codable, .sendable] + conformances }

    /// A further text; it takes its own arguments, and none of those that cases carry.
    private func further(_ text: AccessorFamily.Text, of family: AccessorFamily) -> SwiftDeclaration? {
        let accessors = family.cases.compactMap { familyCase in
            text.accessor(of: familyCase).map { (familyCase.name, $0) }
        }
        guard let name = SwiftIdentifier(text.text.name), let first = accessors.first?.1 else { return nil }
        let parameterNames = AccessorArgument.names(of: first.arguments, avoiding: namesInUse)
        let choices = accessors.map { name, accessor in
            SwiftChoice(name: name, bindings: [], result: self.text(accessor, parameterNames))
        }
        return member(
            name, parameters(first, parameterNames), .choice(choices),
            SwiftDocumentation(summary: "The text \(text.text.pattern) of the case."), isStatic: false)
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
