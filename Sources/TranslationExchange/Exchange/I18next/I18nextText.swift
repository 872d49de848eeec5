/// Texts with arguments as i18next writes them: `{{name}}`.
enum I18nextText {
    /// The text of pieces; nil where one of them has no place.
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

    /// The pieces of a text; a format behind a comma and the `-` that turns escaping off are left off.
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
