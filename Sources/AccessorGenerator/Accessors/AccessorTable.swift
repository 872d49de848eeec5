import CatalogCore

/// A catalog and its accessors.
struct AccessorTable: Sendable {
    /// The catalog.
    let catalog: Catalog
    /// The accessors in the order of the catalog.
    let accessors: [Accessor]
    /// The keys without an accessor.
    let leftOut: [LeftOutKey]
    /// The families whose keys are in the catalog.
    let families: [AccessorFamily]
    /// The spelling of the words in names.
    private let words: WordSpelling
    /// The index in the encoded table of each entry with an accessor.
    let numbers: [Int: Int]

    init(_ catalog: Catalog, settings: GenerationSettings) {
        let reader = AccessorReader(catalog, settings: settings)
        self.init(
            catalog, reader.accessors, leftOut: reader.leftOut, families: settings.families,
            words: settings.wordSpelling)
    }

    /// Returns the table without the accessors of some entries, with their keys added to `leftOut`.
    func without(_ entries: Set<Int>, _ keys: [LeftOutKey]) -> AccessorTable {
        AccessorTable(
            catalog, accessors.filter { !entries.contains($0.entry) }, leftOut: leftOut + keys,
            families: families.map(\.family), words: words)
    }

    private init(
        _ catalog: Catalog, _ accessors: [Accessor], leftOut: [LeftOutKey], families: [StringFamily],
        words: WordSpelling
    ) {
        self.words = words
        self.catalog = catalog
        self.accessors = accessors
        self.leftOut = leftOut
        self.families = families.map { AccessorFamily($0, of: accessors, words: words) }
            .filter { !$0.rawValues.isEmpty }
        numbers = Dictionary(
            accessors.enumerated().map { ($0.element.entry, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    /// The path of the catalog.
    package var path: String { catalog.path }

    /// The name of the table.
    var name: String { catalog.name }

    /// The accessors that do not belong to a family.
    var loose: [Accessor] {
        let inFamilies = Set(families.flatMap(\.accessors).map(\.entry))
        return accessors.filter { !inFamilies.contains($0.entry) }
    }
}
