/// The methods by which a protocol begins and ends a conversation, and gives requests up.
package struct ConversationForm: Sendable {
    /// The request that comes first, and once.
    let opening: String
    /// Requests that may come before it.
    let early: Set<String>
    /// The request behind which nothing more is asked for; nil where the end of the input says so.
    let closing: String?
    /// The notification that is the last message.
    let end: String?
    /// The notification that gives a request up.
    let cancellation: String
    /// Whether a request that was given up is answered all the same, with an error.
    let answersCancelled: Bool
    /// How long requests under way may take once the input has ended; nil to leave them where they are.
    let patience: Duration?

    /// Creates a form.
    package init(
        opening: String, early: Set<String> = [], closing: String? = nil, end: String? = nil, cancellation: String,
        answersCancelled: Bool, patience: Duration? = nil
    ) {
        self.opening = opening
        self.early = early
        self.closing = closing
        self.end = end
        self.cancellation = cancellation
        self.answersCancelled = answersCancelled
        self.patience = patience
    }
}
