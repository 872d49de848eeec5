/// What came of a question.
package enum Answer<Value: Sendable>: Sendable {
    /// The person answered.
    case given(Value)
    /// The person ended the input (Ctrl-D), or the terminal went away: nothing more is asked.
    case endOfInput
}

extension Answer: Equatable where Value: Equatable {}
