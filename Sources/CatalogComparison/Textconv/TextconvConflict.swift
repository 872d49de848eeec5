import CatalogCore

/// The lines of both sides of an unresolved merge, with git's markers around differences.
///
/// During a merge, git's combined diff can then compare lines of the same form for all versions.
struct TextconvConflict {
    private(set) var lines: [String] = []
    private let labels: [String]

    /// - Parameter labels: the labels of the markers for ours and theirs.
    init(ours: TextconvLines, theirs: TextconvLines, labels: [String]) {
        self.labels = labels
        let (left, right) = (ours.groups, theirs.groups)
        let (leftKeys, rightKeys) = (Set(left.map(\.bytes)), Set(right.map(\.bytes)))
        var (first, second) = (0, 0)
        while first < left.count || second < right.count {
            let mine = first < left.count ? left[first] : nil
            let other = second < right.count ? right[second] : nil
            if let mine, let other, mine.bytes == other.bytes {
                add(mine.lines, other.lines)
                (first, second) = (first + 1, second + 1)
            } else if let other, !leftKeys.contains(other.bytes), mine.map({ other.stands(before: $0) }) ?? true {
                add([], other.lines)
                second += 1
            } else if let mine, !rightKeys.contains(mine.bytes) || other == nil {
                add(mine.lines, [])
                first += 1
            } else {
                // Theirs has the key of `mine` in another place: later, or earlier if the key is a duplicate.
                add([], other?.lines ?? [])
                second += 1
            }
        }
    }

    /// All lines, each with a line break.
    package var text: String { lines.map { $0 + "\n" }.joined() }

    private mutating func add(_ ours: [String], _ theirs: [String]) {
        let start = zip(ours, theirs).prefix { $0 == $1 }.count
        let end = zip(ours.dropFirst(start).reversed(), theirs.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        lines += ours.prefix(start)
        let sides = [ours, theirs].map { $0.dropFirst(start).dropLast(end) }
        if !sides.allSatisfy(\.isEmpty) {
            lines += ["<<<<<<< \(labels[0])"] + sides[0] + ["======="] + sides[1] + [">>>>>>> \(labels[1])"]
        }
        lines += ours.suffix(end)
    }
}

extension TextconvLines.Group {
    /// The bytes of the key, because canonically equivalent spellings are different keys.
    fileprivate var bytes: [UInt8] { Array(key.utf8) }

    fileprivate func stands(before other: TextconvLines.Group) -> Bool {
        key.isEmpty || XcodeOrder.areInIncreasingOrder(key, other.key)
    }
}
