/// Tab completion that cycles through the offers that begin with the typed text.
struct OfferCompletion {
    private let offers: [String]
    /// The text that was typed when Tab was first pressed, and the offer that currently replaces it.
    private var current: (stem: String, offer: String)?

    init(offers: [String]) {
        self.offers = offers
    }

    /// Returns the offer that replaces `line`, or nil if no offer begins with the typed text.
    ///
    /// Matching is case-sensitive if any offer matches that way. Otherwise it ignores case, so that `can` finds
    /// `Cancelar`.
    mutating func next(after line: String) -> String? {
        let stem = if let current, current.offer == line { current.stem } else { line }
        let matches = matches(for: stem)
        let location = matches.firstIndex(of: line).map { ($0 + 1) % matches.count } ?? 0
        guard location < matches.count else { return nil }
        current = (stem, matches[location])
        return matches[location]
    }

    private func matches(for stem: String) -> [String] {
        let exact = offers.filter { $0.hasPrefix(stem) }
        return exact.isEmpty ? offers.filter { $0.lowercased().hasPrefix(stem.lowercased()) } : exact
    }
}
