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
            // Failures are JSON, because the environment marks the command as run by an agent.
            let failure = line.hasPrefix("{") ? DocumentFragment(json: Array(line.utf8)) : nil
            if let problem = failure.flatMap(Problem.init(failure:)) {
                problems.append(problem)
            } else if let detail = failure?["detail"]?.text, let last = problems.indices.last {
                problems[last].message += "\n\(detail)"
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
    /// It is for a command that ended without a failure, such as by a signal.
    private var complaint: [Problem] {
        let said = notes.prefix(6).joined(separator: "\n")
        return [Problem(message: said.isEmpty ? "the command ended with status \(status)" : said)]
    }
}
