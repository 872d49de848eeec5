import CatalogCore

/// A summary of changes: their number, the files, and the reasons for skipped changes.
struct ChangeAnswer {
    private let answer: CommandAnswer
    private let json: DocumentFragment
    private let changes: [DocumentFragment]

    /// The maximum number of files to name.
    private static let shownFiles = 10
    /// The default maximum number of changes in the answer to a dry run.
    private static let usual = 40

    /// Creates a summary from the output of a command.
    ///
    /// - Throws: A `ToolRefusal` if nothing was changed because of an error.
    init(_ answer: CommandAnswer) throws(ToolRefusal) {
        json = try answer.required()
        changes = json["changes"]?.elements ?? []
        self.answer = answer
        if changes.isEmpty, answer.status > 1 { throw ToolRefusal(Self.problems(of: json, answer)) }
    }

    /// Returns the number of keys that an operation affected.
    func keys(_ operation: String) -> DocumentFragment {
        .integer(Set(changes.filter { $0["op"]?.text == operation }.compactMap { $0["key"]?.text }).count)
    }

    /// Returns the number of changes by an operation.
    func count(_ operation: String) -> DocumentFragment {
        .integer(changes.count { $0["op"]?.text == operation })
    }

    /// The number of changed texts.
    var texts: DocumentFragment { .integer(writtenTexts.count) }

    /// The number of changed texts in state `new`, which are copies of the source text; nil if there are none.
    var openTexts: DocumentFragment? {
        writtenTexts.count == finishedCount ? nil : .integer(writtenTexts.count - finishedCount)
    }

    /// The number of changed texts in another state.
    var finishedTexts: DocumentFragment { .integer(finishedCount) }

    private var finishedCount: Int { writtenTexts.count { $0["state"]?.text != "new" } }
    private var writtenTexts: [DocumentFragment] { changes.filter { $0["text"] != nil && $0["language"] != nil } }

    /// Returns the answer of the tool.
    ///
    /// - Parameter counts: The first members of the answer.
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
        made.add("problems", .array(Array(Problem.fragments(of: problems).prefix(20))))
        // Notes would repeat the reasons for skipped changes.
        let notes = problems.isEmpty ? answer.notes.prefix(10) : []
        made.add("notes", .array(notes.map { .string($0) }))
        return made
    }

    /// Returns the reasons for skipped changes, which include their keys; otherwise the errors of the command.
    private static func problems(of json: DocumentFragment, _ answer: CommandAnswer) -> [Problem] {
        let skipped = (json["skipped"]?.elements ?? []).map(Problem.init(skipped:))
        return skipped.isEmpty ? answer.problems : skipped
    }
}
