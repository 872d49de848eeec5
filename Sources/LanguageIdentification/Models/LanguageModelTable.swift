/// A language model as it lies in the program.
package struct LanguageModelTable: Sendable {
    /// The codes of the languages, with a space between them.
    let languages: StaticString
    /// Runs of letters, each with a space behind it and then a digit for each language: its weight, a grave accent and
    /// what follows in ASCII.
    let runs: StaticString

    /// The codes one by one.
    var codes: [Substring] { languages.description.split(separator: " ") }
}
