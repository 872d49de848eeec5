import CatalogCore

extension Spelling {
    /// “; did you mean “x”?” where one of the known words is near, else nothing.
    ///
    /// A word far longer than any that is known is not looked at: the distance costs the product of the lengths.
    package static func question(about word: String, in known: [String]) -> String {
        guard word.utf8.count <= 64, let nearest = nearest(to: word, in: known) else { return "" }
        return "; did you mean \(Quotation.of(nearest))?"
    }
}
