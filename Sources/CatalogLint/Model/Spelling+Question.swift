import CatalogCore

extension Spelling {
    /// Returns “; did you mean “x”?” if one of the known words is similar, otherwise an empty string.
    ///
    /// Ignores words of more than 64 bytes, because the cost is proportional to the product of the lengths.
    package static func question(about word: String, in known: [String]) -> FindingMessage {
        guard word.utf8.count <= 64, let nearest = nearest(to: word, in: known) else { return "" }
        return "; did you mean \(Quotation.of(nearest))?"
    }
}
