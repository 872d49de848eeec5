/// A question that a user answers in one line.
package struct Question: Sendable {
    /// The label before the line, without a colon.
    ///
    /// Keep it short, for example a language tag.
    package var label: String
    /// The text to edit.
    package var initial: String
    /// The texts that Up and Tab put into the line, best first.
    package var offers: [String]

    /// Creates a question.
    package init(_ label: String, initial: String = "", offers: [String] = []) {
        self.label = label
        self.initial = initial
        self.offers = offers
    }
}
