/// The languages of a model, by their numbers.
struct ModelLanguages: Sendable {
    /// The codes.
    let codes: [String]
    /// Those of which there were few texts to learn from.
    let sparse: Set<Int>

    init(_ table: LanguageModelTable) {
        let (codes, sparse) = (table.codes, table.sparseCodes)
        self.codes = codes.map(String.init)
        self.sparse = Set(codes.indices.filter { sparse.contains(codes[$0]) })
    }
}
