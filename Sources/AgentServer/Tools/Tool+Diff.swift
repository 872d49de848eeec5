import CatalogCore

extension Tool {
    /// The tool that compares two versions of the texts.
    static let diff = Tool(
        name: "diff",
        description: """
            Compare two versions of the texts, by key and language. suspects are languages whose translation may be \
            outdated, because the source text changed. Default: HEAD and the work tree. Returns counts by kind, then changes.
            """,
        input: [
            InputMember("from", .text, "Git revision, or file."), InputMember("to", .text, "Git revision, or file."),
            InputMember("paths", .list(.text), "Only these files or folders; default: all."), .limit(20), .cursor,
        ],
        effect: .reads
    ) { call in
        guard call.text("from") != nil || call.text("to") == nil else {
            throw ToolRefusal("“to” needs “from”; pass both, or only “from”")
        }
        let versions = try ["from", "to"].compactMap { call.text($0) }.map { try call.project.versionInside($0) }
        let paths = try call.paths()
        let answer = try await call.run(words: call.words("diff") + versions + (paths.isEmpty ? [] : ["--"] + paths))
        let changes = try answer.required()["changes"]?.elements ?? []
        let counts = Dictionary(grouping: changes) { $0["kind"]?.text ?? "" }.mapValues(\.count)
        var made = ToolAnswer([
            "count": .integer(changes.count),
            "kinds": .object(counts.sorted { $0.key < $1.key }.map { .init($0.key, .integer($0.value)) }),
        ])
        let rows = changes.map { change in
            change.picking("kind", "key", "old_key", "language", "part", "field", "old", "new", "suspects", "path")
        }
        made.add("changes", try Page(rows, call.arguments, usual: 20))
        made.add("problems", .array(answer.problems.map(\.fragment)))
        return made
    }
}
