/// The runs of removed members, computed once for all insertions.
struct SpliceGaps {
    /// The index of the last member that stays; -1 if none stays.
    let lastStaying: Int
    private let starts: [Int: Int]
    private let count: Int

    init(_ runs: [Range<Int>], count: Int) {
        self.count = count
        starts = Dictionary(runs.flatMap { run in run.map { ($0, run.lowerBound) } }) { first, _ in first }
        lastStaying = runs.last.flatMap { $0.upperBound == count ? $0.lowerBound - 1 : nil } ?? (count - 1)
    }

    /// Returns the start of the removed run at an index; the index itself if there is no run.
    ///
    /// A run that ends the object also includes the index after the last member.
    func start(of index: Int) -> Int {
        starts[index] ?? (index == count ? starts[count - 1] ?? index : index)
    }
}
