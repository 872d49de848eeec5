/// A project at one point in time, with its findings.
struct PageSnapshot: Sendable {
    /// The project.
    let project: PageProject
    /// The findings.
    let findings: FindingIndex
    /// The revision.
    let revision: Int
    /// The messages about files that cannot be read.
    let problems: [String]
}
