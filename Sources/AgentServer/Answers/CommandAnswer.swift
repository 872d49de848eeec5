import CatalogCore

/// What a command answered, read.
struct CommandAnswer: Sendable {
    /// Its status.
    let status: Int32
    /// The answer for programs; nil where there is none.
    let json: DocumentFragment?
    /// What was wrong.
    let problems: [Problem]
    /// What is worth knowing beside the answer.
    let notes: [String]

    /// Reads what a command printed.
    init(_ outcome: CommandOutcome) {
        status = outcome.status
        json = DocumentFragment(json: outcome.output)
        var problems: [Problem] = []
        var notes: [String] = []
        for line in outcome.errors.split(separator: "\n") {
            // What is said of the command line behind it is of no use to an agent.
            if line.hasPrefix("Usage: ") { break }
            if let problem = Problem(line: line) {
                problems.append(problem)
            } else if line.hasPrefix("  "), let last = problems.indices.last {
                problems[last].message += "\n" + line.drop { $0 == " " }
            } else {
                notes.append(String(line))
            }
        }
        (self.problems, self.notes) = (problems, notes)
    }

    /// The answer.
    ///
    /// - Throws: why there is none.
    func required() throws(ToolRefusal) -> DocumentFragment {
        if let json { return json }
        throw ToolRefusal(problems.isEmpty ? complaint : problems)
    }

    /// What a command says of wrong usage, or of nothing at all.
    private var complaint: [Problem] {
        let said = notes.prefix(6).joined(separator: "\n")
        return [Problem(message: said.isEmpty ? "the command ended with status \(status)" : said)]
    }
}
