/// An error of a tool, with messages that help the agent to correct its call.
package struct ToolRefusal: Error, Sendable {
    /// The problems, most important first.
    let problems: [Problem]

    /// Creates a refusal from problems.
    init(_ problems: [Problem]) {
        self.problems = problems
    }

    /// Creates a refusal from one message.
    init(_ sentence: String) {
        self.init([Problem(message: sentence)])
    }

    /// The refusal as an answer.
    ///
    /// A single problem becomes one message with its location.
    var answer: ToolAnswer {
        var answer = ToolAnswer([:])
        if problems.count == 1, let only = problems.first {
            answer.add("error", .string(only.message))
            for member in only.fragment.members where member.name != "message" { answer.add(member.name, member.value) }
        } else {
            answer.add("error", .string("nothing was changed: \(problems.count) problems"))
            answer.add("problems", .array(Array(Problem.fragments(of: problems).prefix(Self.shown))))
        }
        answer.isError = true
        return answer
    }

    /// The maximum number of problems in an answer.
    private static let shown = 30
}
