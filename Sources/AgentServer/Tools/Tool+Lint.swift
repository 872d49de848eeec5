import CatalogCore

extension Tool {
    /// The tool that checks the project.
    static let lint = Tool(
        name: "lint",
        description: """
            Check the string catalogs: missing translations, format specifiers, plural forms, typography and more. \
            Returns counts by severity and rule, then the findings, most severe first.
            """,
        input: [
            InputMember("paths", .list(.text), "Files or folders; default: the project."),
            InputMember("languages", .list(.text), "Languages that every key must have; default: the configuration's."),
            InputMember("rules", .list(.text), "Only these rule ids."),
            InputMember("since", .text, "Git revision: only findings in texts that are new or changed since."),
            InputMember("min_severity", .choice(["error", "warning", "note"]), "Default: warning."),
            .limit(20), .cursor,
        ],
        effect: .reads
    ) { call in
        let only = call.texts("rules").map { "--rule=\($0)" }
        let words =
            call.words(
                "lint",
                ["sort": "severity", "language": call.languages, "since": call.text("since")]) + only
        let answer = try await call.run(words: words + ["--"] + call.paths())
        return try LintAnswer(answer, call.arguments).toolAnswer
    }
}

/// A summary of findings.
private struct LintAnswer {
    let toolAnswer: ToolAnswer

    init(_ answer: CommandAnswer, _ arguments: DocumentFragment) throws(ToolRefusal) {
        let json = try answer.required()
        let least = arguments["min_severity"]?.text ?? "warning"
        let levels = ["error", "warning", "note"]
        let shown = levels.prefix { $0 != least } + [least]
        let findings = (json["findings"]?.elements ?? []).filter { shown.contains($0["severity"]?.text ?? "") }
        let items = SharedPath(findings.map(Self.item))
        let page = try Page(items.items, arguments, usual: 20)
        var made = ToolAnswer([
            "errors": json["summary"]?["errors"], "warnings": json["summary"]?["warnings"],
            "notes": json["summary"]?["notes"], "rules": Self.counts(of: findings), "path": items.path,
        ])
        made.add("findings", page)
        made.add("problems", .array(answer.problems.map(\.fragment)))
        // Nothing was checked, as for a path that does not exist.
        made.isError = answer.status > 1 && json["summary"]?["files"]?.integer == 0
        toolAnswer = made
    }

    /// Returns a finding as JSON, with the message that does not repeat the key and the language.
    private static func item(_ finding: DocumentFragment) -> DocumentFragment {
        let item = finding.picking("severity", "rule", "statement", "path", "line", "column", "key", "language", "part")
        return .object(
            item.members.map { .init($0.name == "statement" ? "message" : $0.name, $0.value) })
    }

    private static func counts(of findings: [DocumentFragment]) -> DocumentFragment {
        let rules = findings.compactMap { $0["rule"]?.text }
        let counts = Dictionary(grouping: rules) { $0 }.mapValues(\.count)
        return .object(
            counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { .init($0.key, .integer($0.value)) })
    }
}
