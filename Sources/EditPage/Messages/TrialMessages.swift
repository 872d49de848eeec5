/// A request to check texts before they are saved.
package struct TrialRequest: Codable, Sendable {
    /// The path of the table.
    package var table: String
    /// The key whose texts are checked.
    package var key: String
    /// The tag of the texts' language.
    package var language: String
    /// The texts to check, by part.
    package var texts: [PartText]
}

/// The result of checking texts: findings and a preview.
package struct TrialAnswer: Codable, Sendable {
    /// The reasons why the texts cannot be saved; empty if they can.
    package var refused: [String]
    /// Those of the reasons that are not among the findings.
    package var otherReasons: [String]
    /// The rules that the reasons come from, if an exception for them would let the texts be saved; otherwise empty.
    package var exceptable: [String]
    /// The findings of the rules.
    package var findings: [Note]
    /// The texts with example arguments.
    package var preview: [Sample]

    /// A finding.
    package struct Note: Codable, Sendable {
        /// The id of the rule.
        package var rule: String
        /// The severity: `error`, `warning` or `note`.
        package var severity: String
        /// Whether the finding prevents a save.
        package var isBlocking: Bool
        /// The message of the finding.
        package var message: String
        /// The part that the finding concerns.
        package var part: String
        /// The text after the rule's fix; nil if there is no fix.
        package var fixed: String?
    }

    /// A text with example arguments.
    package struct Sample: Codable, Sendable {
        /// The device and numbers of the example, if the text depends on them.
        package var facts: [String]
        /// The text; nil if it is missing.
        package var text: String?
        /// The source text with the same arguments.
        package var source: String?
    }
}
