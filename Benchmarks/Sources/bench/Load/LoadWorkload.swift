/// A job at three sizes, to see whether its cost grows in proportion.
struct LoadWorkload: Sendable {
    /// The name, as in `scripts/bench --only NAME`.
    let name: String
    /// The whole in a few words.
    let summary: String
    /// The number of things in the whole.
    let size: Int
    /// Makes the row for so many things, and the samples that it needs.
    let row: @Sendable (Plan, Int) throws -> Row

    /// The sizes: a quarter, a half and the whole.
    var sizes: [Int] { [size / 4, size / 2, size] }
}
