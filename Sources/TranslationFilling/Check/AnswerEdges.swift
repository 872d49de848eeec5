/// Gives an answer the white space at the ends that its source has: services trim texts, and put a line break behind.
enum AnswerEdges {
    /// The answer with the source's ends.
    static func carried(from source: String, to answer: String) -> String {
        let start = source.prefix { $0.isWhitespace }
        // All of it is white space, which has no ends.
        guard start.endIndex < source.endIndex, answer.contains(where: { !$0.isWhitespace }) else { return answer }
        let end = String(source.reversed().prefix { $0.isWhitespace }.reversed())
        let words = answer.drop { $0.isWhitespace }
        let spaces = words.reversed().prefix { $0.isWhitespace }.count
        return "\(start)\(words.dropLast(spaces))\(end)"
    }
}
