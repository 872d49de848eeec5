import CatalogRuntime

/// The number of translatable keys in a table, and the languages to translate them into.
public struct TableTargets: Hashable, Sendable {
    /// The number of translatable keys.
    public let keyCount: Int
    /// The languages of the table and the required languages, in canonical form.
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
