/// A request for a key in one language, for the editor.
package struct EntryRequest: Codable, Sendable {
    /// The path of the table.
    package var table: String
    /// The requested key.
    package var key: String
    /// The tag of the language to edit.
    package var language: String
}

/// A request for several keys in one language, so that the page can show them without a delay.
package struct EntriesRequest: Codable, Sendable {
    /// The tag of the language to edit.
    package var language: String
    /// The requested keys.
    package var keys: [Key]

    /// The maximum number of keys.
    package static let limit = 20

    /// A key of a table.
    package struct Key: Codable, Sendable {
        /// The path of the table.
        package var table: String
        /// The requested key.
        package var key: String
    }
}

/// The answer to an ``EntriesRequest``.
package struct EntriesAnswer: Codable, Sendable {
    /// The keys in the requested order; nil for a key that no longer exists.
    package var entries: [EntryAnswer?]
}

/// A key in one language, as the editor shows it.
package struct EntryAnswer: Codable, Sendable {
    /// The revision of the project.
    package var revision: Int
    /// The path of the table.
    package var table: String
    /// The path of the file with the texts of the language.
    package var path: String
    /// The key that the editor shows.
    package var key: String
    /// The tag of the edited language.
    package var language: String
    /// The comment for translators, without `fitloc:` directives.
    package var comment: String?
    /// The whole comment of the file, to which a save can add; nil for none.
    package var rawComment: String?
    /// The path of the file for notes to the developer; nil if they are added to the comment.
    package var notes: String?
    /// The maximum number of characters: that of the store, or what the comment says.
    package var limit: Int?
    /// Whether `%` is an ordinary character in the texts, and the limit counts Unicode scalars.
    package var isLiteral: Bool
    /// The translation status of the key.
    package var status: String
    /// Whether the language is the source language.
    package var isSource: Bool
    /// The texts in the source language.
    package var sources: [PartText]
    /// The texts of the language, including missing ones.
    package var fields: [Field]
    /// The texts in other languages.
    package var others: [OtherText]
    /// The glossary terms in the source texts.
    package var terms: [Term]
    /// The findings and the preview of the present texts.
    package var trial: TrialAnswer
}

/// A text and its part.
package struct PartText: Codable, Sendable, Equatable {
    /// The part, such as `plural.one`; empty for the whole text.
    package var part: String
    /// The text.
    package var text: String
}

/// A text in another language.
package struct OtherText: Codable, Sendable {
    /// The tag of the other language.
    package var language: String
    /// Whether the language is written from right to left.
    package var isRightToLeft: Bool
    /// The texts in this language.
    package var texts: [PartText]
}

/// A text that can be edited.
package struct Field: Codable, Sendable {
    /// The path of the part in the key's texts.
    package var part: String
    /// The device of the text.
    package var device: String?
    /// The substitution that contains the text.
    package var substitution: String?
    /// The plural category.
    package var category: String?
    /// Example numbers of the category in the language, such as `1, 21, 31`.
    package var numbers: String?
    /// The source text.
    package var source: String?
    /// The present text; nil if it is missing.
    package var text: String?
    /// The state; nil if the file has none.
    package var state: String?
}

/// A glossary term.
package struct Term: Codable, Sendable, Equatable {
    /// The term as written in the glossary.
    package var source: String
    /// The accepted translations.
    package var renderings: [String]
    /// The forbidden translations.
    package var never: [String]
}
