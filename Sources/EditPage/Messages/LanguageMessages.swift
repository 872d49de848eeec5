/// A request to translate into a language that the project does not have.
package struct LanguageRequest: Codable, Sendable {
    /// The tag of the language.
    package var language: String
}

/// The answer to a ``LanguageRequest``.
package struct LanguageAnswer: Codable, Sendable {
    /// The tag of the language in the project; nil if the language was refused.
    package var language: String?
    /// The reason why the language was refused; nil if it was not.
    package var reason: String?
}
