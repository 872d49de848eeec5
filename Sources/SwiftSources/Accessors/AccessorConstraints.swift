/// Facts about the rest of the project that restrict the accessors in one file.
struct AccessorConstraints {
    /// Literals that code compares with, matches or uses as subscripts; texts equal to them must not change.
    let askedTexts: Set<String>
    /// The names of the types that are declared outside the accessors' module.
    let types: Set<String>

    init(_ project: SourceProject, _ settings: AccessorAdoptionSettings) {
        let literals = project.index.files.flatMap(\.facts.literals).filter { literal in
            switch literal.role {
            case .compared, .pattern, .subscripted: true
            default: false
            }
        }
        askedTexts = Set(literals.compactMap(\.plainText))
        let others = project.index.files.filter { settings.module($0.path) != nil }
        types = Set(
            others.flatMap(\.facts.types).filter { $0.kind != .extended }.map { Declarations.last($0.name) })
    }
}
