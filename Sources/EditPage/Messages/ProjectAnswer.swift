/// The facts about the project that the page needs first.
package struct ProjectAnswer: Codable, Sendable {
    /// The revision of the project, which increases with every change.
    package var revision: Int
    /// The path of the folder that the program was started in.
    ///
    /// The page keeps the unsaved texts of each folder apart.
    package var folder: String
    /// Whether the project is read-only.
    package var isReadOnly: Bool
    /// The tables in the order of their paths.
    package var tables: [Table]
    /// The languages of all tables, starting with the source languages.
    package var languages: [Language]
    /// The language to show first; nil if there are no languages.
    package var language: String?
    /// The git revision to compare with; nil for none.
    package var since: String?
    /// The messages about files that cannot be read.
    package var problems: [String]

    /// A table.
    package struct Table: Codable, Sendable {
        /// The path of the first file, which identifies the table in requests.
        package var path: String
        /// The name of the table in code.
        package var name: String
        /// The source language.
        package var sourceLanguage: String?
    }

    /// A language.
    package struct Language: Codable, Sendable {
        /// The language tag.
        package var tag: String
        /// Whether the language is a source language.
        package var isSource: Bool
        /// Whether the language is written from right to left.
        package var isRightToLeft: Bool
        /// The number of tables that lack the language, and that the page does not show in it.
        package var otherTables: Int
    }
}
