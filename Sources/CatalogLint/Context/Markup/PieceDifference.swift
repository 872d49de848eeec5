import CatalogCore

/// The pieces in which a translation differs from its source.
package struct PieceDifference {
    /// The pieces that only the source has.
    package let missing: [String]
    /// The pieces that only the translation has.
    package let added: [String]
    /// The pieces that both have, and the source more often.
    package let rarer: [String]
    /// The pieces that both have, and the translation more often.
    package let repeated: [String]

    /// Compares two lists of pieces, regardless of order.
    package init(source: [String], translation: [String]) {
        let (lost, new) = (Self.rest(of: source, without: translation), Self.rest(of: translation, without: source))
        let (wanted, found) = (Set(source), Set(translation))
        self.init(
            missing: lost.filter { !found.contains($0) }, added: new.filter { !wanted.contains($0) },
            rarer: lost.filter { found.contains($0) }, repeated: new.filter { wanted.contains($0) })
    }

    /// Creates a difference.
    package init(missing: [String], added: [String], rarer: [String] = [], repeated: [String] = []) {
        self.missing = missing
        self.added = added
        self.rarer = rarer
        self.repeated = repeated
    }

    /// Whether both lists have the same pieces.
    package var isEmpty: Bool { isOnlyOfNumber && rarer.isEmpty && repeated.isEmpty }

    /// Whether each piece of one list is also in the other.
    package var isOnlyOfNumber: Bool { missing.isEmpty && added.isEmpty }

    /// Returns the difference with another spelling of each piece.
    package func map(_ spelling: (String) -> String) -> PieceDifference {
        PieceDifference(
            missing: missing.map(spelling), added: added.map(spelling), rarer: rarer.map(spelling),
            repeated: repeated.map(spelling))
    }

    /// The beginning of the message, such as “lacks {name} of the source and has {nome} instead”.
    package var sentence: FindingMessage {
        if isOnlyOfNumber { return numbers }
        let (lost, new) = (Self.list(missing), Self.list(added))
        if missing.isEmpty { return "has \(new), which the source does not have" }
        return added.isEmpty ? "lacks \(lost) of the source" : "lacks \(lost) of the source and has \(new) instead"
    }

    private var numbers: FindingMessage {
        let (less, more) = (Self.list(rarer), Self.list(repeated))
        if rarer.isEmpty { return "has \(more) more often than the source" }
        return repeated.isEmpty
            ? "has \(less) less often than the source"
            : "has \(less) less often than the source, and \(more) more often"
    }

    private static func list(_ pieces: [String]) -> FindingMessage {
        var seen: Set<String> = []
        return WordList.of(pieces.filter { seen.insert($0).inserted }.map { Quotation.of($0) })
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
