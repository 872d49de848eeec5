/// Where the enumerations of families are: in a namespace that the settings name, or in none.
struct FamilyNamespace {
    /// Its name; nil where the enumerations stand alone.
    let name: SwiftIdentifier?

    init(_ settings: GenerationSettings) {
        name = settings.enumerations.flatMap { SwiftIdentifier($0.text) }
    }

    /// The names of a family's enumeration from the outermost; nil where it cannot have its name.
    func path(of family: StringFamily) -> [SwiftIdentifier]? {
        SwiftIdentifier(family.name).map { [name].compactMap(\.self) + [$0] }
    }

    /// Enumerations in the namespace, which the file declares itself or extends.
    func enclosing(_ enumerations: [SwiftDeclaration], access: AccessLevel, declares: Bool) -> [SwiftDeclaration] {
        guard let name, !enumerations.isEmpty else { return enumerations }
        guard declares else { return [.extended(SwiftType(path: [name]), enumerations)] }
        return [
            .enumeration(
                SwiftEnumeration(
                    documentation: SwiftDocumentation(
                        summary: "The enumerations that are made of this module's strings."),
                    access: access, name: name, members: enumerations))
        ]
    }
}
