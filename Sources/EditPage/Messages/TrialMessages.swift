/// Asks what texts would come to that are not saved yet.
package struct TrialRequest: Codable, Sendable {
    /// The path of the table.
    package var table: String
    /// The key.
    package var key: String
    /// The language.
    package var language: String
    /// The texts.
    package var texts: [PartText]
}

/// What rules and readers would see of texts.
package struct TrialAnswer: Codable, Sendable {
    /// Why they cannot be saved; empty where they can.
    package var refused: [String]
    /// What the rules find.
    package var findings: [Note]
    /// The texts as a person will read them.
    package var preview: [Sample]

    /// Something that a rule found.
    package struct Note: Codable, Sendable {
        /// The rule's id.
        package var rule: String
        /// `error`, `warning` or `note`.
        package var severity: String
        /// What is wrong.
        package var message: String
        /// The part that it is about.
        package var part: String
        /// What the part says once the rule has corrected it; nil where it can't.
        package var fixed: String?
    }

    /// A text as a person will read it.
    package struct Sample: Codable, Sendable {
        /// The device and the numbers that it is shown with, as far as they make a difference.
        package var facts: [String]
        /// The text; nil where there is none.
        package var text: String?
        /// The source text with the same.
        package var source: String?
    }
}
