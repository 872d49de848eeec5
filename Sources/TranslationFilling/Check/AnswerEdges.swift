/// Functions that restore the source's leading and trailing white space in an answer.
///
/// Services trim texts and append line breaks.
enum AnswerEdges {
    /// Returns the answer with the white space of the source.
    static func restored(from source: String, to answer: String) -> String {
        let start = source.prefix { $0.isWhitespace }
        // A source of only white space has no leading or trailing part.
        guard start.endIndex < source.endIndex, answer.contains(where: { !$0.isWhitespace }) else { return answer }
        let end = String(source.reversed().prefix { $0.isWhitespace }.reversed())
        let words = answer.drop { $0.isWhitespace }
        let spaces = words.reversed().prefix { $0.isWhitespace }.count
        return "\(start)\(words.dropLast(spaces))\(end)"
    }
}
