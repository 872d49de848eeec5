/// The translation progress of a project's languages, across all tables.
package struct ProgressAnswer: Codable, Sendable {
    /// The languages in the order of `ProjectAnswer.languages`.
    package var languages: [Language]

    /// The progress of one language.
    package struct Language: Codable, Sendable {
        /// The language tag.
        package var tag: String
        /// The number of keys to translate.
        package var wanted: Int
        /// The number of translated keys.
        package var translated: Int
    }
}
