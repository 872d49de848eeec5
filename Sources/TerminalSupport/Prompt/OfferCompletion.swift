/// Which offer Tab puts into the line: the first that begins with what was typed, then the next one, and round again.
struct OfferCompletion {
    private let offers: [String]
    /// What was typed when Tab was first pressed, and the offer that stands in its place now.
    private var current: (stem: String, offer: String)?

    init(offers: [String]) {
        self.offers = offers
    }

    /// The offer to replace `line`; nil if none begins like it.
    ///
    /// Case counts only where an offer agrees in it, so that `can` finds `Cancelar` too.
    mutating func next(after line: String) -> String? {
        let stem = if let current, current.offer == line { current.stem } else { line }
        let matches = matches(for: stem)
        let place = matches.firstIndex(of: line).map { ($0 + 1) % matches.count } ?? 0
        guard place < matches.count else { return nil }
        current = (stem, matches[place])
        return matches[place]
    }

    private func matches(for stem: String) -> [String] {
        let exact = offers.filter { $0.hasPrefix(stem) }
        return exact.isEmpty ? offers.filter { $0.lowercased().hasPrefix(stem.lowercased()) } : exact
    }
}
