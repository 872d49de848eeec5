import CatalogRuntime

/// What is to be translated of a table, and into what.
public struct TableTargets: Hashable, Sendable {
    /// The number of keys that are to be translated.
    public let keyCount: Int
    /// The languages that the table has or that are asked of it, canonical.
    public let languages: Set<LanguageTag>

    package init(keyCount: Int, languages: Set<LanguageTag>) {
        self.keyCount = keyCount
        self.languages = languages
    }

    init(_ context: TableContext, keyCount: Int) {
        let own = context.languages.values.map(\.canonical)
        self.init(keyCount: keyCount, languages: Set(own + context.targets.map(\.facts.canonical)))
    }
}
