import CatalogCore

extension Tool {
    /// The tool that searches for keys.
    static let list = Tool(
        name: "list",
        description: """
            Find keys by name, words, missing language or state. Returns their number and a page of them: values by \
            language, and the state if it is not translated.
            """,
        input: [
            InputMember("match", .text, "Glob on keys, such as home.*"),
            InputMember("search", .text, "Words in the key, text or comment."),
            InputMember(
                "missing", .text,
                "Only keys to translate: without text, new or incomplete in one of these languages (de,fr) or in any (*)."
            ),
            InputMember("state", .text, "Only keys with a text in this state: new, needs_review, translated."),
            InputMember("languages", .list(.text), "Return only these languages."),
            InputMember("paths", .list(.text), "Files or folders; default: the project."),
            .limit(20), .cursor,
        ],
        effect: .reads
    ) { call in
        let answer = try await call.run(
            "list",
            [
                "match": call.text("match"), "search": call.text("search"), "missing": call.text("missing"),
                "state": call.text("state"), "language": call.languages,
            ], call.paths())
        let keys = try answer.required()["keys"]?.elements ?? []
        let rows = SharedPath(keys.map { KeyAnswer($0).fragment })
        var made = ToolAnswer(["count": .integer(keys.count), "path": rows.path])
        made.add("keys", try Page(rows.items, call.arguments, usual: 20))
        made.add("problems", .array(answer.problems.map(\.fragment)))
        return made
    }

    /// The tool that reads keys.
    static let get = Tool(
        name: "get",
        description: "Read keys by their exact names: all values, states, comment, catalog.",
        input: [
            InputMember("keys", .list(.text)).required,
            InputMember("languages", .list(.text), "Return only these languages."),
        ],
        effect: .reads
    ) { call in
        let answer = try await call.run("list", ["language": call.languages])
        let all = try answer.required()["keys"]?.elements ?? []
        let found = Dictionary(grouping: all) { ExactText($0["key"]?.text ?? "") }
        let wanted = call.texts("keys")
        let missing = wanted.filter { found[ExactText($0)] == nil }
        let rows = wanted.flatMap { found[ExactText($0)] ?? [] }.map { KeyAnswer($0).fragment }
        let names = found.keys.map(\.string)
        var made = ToolAnswer([
            "keys": .array(rows),
            "not_found": .array(
                missing.map { key in
                    let nearest = Spelling.nearest(to: key, in: names).map { DocumentFragment.string($0) }
                    return .compact(["key": .string(key), "nearest": nearest])
                }),
            "problems": .array(answer.problems.map(\.fragment)),
        ])
        made.isError = rows.isEmpty
        return made
    }
}
