/// The lines that Up and Down go through: the one being typed, and above it the offers, the best nearest.
struct OfferList {
    /// Each with what was made of it, so that going up and down loses nothing.
    private var lines: [String]
    private var place = 0

    init(offers: [String]) {
        lines = [""] + offers
    }

    /// The line one higher (or lower); nil if there is none.
    ///
    /// - Parameter line: what stands in the place that is left.
    mutating func move(up isUp: Bool, leaving line: String) -> String? {
        let next = place + (isUp ? 1 : -1)
        guard lines.indices.contains(next) else { return nil }
        lines[place] = line
        place = next
        return lines[place]
    }
}
