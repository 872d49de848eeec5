/// The result of asking a person a question.
package enum Answer<Value: Sendable>: Sendable {
    /// The person answered.
    case given(Value)
    /// The person pressed Ctrl-D, or the terminal disconnected.
    ///
    /// No further question can be asked.
    case endOfInput
}

extension Answer: Equatable where Value: Equatable {}
