import CatalogCore

/// The accessors of a catalog for `CatalogRuntime`: nested namespaces, and all texts in one literal.
struct PortableFile: StyledFile {
    let table: AccessorTable
    let settings: GenerationSettings
    /// The outermost namespace.
    let root: RootNamespace
    let declaresEnumerations: Bool

    static let textType = SwiftType.localizedString
    static let conformances: [SwiftType] = [.localizedEnumeration]

    var namesInUse: Set<SwiftIdentifier> { ["Swift", "CatalogRuntime", TableName.constant(table.name)] }

    /// The file.
    var file: SwiftFile {
        var declarations: [SwiftDeclaration] = [.importing("CatalogRuntime", for: settings.access)]
        declarations += namespaces
        declarations += enumerations
        if !table.accessors.isEmpty { declarations.append(constant) }
        return SwiftFile(header: header, declarations: declarations)
    }

    /// Returns the text of an accessor.
    ///
    /// It refers to the string by index, because a lookup by key would cost more, also in compile time.
    package func text(_ accessor: Accessor, _ parameters: [SwiftIdentifier]) -> SwiftExpression {
        var arguments: [SwiftExpression] = [
            .name([TableName.constant(table.name)]), .integer(table.numbers[accessor.entry] ?? 0),
        ]
        let values = zip(accessor.arguments, parameters).map { argument, name in
            SwiftExpression.call(.member(Self.kind(of: argument.type)), [SwiftArgument(value: .name([name]))])
        }
        if !values.isEmpty { arguments.append(.array(values)) }
        return .call(.type(.localizedString), arguments.map { SwiftArgument(value: $0) })
    }

    private static func kind(of type: ArgumentType) -> SwiftIdentifier {
        switch type {
        case .integer: "integer"
        case .floating: "double"
        case .object, .character, .cString, .utf16String, .pascalString, .pointer: "string"
        }
    }

    /// The constant with the encoded table.
    ///
    /// It is visible in the whole target, for keys that are only known at run time.
    ///
    /// The compiler copies the literal unchanged; arrays or dictionaries of texts would take minutes to compile.
    private var constant: SwiftDeclaration {
        let text = TableEncoding(table.catalog, indices: table.accessors.map(\.entry)).text
        return .constant(
            TableName.constant(table.name), .call(.type(.catalogTable), [SwiftArgument(value: .string(text))]),
            isPrivate: false)
    }
}

extension PortableFile {
    private var namespaces: [SwiftDeclaration] {
        guard let last = root.path.last, let first = root.path.first else { return [] }
        let documentation = SwiftDocumentation(summary: "The strings of \(table.name).xcstrings.")
        let tree = NamespaceTree(table.loose, pointers: FamilyPointer.all(in: table, settings))
        let inner = namespace(last, tree, documentation)
        guard root.path.count > 1 else { return [inner] }
        let outer = SwiftEnumeration(
            documentation: SwiftDocumentation(summary: "The strings of this module."), access: settings.access,
            name: first)
        let extended = SwiftDeclaration.extended(SwiftType(path: [first]), [inner])
        return root.declaresOutermost ? [.enumeration(outer), extended] : [extended]
    }

    private func namespace(
        _ name: SwiftIdentifier, _ tree: NamespaceTree, _ documentation: SwiftDocumentation, depth: Int = 0,
        around: Set<SwiftIdentifier> = []
    ) -> SwiftDeclaration {
        let hidden = around.union(tree.children.keys).union([name])
        let children = tree.sortedChildren.map { child in
            let words = child.tree.anyAccessor?.key.split(separator: ".").prefix(depth + 1) ?? []
            let documentation = SwiftDocumentation(summary: "The strings \(words.joined(separator: ".")).*")
            return namespace(child.name, child.tree, documentation, depth: depth + 1, around: hidden)
        }
        return .enumeration(
            SwiftEnumeration(
                documentation: documentation, access: settings.access, name: name,
                members: tree.accessors.map(member) + pointers(of: tree, hidden: hidden) + children))
    }

    /// Returns aliases of the enumerations whose keys are in a namespace, and an unavailable member for each key.
    ///
    /// - Parameter hidden: The names of the namespaces around, which would hide the namespace of the enumerations.
    private func pointers(of tree: NamespaceTree, hidden: Set<SwiftIdentifier>) -> [SwiftDeclaration] {
        let aliased = tree.enumerations.filter { path in
            path.count > 1 && !hidden.contains(path[0]) && tree.children[path[path.count - 1]] == nil
                && !tree.accessors.contains { $0.name.leaf == path[path.count - 1] }
        }
        let aliases = aliased.map { path in
            let documentation = SwiftDocumentation(summary: "The enumeration of keys of this namespace.")
            return SwiftDeclaration.alias(
                SwiftAlias(
                    documentation: documentation, access: settings.access, name: path[path.count - 1],
                    type: SwiftType(path: path)))
        }
        return aliases + tree.pointers.map { $0.member(settings, hasAlias: aliased.contains($0.enumeration)) }
    }
}
