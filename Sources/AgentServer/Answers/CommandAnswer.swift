import CatalogCore

/// The parsed output of a command.
struct CommandAnswer: Sendable {
    /// The exit status.
    let status: Int32
    /// The JSON on standard output; nil if there is none.
    let json: DocumentFragment?
    /// The reported errors.
    let problems: [Problem]
    /// Other messages of the command.
    let notes: [String]

    /// Parses the output of a command.
    init(_ outcome: CommandOutcome) {
        status = outcome.status
        json = DocumentFragment(json: outcome.output)
        var problems: [Problem] = []
        var notes: [String] = []
        for line in outcome.errors.split(separator: "\n") {
            // The usage text that follows does not help an agent.
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

    /// Returns the JSON.
    ///
    /// - Throws: A `ToolRefusal` with the errors if there is no JSON.
    func required() throws(ToolRefusal) -> DocumentFragment {
        if let json { return json }
        throw ToolRefusal(problems.isEmpty ? complaint : problems)
    }

    /// One problem with the first notes of the command; with the exit status if there are no notes.
    ///
    /// It is for errors that `Problem` cannot parse, such as wrong usage.
    private var complaint: [Problem] {
        let said = notes.prefix(6).joined(separator: "\n")
        return [Problem(message: said.isEmpty ? "the command ended with status \(status)" : said)]
    }
}
