import CatalogCore

extension Tool {
    /// The tool that explains the lint rules.
    static let rules = Tool(
        name: "rules",
        description:
            "List the rules of lint. With rule, explain one: its reason, severity, options and fix.",
        input: [InputMember("rule", .text, "A rule id."), .limit(100), .cursor],
        effect: .reads
    ) { call in
        let named = call.text("rule")
        let answer = try await call.run("rules", [:], [named].compactMap(\.self))
        let rules = try answer.required()["rules"]?.elements ?? []
        guard named == nil, rules.count != 1 else {
            let members = rules.first.map(explained)?.members ?? []
            var made = ToolAnswer([:])
            for member in members { made.add(member.name, member.value) }
            return made
        }
        var made = ToolAnswer(["count": .integer(rules.count)])
        let rows = rules.map { $0.picking("rule", "severity", "summary") }
        made.add("rules", try Page(rows, call.arguments, usual: 100))
        return made
    }

    /// Returns a rule as JSON without its examples.
    private static func explained(_ rule: DocumentFragment) -> DocumentFragment {
        let options = rule["options"]?.elements.map { $0.picking("name", "default", "summary", "description") } ?? []
        return .compact([
            "rule": rule["rule"], "severity": rule["severity"], "summary": rule["summary"],
            "rationale": rule["rationale"], "fix": rule["fix"], "fix_limits": rule["fix_limits"],
            "options": .array(options),
        ])
    }
}
