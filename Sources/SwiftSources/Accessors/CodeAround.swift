/// What the rest of a project has to do with accessors in one of its files.
struct CodeAround {
    /// What code asks texts for, so that these must stay what they are.
    let askedTexts: Set<String>
    /// The names of the types that are declared outside of the accessors' own module.
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
