/// Functions that convert texts with i18next's arguments: `{{name}}`.
enum I18nextText {
    /// Returns the text of pieces; nil if a piece cannot be represented.
    static func text(of pieces: [MessagePiece]) -> String? {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let letters): text += letters
            case .argument(let name): text += "{{\(name)}}"
            case .substitution: return nil
            }
        }
        return text
    }

    /// Parses a text into pieces.
    ///
    /// A format after a comma, and the `-` that turns off escaping, are dropped.
    static func pieces(of text: String) -> [MessagePiece] {
        var pieces: [MessagePiece] = []
        var rest = text[...]
        while let start = rest.firstRange(of: "{{"),
            let end = rest[start.upperBound...].firstRange(of: "}}")
        {
            let inside = rest[start.upperBound..<end.lowerBound]
            let name = inside.prefix { $0 != "," }.filter { !$0.isWhitespace && $0 != "-" }
            pieces += [.text(String(rest[..<start.lowerBound])), .argument(name)]
            rest = rest[end.upperBound...]
        }
        return MessagePiece.joined(pieces + [.text(String(rest))])
    }
}
