import StringTables

/// The commits that changed some files, with the merges that combine them.
///
/// Parents precede their children.
package struct HistoryLog: Sendable {
    /// A commit with its changes.
    struct Step: Sendable {
        let commit: Commit
        /// The parent steps, in git's order: the nearest ancestors in the log.
        let parents: [Int]
        /// The differences from the first parent.
        let changes: [Change]
    }

    /// A file that a commit changed.
    struct Change: Sendable {
        let path: String
        /// The new contents; nil if the file was removed.
        let blob: ObjectName?
        /// Whether the file does not exist in the first parent.
        let isNew: Bool
    }

    private(set) var steps: [Step] = []
    /// The steps that the work tree is based on: usually one, or two during a merge.
    private(set) var tips: [Int] = []

    /// Whether any commit changes a file that exists afterwards.
    package var changesFiles: Bool { steps.contains { $0.changes.contains { $0.blob != nil } } }

    init(_ steps: [Step], tips: [Int]) {
        self.steps = steps
        self.tips = tips
    }

    /// The output format for `git log`, which ``init(reading:boundary:)`` parses.
    static let format = "--format=%x01%H%x00%P%x00%aN%x00%aI%x00%s"

    /// Parses git's output.
    ///
    /// Each record has five fields in ``format``. For each file, one field with modes, objects and a letter follows,
    /// and one with the path. All fields end in NUL.
    ///
    /// - Parameter boundary: the last commits of a shallow clone.
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

    /// Sets the steps that the work tree is based on.
    ///
    /// Commits that are not in the log are ignored.
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
