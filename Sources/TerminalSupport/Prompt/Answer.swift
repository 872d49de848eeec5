/// The result of asking a user a question.
package enum Answer<Value: Sendable>: Sendable {
    /// The user answered.
    case given(Value)
    /// The user pressed Ctrl-D, or the terminal disconnected.
    ///
    /// No further question can be asked.
    case endOfInput
}

extension Answer: Equatable where Value: Equatable {}
