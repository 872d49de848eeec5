/// The methods with which a protocol opens and closes a conversation and cancels requests.
package struct ConversationForm: Sendable {
    /// The request that must come first and only once.
    let opening: String
    /// The requests that are allowed before the opening request.
    let early: Set<String>
    /// The request after which the server rejects all others; nil if the end of the input closes the conversation.
    let closing: String?
    /// The notification that ends the message loop; nil if the protocol has none.
    let end: String?
    /// The notification that cancels a request.
    let cancellation: String
    /// Whether the server sends an error response for a cancelled request.
    let answersCancelled: Bool
    /// The time that running requests get after the end of the input; nil to cancel them at once.
    let patience: Duration?

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
