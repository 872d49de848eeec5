/// The languages of a model by index.
struct ModelLanguages: Sendable {
    /// The codes.
    let codes: [String]
    /// The indices of the languages with little training data.
    let sparse: Set<Int>

    init(_ table: LanguageModelTable) {
        let (codes, sparse) = (table.codes, table.sparseCodes)
        self.codes = codes.map(String.init)
        self.sparse = Set(codes.indices.filter { sparse.contains(codes[$0]) })
    }
}
