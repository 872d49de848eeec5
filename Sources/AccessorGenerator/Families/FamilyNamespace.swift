/// The optional namespace of the families' enumerations.
struct FamilyNamespace {
    /// The name; nil for no namespace.
    let name: SwiftIdentifier?

    init(_ settings: GenerationSettings) {
        name = settings.enumerations.flatMap { SwiftIdentifier($0.text) }
    }

    /// Returns the names of a family's enumeration, outermost first; nil if its name is not valid.
    func path(of family: StringFamily) -> [SwiftIdentifier]? {
        SwiftIdentifier(family.name).map { [name].compactMap(\.self) + [$0] }
    }

    /// Returns the enumerations inside their namespace.
    ///
    /// - Parameter declares: Whether to declare the namespace; otherwise the result extends it.
    func enclosing(_ enumerations: [SwiftDeclaration], access: AccessLevel, declares: Bool) -> [SwiftDeclaration] {
        guard let name, !enumerations.isEmpty else { return enumerations }
        guard declares else { return [.extended(SwiftType(path: [name]), enumerations)] }
        return [
            .enumeration(
                SwiftEnumeration(
                    documentation: SwiftDocumentation(
                        summary: "The enumerations generated from this module's strings."),
                    access: access, name: name, members: enumerations))
        ]
    }
}
