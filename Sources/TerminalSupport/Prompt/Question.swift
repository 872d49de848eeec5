/// Something that a person is asked to type in one line.
package struct Question: Sendable {
    /// What stands before the line, without a colon; keep it short, such as a language's tag.
    package var label: String
    /// The text that is there to be edited when the question is asked.
    package var initial: String
    /// Texts that Up and Tab put into the line, the best first.
    package var offers: [String]

    /// A question with nothing in the line and nothing on offer, unless given.
    package init(_ label: String, initial: String = "", offers: [String] = []) {
        self.label = label
        self.initial = initial
        self.offers = offers
    }
}
