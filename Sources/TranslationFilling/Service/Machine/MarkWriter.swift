/// Puts a marked text together.
struct MarkWriter {
    /// The text so far.
    private(set) var text = ""
    /// What is marked in it, by number.
    private(set) var pieces: [String] = []
    private let mark: MarkedText.Mark

    init(_ mark: MarkedText.Mark) {
        self.mark = mark
    }

    /// Adds a piece that stays as it is.
    mutating func addPiece(_ piece: String) {
        let content = MarkupText.escaped(piece)
        text += "<\(mark.element)\(mark.attributes) id=\"\(pieces.count)\">\(content)</\(mark.element)>"
        pieces.append(piece)
    }

    /// Adds words; line breaks among them stay where they are, which services are careless about.
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
