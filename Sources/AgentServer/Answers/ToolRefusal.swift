/// Why a tool did not do what it was asked for: read by the agent, which may do better then.
package struct ToolRefusal: Error, Sendable {
    /// What is wrong, the most important first.
    let problems: [Problem]

    /// Creates a refusal from what is wrong.
    init(_ problems: [Problem]) {
        self.problems = problems
    }

    /// Creates a refusal from one sentence.
    init(_ sentence: String) {
        self.init([Problem(message: sentence)])
    }

    /// The refusal as an answer: one sentence, and its place, where that is all there is to say.
    var answer: ToolAnswer {
        var answer = ToolAnswer([:])
        if problems.count == 1, let only = problems.first {
            answer.add("error", .string(only.message))
            for member in only.fragment.members where member.name != "message" { answer.add(member.name, member.value) }
        } else {
            answer.add("error", .string("nothing was done: \(problems.count) problems"))
            answer.add("problems", .array(problems.prefix(Self.shown).map(\.fragment)))
        }
        answer.isError = true
        return answer
    }

    /// No agent needs more of them at once to see what is wrong.
    private static let shown = 30
}
