import CatalogCore

/// The pieces that a source and its translation do not share.
///
/// A piece that occurs twice counts twice.
package struct PieceDifference {
    /// The pieces that only the source has.
    package let missing: [String]
    /// The pieces that only the translation has.
    package let added: [String]

    /// Compares two lists of pieces, regardless of order.
    package init(source: [String], translation: [String]) {
        missing = Self.rest(of: source, without: translation)
        added = Self.rest(of: translation, without: source)
    }

    /// Creates a difference.
    package init(missing: [String], added: [String]) {
        self.missing = missing
        self.added = added
    }

    /// Whether both lists have the same pieces.
    package var isEmpty: Bool { missing.isEmpty && added.isEmpty }

    /// The beginning of the message, such as “lacks {name} and has {nome} in its place”.
    package var sentence: FindingMessage {
        let (lost, new) = (Self.list(missing), Self.list(added))
        if missing.isEmpty { return "has \(new), which the source does not have" }
        return added.isEmpty ? "lacks \(lost) of the source" : "lacks \(lost) of the source and has \(new) instead"
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
