import CatalogCore

/// What came of changes, in few words: how many, in which files, and why others were left out.
struct ChangeAnswer {
    private let answer: CommandAnswer
    private let json: DocumentFragment
    private let changes: [DocumentFragment]

    /// The most files that are named.
    private static let shownFiles = 10
    /// The most changes that a dry run shows where nobody says.
    private static let usual = 40

    /// Reads the answer of a command that changes something.
    ///
    /// - Throws: where nothing was changed, for something was wrong.
    init(_ answer: CommandAnswer) throws(ToolRefusal) {
        json = try answer.required()
        changes = json["changes"]?.elements ?? []
        self.answer = answer
        if changes.isEmpty, answer.status > 1 { throw ToolRefusal(Self.problems(of: json, answer)) }
    }

    /// How many keys an operation was done to.
    func keys(_ operation: String) -> DocumentFragment {
        .integer(Set(changes.filter { $0["op"]?.text == operation }.compactMap { $0["key"]?.text }).count)
    }

    /// How many changes are of an operation.
    func count(_ operation: String) -> DocumentFragment {
        .integer(changes.count { $0["op"]?.text == operation })
    }

    /// How many texts changed.
    var texts: DocumentFragment { .integer(changes.count { $0["text"] != nil && $0["language"] != nil }) }

    /// The answer of the tool.
    ///
    /// - Parameter counts: what is said first.
    func toolAnswer(
        _ counts: KeyValuePairs<String, DocumentFragment?>, _ arguments: DocumentFragment
    ) throws(ToolRefusal) -> ToolAnswer {
        var made = ToolAnswer(counts)
        let isDryRun = json["dry_run"]?.boolean ?? false
        made.add("dry_run", .boolean(isDryRun))
        let files = (json["files"]?.elements ?? []).compactMap { $0["path"] }
        made.add("file_count", files.count > Self.shownFiles ? .integer(files.count) : nil)
        made.add("files", .array(Array(files.prefix(Self.shownFiles))))
        if isDryRun {
            let items = ChangedKey.all(in: changes).map(\.fragment)
            let shown = try Page(items, arguments, usual: Self.usual)
            made.add("changes", .array(shown.items))
            made.add("more_changes", shown.next == nil ? nil : .integer(items.count - shown.items.count))
        }
        let problems = Self.problems(of: json, answer)
        made.add("left_out", problems.count > 20 ? .integer(problems.count) : nil)
        made.add("problems", .array(problems.prefix(20).map(\.fragment)))
        // What was left out is said already.
        let notes = problems.isEmpty ? answer.notes.prefix(10) : []
        made.add("notes", .array(notes.map { .string($0) }))
        return made
    }

    /// What was left out says its key; a command's own words are read where it says nothing of it.
    private static func problems(of json: DocumentFragment, _ answer: CommandAnswer) -> [Problem] {
        let skipped = (json["skipped"]?.elements ?? []).map(Problem.init(skipped:))
        return skipped.isEmpty ? answer.problems : skipped
    }
}
