/// The lines that Up and Down step through: the typed line, then the offers, best first.
struct OfferList {
    /// The typed line and the offers, each with the user's edits, so that Up and Down lose no edits.
    private var lines: [String]
    private var index = 0

    init(offers: [String]) {
        lines = [""] + offers
    }

    /// Moves one line up or down and returns that line, or nil if there is none.
    ///
    /// - Parameter line: The edited content of the line from which to move.
    mutating func move(up isUp: Bool, leaving line: String) -> String? {
        let next = index + (isUp ? 1 : -1)
        guard lines.indices.contains(next) else { return nil }
        lines[index] = line
        index = next
        return lines[index]
    }
}
