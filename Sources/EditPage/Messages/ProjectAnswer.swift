/// What the page needs to know of the project before it shows a key.
package struct ProjectAnswer: Codable, Sendable {
    /// The number of the state of the project that this speaks of; it grows with every change.
    package var revision: Int
    /// Whether nothing may be written.
    package var isReadOnly: Bool
    /// The tables, in the order of their paths.
    package var tables: [Table]
    /// The languages of all tables, the source languages first.
    package var languages: [Language]
    /// The language to begin with; nil where there is none.
    package var language: String?
    /// The revision that changes are counted from; nil where none is named.
    package var since: String?
    /// What cannot be read, a line each.
    package var problems: [String]

    /// A table.
    package struct Table: Codable, Sendable {
        /// The path of its first file, by which requests name it.
        package var path: String
        /// The name that code looks strings up by.
        package var name: String
        /// The language that its texts are translated from.
        package var sourceLanguage: String?
    }

    /// A language.
    package struct Language: Codable, Sendable {
        /// The tag.
        package var tag: String
        /// Whether texts are translated from it.
        package var isSource: Bool
        /// Whether it is written from right to left.
        package var isRightToLeft: Bool
    }
}
