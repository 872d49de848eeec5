import CatalogCore

/// Which tags, placeholders and addresses of a source text a translation has lost, and which have come in.
///
/// Format specifiers are the business of rules; entities and escapes may go with the words that they stand in.
struct MarkupComparison {
    private let missing: [String]
    private let added: [String]

    init(source: String, translation: String) {
        let (old, new) = (Self.pieces(of: source), Self.pieces(of: translation))
        missing = Self.rest(of: old, without: new)
        added = Self.rest(of: new, without: old)
    }

    /// What is wrong; nil where both have the same pieces, in whatever order.
    var flaw: AnswerFlaw? {
        missing.isEmpty && added.isEmpty ? nil : .markup(missing: missing, added: added)
    }

    private static func pieces(of text: String) -> [String] {
        let fixed = FixedPieces(text)
        return fixed.pieces.filter { [.tag, .placeholder, .address, .markdown].contains($0.kind) }.map(fixed.written)
    }

    private static func rest(of pieces: [String], without others: [String]) -> [String] {
        var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
        return pieces.filter { piece in
            guard let count = counts[piece], count > 0 else { return true }
            counts[piece] = count - 1
            return false
        }
    }
}
