import CatalogCore

/// A generated file for one table: the members that both styles share.
protocol StyledFile {
    /// The table whose accessors the file contains.
    var table: AccessorTable { get }
    /// The settings.
    var settings: GenerationSettings { get }
    /// The Swift type of an accessor's value.
    static var textType: SwiftType { get }
    /// Whether the file declares the namespace of the enumerations and does not only extend it.
    var declaresEnumerations: Bool { get }
    /// The additional conformances of enumerations without associated values, which depend on the type of their texts.
    static var conformances: [SwiftType] { get }
    /// The names that parameters must not hide.
    var namesInUse: Set<SwiftIdentifier> { get }
    /// Returns the text of an accessor, given the names of its parameters.
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

    /// Returns the static member of an accessor.
    func member(_ accessor: Accessor) -> SwiftDeclaration {
        let names = AccessorArgument.names(of: accessor.arguments, avoiding: namesInUse)
        return member(
            accessor.name.leaf, parameters(accessor, names), text(accessor, names), accessor.documentation,
            isStatic: true)
    }

    /// Returns a property, or a function if there are parameters.
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

    /// The enumerations of the families, inside their namespace if there is one.
    var enumerations: [SwiftDeclaration] {
        FamilyNamespace(settings).enclosing(
            table.families.compactMap(enumeration), access: settings.access, declares: declaresEnumerations)
    }

    /// Returns the enumeration of a family with the texts of its cases.
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

    /// The conformances of an enumeration with raw values, which is implicitly `Hashable`.
    private static var countable: [SwiftType] { [.string, .caseIterable, .codable, .sendable] + conformances }

    /// Returns the member for an additional text.
    ///
    /// It takes the text's own arguments and ignores the associated values of cases.
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
