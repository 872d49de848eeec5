/// A project at one point in time, with its findings.
struct PageSnapshot: Sendable {
    /// The project at the time of the snapshot.
    let project: PageProject
    /// The findings at the time of the snapshot.
    let findings: FindingIndex
    /// The revision of the project at the time of the snapshot.
    let revision: Int
    /// The messages about files that cannot be read.
    let problems: [String]
}
