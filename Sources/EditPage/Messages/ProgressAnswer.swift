/// How far the languages of a project are, each in all its tables.
package struct ProgressAnswer: Codable, Sendable {
    /// The languages, in the order of `ProjectAnswer.languages`.
    package var languages: [Language]

    /// How far a language is.
    package struct Language: Codable, Sendable {
        /// The tag.
        package var tag: String
        /// The keys that are to be translated.
        package var wanted: Int
        /// Those of them that are finished.
        package var translated: Int
    }
}
