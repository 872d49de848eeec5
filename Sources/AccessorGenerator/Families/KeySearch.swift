import CatalogCore

/// A search that explains why keys that a family needs cannot be used.
struct KeySearch {
    let tables: [AccessorTable]
    /// The table of the family; nil if no table has its keys.
    let owner: AccessorTable?

    /// Returns advice about a required key: how to add it, or why the existing key cannot be used.
    func advice(for key: String) -> String {
        guard let table = (owner.map { [$0] + tables } ?? tables).first(where: { Self.entry(key, of: $0) != nil }),
            let entry = Self.entry(key, of: table)
        else { return "add the key \(Quoted.text(key))" + (owner.map { " to \(Self.file($0))" } ?? "") }
        let location = Self.location(of: entry, in: table).description
        guard table.path == owner?.path || owner == nil else {
            return
                "the key \(Quoted.text(key)) is at \(location), but must be in \(owner.map(Self.file) ?? "one catalog")"
        }
        return "the key \(Quoted.text(key)) at \(location) \(Self.reason(against: entry, of: table))"
    }

    /// Returns the reason why no key of a pattern has an accessor.
    func reason(forNoKeyOf pattern: KeyPattern) -> String {
        let keys = tables.flatMap { table in (0..<table.catalog.entryCount).map { table.catalog.key(at: $0).string } }
        let shown = Quoted.text(pattern.description)
        let fitting = keys.filter { pattern.rawValue(of: $0) != nil }
        if let key = fitting.first(where: { !isUsable($0) }) {
            return "no usable key matches \(shown): \(advice(for: key))"
        }
        guard fitting.isEmpty else { return "the only keys that match \(shown) are in “except”" }
        let nearest = pattern.nearest(among: keys).map { "did you mean \(Quoted.text($0.description))?" }
        return "no key matches \(shown)" + (nearest.map { "; \($0)" } ?? "")
    }

    /// Returns whether the family's table has the key, with or without an accessor.
    func isInOwner(_ key: String) -> Bool { owner.map { Self.entry(key, of: $0) != nil } ?? false }

    private func isUsable(_ key: String) -> Bool {
        (owner.map { [$0] } ?? tables).contains { $0.accessors.contains { $0.key == key } }
    }

    private static func entry(_ key: String, of table: AccessorTable) -> Entry? {
        let catalog = table.catalog
        let index = (0..<catalog.entryCount).first { catalog.key(at: $0).string.utf8.elementsEqual(key.utf8) }
        return index.map { catalog.entry(at: $0) }
    }

    private static func file(_ table: AccessorTable) -> String {
        table.path.split(separator: "/").last.map(String.init) ?? table.path
    }

    private static func location(of entry: Entry, in table: AccessorTable) -> GenerationLocation {
        KeyOrigin(
            path: table.path, lines: LineIndex(table.catalog.files[0].bytes), offset: entry.key.range.lowerBound
        ).location
    }

    private static func reason(against entry: Entry, of table: AccessorTable) -> String {
        if entry.extractionState == .stale { return "is stale" }
        if entry.generatesSymbol == false { return "has “generatesSymbol” set to false" }
        let leftOut = table.leftOut.first { $0.key == entry.key.string }
        if let leftOut { return "gets no accessor: \(leftOut.reason.description)" }
        if AccessorReader.isMadeByInterfaceBuilder(table.catalog) { return "belongs to Interface Builder" }
        return "is not manual, and “keys” selects manual keys"
    }
}
