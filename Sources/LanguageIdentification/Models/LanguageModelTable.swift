/// The static data of a language model.
package struct LanguageModelTable: Sendable {
    /// The codes of the languages, separated by spaces.
    let languages: StaticString
    /// The codes of the languages with little training data, separated by spaces.
    let sparse: StaticString
    /// Frequent words in the order of their bytes, each entry followed by a comma.
    ///
    /// An entry is the word, a space, and two characters for each language that has the word. The first character is
    /// the number of the language, starting at ASCII `0`. The second is the weight, starting at the grave accent.
    let words: StaticString
    /// Runs of letters, each followed by a space and one character for each language: its weight, starting at the grave
    /// accent in ASCII.
    let runs: StaticString

    /// The codes as a list.
    var codes: [Substring] { languages.description.split(separator: " ") }

    /// The codes of the languages with little training data.
    var sparseCodes: Set<Substring> { Set(sparse.description.split(separator: " ")) }
}
