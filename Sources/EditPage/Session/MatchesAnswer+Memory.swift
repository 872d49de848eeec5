import CatalogLint
import CatalogRuntime
import TranslationReuse

extension MatchesAnswer {
    /// The maximum number of matches.
    ///
    /// Each has its own keyboard shortcut.
    private static let limit = 5

    /// Finds translations for the source texts of a key in the rest of the project.
    init(for entry: EntryContext, in language: LanguageTag, from memory: TranslationMemory) {
        guard let source = entry.table.sourceLanguage else {
            matches = []
            return
        }
        let location = MemoryLocation(path: entry.table.table.path, key: entry.key)
        let texts = entry.sourceParts.compactMap { part in part.unit.value.map { (part.path, $0.string) } }
        let whole = texts.isEmpty && entry.keyIsText ? entry.key : texts.count == 1 ? texts[0].1 : nil
        let found =
            if let whole {
                memory.matches(
                    for: whole, part: texts.first?.0 ?? .whole, from: source, to: language, limit: Self.limit + 1,
                    at: location, isLiteral: entry.table.table.isLiteral
                ).map { Match([$0], score: $0.score, key: $0.key) }
            } else {
                memory.sets(
                    for: Dictionary(texts) { $1 }, from: source, to: language, limit: Self.limit + 1, at: location
                ).map { Match($0.parts, score: $0.score, key: $0.key) }
            }
        matches = Array(found.filter { !$0.key.isSpelled(as: entry.key) }.prefix(Self.limit))
    }
}

extension MatchesAnswer.Match {
    fileprivate init(_ parts: [MemoryMatch], score: Double, key: String) {
        percent = Int((score * 100).rounded(.down))
        self.key = key
        source = parts.map(\.source).joined(separator: "\n")
        texts = parts.map { PartText(part: $0.part.description, text: $0.text) }
    }
}
