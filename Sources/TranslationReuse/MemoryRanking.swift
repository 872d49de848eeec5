/// A match with the criteria that order matches of equal scores.
struct MemoryOffer {
    let match: MemoryMatch
    let distance: MemoryDistance

    func isBetter(than other: MemoryOffer) -> Bool {
        if match.score != other.match.score { return match.score > other.match.score }
        if match.uses != other.match.uses { return match.uses > other.match.uses }
        return MemoryDistance.isNearer(distance, other.distance)
    }
}

/// The best offers so far, without duplicate texts.
struct MemoryRanking {
    /// The offers, best first.
    private(set) var offers: [MemoryOffer] = []
    private let limit: Int
    private let minimum: Double

    init(limit: Int, minimum: Double) {
        self.limit = limit
        self.minimum = minimum
    }

    /// The score that a further offer must reach.
    var least: Double { offers.count < limit ? minimum : offers.last?.match.score ?? minimum }

    mutating func add(_ offer: MemoryOffer) {
        guard offer.match.score >= minimum else { return }
        if let index = offers.firstIndex(where: { $0.match.text.utf8.elementsEqual(offer.match.text.utf8) }) {
            guard offer.isBetter(than: offers[index]) else { return }
            offers.remove(at: index)
        }
        offers.insert(offer, at: offers.firstIndex { offer.isBetter(than: $0) } ?? offers.count)
        if offers.count > limit { offers.removeLast() }
    }
}
