/// The runs of members that go, looked at once for all that come in.
struct SpliceGaps {
    /// The last member that stays; -1 where none does.
    let lastStaying: Int
    private let starts: [Int: Int]
    private let count: Int

    init(_ runs: [Range<Int>], count: Int) {
        self.count = count
        starts = Dictionary(runs.flatMap { run in run.map { ($0, run.lowerBound) } }) { first, _ in first }
        lastStaying = runs.last.flatMap { $0.upperBound == count ? $0.lowerBound - 1 : nil } ?? (count - 1)
    }

    /// Where the run begins that a member is in, or that ends the object; all else stays where it is.
    func start(of place: Int) -> Int {
        starts[place] ?? (place == count ? starts[count - 1] ?? place : place)
    }
}
