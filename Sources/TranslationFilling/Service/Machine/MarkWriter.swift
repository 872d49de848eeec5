/// A builder for a marked text.
struct MarkWriter {
    /// The text so far.
    private(set) var text = ""
    /// The marked pieces by number.
    private(set) var pieces: [String] = []
    private let mark: MarkedText.Mark

    init(_ mark: MarkedText.Mark) {
        self.mark = mark
    }

    /// Adds a piece that must not change.
    mutating func addPiece(_ piece: String) {
        let content = MarkupText.escaped(piece)
        text += "<\(mark.element)\(mark.attributes) id=\"\(pieces.count)\">\(content)</\(mark.element)>"
        pieces.append(piece)
    }

    /// Adds words.
    ///
    /// Line breaks are marked as pieces, because services do not preserve them reliably.
    mutating func addWords(_ words: String) {
        var rest = words[...]
        while !rest.isEmpty {
            let line = rest.prefix { !$0.isNewline }
            text += MarkupText.escaped(String(line))
            rest = rest[line.endIndex...]
            let breaks = rest.prefix { $0.isNewline }
            if !breaks.isEmpty { addPiece(String(breaks)) }
            rest = rest[breaks.endIndex...]
        }
    }
}
