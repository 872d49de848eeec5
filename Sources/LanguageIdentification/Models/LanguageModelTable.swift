/// A language model as it lies in the program.
package struct LanguageModelTable: Sendable {
    /// The codes of the languages, with a space between them.
    let languages: StaticString
    /// The codes of those that are known badly, with a space between them.
    let sparse: StaticString
    /// Frequent words in the order of their bytes, a comma behind each entry: the word, a space, and two digits for each
    /// language that has it: its number, from 0 on in ASCII, and its weight, a grave accent and what follows.
    let words: StaticString
    /// Runs of letters, each with a space behind it and then a digit for each language: its weight, a grave accent and
    /// what follows in ASCII.
    let runs: StaticString

    /// The codes one by one.
    var codes: [Substring] { languages.description.split(separator: " ") }

    /// The codes of the languages that are known badly.
    var sparseCodes: Set<Substring> { Set(sparse.description.split(separator: " ")) }
}
