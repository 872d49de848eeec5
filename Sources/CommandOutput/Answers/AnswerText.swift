import CatalogCore

/// Formats the JSON reports of commands that change something.
enum AnswerText {
    /// Returns the lists of a report as JSON, with one item per line.
    static func json(isDryRun: Bool, _ members: [(name: String, items: [DocumentFragment])]) -> String {
        let lists = members.map { "  \"\($0.name)\": \(lines($0.items))" }
        return (["{\n  \"version\": 1", "  \"dry_run\": \(isDryRun)"] + lists).joined(separator: ",\n") + "\n}\n"
    }

    private static func lines(_ items: [DocumentFragment]) -> String {
        items.isEmpty ? "[]" : "[\n" + items.map { "    " + $0.printedJSONLine }.joined(separator: ",\n") + "\n  ]"
    }
}
