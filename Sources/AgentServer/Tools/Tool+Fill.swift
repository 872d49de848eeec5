import CatalogCore

extension Tool {
    /// Returns the tool that fills missing translations from the project and the allowed services.
    static func fill(from services: FillServices) -> Tool {
        let own = ["memory", "source", "pseudo", "pseudo-rtl"]
        let asked = services.names.isEmpty ? "" : " Also allowed here: \(services.names.joined(separator: ", "))."
        return Tool(
            name: "fill",
            description: """
                Fill missing translations from the project's own finished ones (memory), in state needs_review. They are checked \
                like all texts. Translate the rest yourself with set.\(asked)
                """,
            input: [
                InputMember("languages", .list(.text), "Default: all required languages."),
                InputMember("match", .text, "Glob on keys."),
                InputMember(
                    "from", .list(.choice(own + services.names)),
                    "Sources in order; the first with a text is used. Default: memory."),
                .limit(40), .dryRun,
            ],
            effect: .adds
        ) { call in try await fill(call, services) }
    }

    private static func fill(_ call: ToolCall, _ services: FillServices) async throws -> ToolAnswer {
        let named = call.texts("from")
        let sources = named.isEmpty ? ["memory"] : named
        let asksServices = sources.contains { services.names.contains($0) }
        let words = call.words(
            "fill",
            [
                "language": call.languages, "match": call.text("match"),
                "model": asksServices ? services.model : nil, "budget": asksServices ? services.budget : nil,
            ], flags: ["dry-run": call.isSet("dry_run"), "no-progress": true])
        let answer = try await call.run(words: words + sources.map { "--from=\($0)" })
        let json = try answer.required()
        let filled = json["filled"]?.elements ?? []
        let left = json["left"]?.elements ?? []
        var made = ToolAnswer([
            "filled": .integer(filled.count), "left": .integer(left.count),
            "dry_run": .boolean(call.isSet("dry_run")),
        ])
        let usual = 40
        let shown = filled.map { $0.picking("key", "language", "part", "text", "from") }
        made.add("texts", .array(try Page(shown, call.arguments, usual: usual).items))
        let open = left.map { $0.picking("key", "language", "part", "reason") }
        made.add("left_texts", .array(try Page(open, call.arguments, usual: usual).items))
        made.add("problems", .array(answer.problems.map(\.fragment)))
        made.isError = filled.isEmpty && answer.status > 1
        return made
    }
}
