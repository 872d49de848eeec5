/// How far the words of a text prove that it is language, which a translator would write in other words.
///
/// People see names, codes and samples too, so that the place of a text does not tell.
enum LanguageProof: Int, Comparable, Sendable {
    /// As far as one can tell, the words are those of names or codes, or samples of another language.
    case none
    /// Most words are ordinary ones. Those of many names are too, so that the texts beside it decide.
    case words
    /// The text is a sentence or a part of one.
    case sentence

    static func < (left: LanguageProof, right: LanguageProof) -> Bool { left.rawValue < right.rawValue }
}
