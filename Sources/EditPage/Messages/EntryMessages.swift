/// Asks for a key in a language, as the editor shows it.
package struct EntryRequest: Codable, Sendable {
    /// The path of its table.
    package var table: String
    /// The key.
    package var key: String
    /// The language.
    package var language: String
}

/// A key in a language, as the editor shows it.
package struct EntryAnswer: Codable, Sendable {
    /// The number of the state of the project that this speaks of.
    package var revision: Int
    /// The path of its table.
    package var table: String
    /// The key.
    package var key: String
    /// The language.
    package var language: String
    /// What translators are told, without instructions to tools.
    package var comment: String?
    /// The most characters that the comment allows.
    package var limit: Int?
    /// How far it is.
    package var status: String
    /// Whether the language is the one that texts are translated from.
    package var isSource: Bool
    /// The source texts.
    package var sources: [PartText]
    /// The texts of the language, those that it lacks too.
    package var fields: [Field]
    /// The texts of the other languages.
    package var others: [OtherText]
    /// The terms of the glossary that the source texts have.
    package var terms: [Term]
    /// What rules and readers see of the texts as they are.
    package var trial: TrialAnswer
}

/// A text with the way to it.
package struct PartText: Codable, Sendable, Equatable {
    /// The part, such as `plural.one`; empty for the whole text.
    package var part: String
    /// The text.
    package var text: String
}

/// A text in another language.
package struct OtherText: Codable, Sendable {
    /// The language.
    package var language: String
    /// Whether it is written from right to left.
    package var isRightToLeft: Bool
    /// Its texts.
    package var texts: [PartText]
}

/// A text to be edited.
package struct Field: Codable, Sendable {
    /// The part.
    package var part: String
    /// The device that it is for.
    package var device: String?
    /// The substitution that it belongs to.
    package var substitution: String?
    /// The plural category.
    package var category: String?
    /// The numbers that the category stands for in the language, such as `1, 21, 31`.
    package var numbers: String?
    /// The source text that it is made from.
    package var source: String?
    /// What it says now; nil where there is nothing yet.
    package var text: String?
    /// How far it is; nil where the file does not say.
    package var state: String?
}

/// A term of the glossary.
package struct Term: Codable, Sendable, Equatable {
    /// The term as the glossary has it.
    package var source: String
    /// Its accepted renderings.
    package var renderings: [String]
    /// What is ruled out.
    package var never: [String]
}
