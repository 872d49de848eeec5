/// A job that is measured at three sizes, to check that its cost is at most proportional to the size.
struct LoadWorkload: Sendable {
    /// The name, as in `scripts/bench --only NAME`.
    let name: String
    /// A short description of the job.
    let summary: String
    /// The full size: the number of keys, files, catalogs or commits.
    let size: Int
    /// Creates the row for a size, and generates the samples that the row needs.
    let row: @Sendable (Plan, Int) throws -> Row

    /// A quarter of the full size, half of it, and the full size.
    var sizes: [Int] { [size / 4, size / 2, size] }
}
