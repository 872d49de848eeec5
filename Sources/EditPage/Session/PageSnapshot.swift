/// A project as pages show it at one moment, with what the rules found in it.
struct PageSnapshot: Sendable {
    /// The project.
    let project: PageProject
    /// What the rules found.
    let findings: FindingIndex
    /// The number of the state.
    let revision: Int
    /// What cannot be read, a line each.
    let problems: [String]
}
