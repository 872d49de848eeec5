import StringTables

/// The commits that touched some files, and the merges that put them together; parents stand before their children.
package struct HistoryLog: Sendable {
    /// A commit with what it changed.
    struct Step: Sendable {
        let commit: Commit
        /// The steps that it came from, in git's order: those commits that touched the files or put them together.
        let parents: [Int]
        /// What is different from the first parent.
        let changes: [Change]
    }

    /// A file that a commit changed.
    struct Change: Sendable {
        let path: String
        /// What is in it from then on; nil where it is gone.
        let blob: ObjectName?
        /// Whether the first parent has no such file.
        let isNew: Bool
    }

    private(set) var steps: [Step] = []
    /// The steps that the work tree comes from: mostly one, two while a merge is under way.
    private(set) var tips: [Int] = []

    init(_ steps: [Step], tips: [Int]) {
        self.steps = steps
        self.tips = tips
    }

    /// What `git log` is asked for, to be read by ``init(reading:boundary:)``.
    static let format = "--format=%x01%H%x00%P%x00%aN%x00%aI%x00%s"

    /// Reads what git printed: records of five fields in ``format``, then for each file modes, objects and letter in
    /// one field and the path in the next; all end in NUL.
    ///
    /// - Parameter boundary: the commits that a shallow clone ends with.
    package init(reading output: [UInt8], boundary: Set<String>) {
        var fields = output.split(separator: 0, omittingEmptySubsequences: false)[...]
        var numbers: [String: Int] = [:]
        while let head = fields.popFirst() {
            guard head.first == 0x01, fields.count >= 4 else { continue }
            let texts = ([head.dropFirst()] + fields.prefix(4)).map { String(decoding: $0, as: UTF8.self) }
            fields = fields.dropFirst(4)
            let commit = Commit(
                name: texts[0], author: texts[2], date: texts[3], subject: texts[4],
                isBoundary: boundary.contains(texts[0]))
            numbers[commit.name] = steps.count
            let parents = texts[1].split(separator: " ").compactMap { numbers[String($0)] }
            steps.append(Step(commit: commit, parents: parents, changes: Self.changes(from: &fields)))
        }
    }

    /// Names the steps that the work tree comes from; those that are not in the log are left out.
    mutating func setTips(_ names: [String]) {
        tips = names.compactMap { name in steps.lastIndex { $0.commit.name == name } }
    }

    private static func changes(from fields: inout ArraySlice<ArraySlice<UInt8>>) -> [Change] {
        var changes: [Change] = []
        while let field = fields.first, fields.count >= 2, field.first == 0x0A || field.first == UInt8(ascii: ":") {
            let path = String(decoding: fields[fields.startIndex + 1], as: UTF8.self)
            fields = fields.dropFirst(2)
            // `:100644 100644 <old> <new> M`
            let words = String(decoding: field, as: UTF8.self).split { $0 == " " || $0 == "\n" }
            guard words.count == 5 else { continue }
            let isFile = words[1].hasPrefix("100")
            changes.append(
                Change(path: path, blob: isFile ? ObjectName(words[3]) : nil, isNew: ObjectName(words[2]) == nil))
        }
        return changes
    }
}
