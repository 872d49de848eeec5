import CatalogCore
import CatalogRuntime

/// A language that every key of a table ought to have, and how the table spells it.
public struct TargetLanguage: Sendable {
    /// What is known of the language; its tag is the table's own spelling where there is one.
    public let facts: LanguageFacts
    /// How the table spells it: mostly one way, none where the table lacks it, several where that is a mistake.
    public let spellings: [LanguageTag]

    package init(facts: LanguageFacts, spellings: [LanguageTag]) {
        self.facts = facts
        self.spellings = spellings
    }

    /// Whether the table has anything in it.
    public var isPresent: Bool { !spellings.isEmpty }

    /// The same behind references of its own: see `TableContext.unshared`.
    var unshared: TargetLanguage { TargetLanguage(facts: facts.unshared, spellings: spellings.map { $0 }) }

    /// What an entry has in it.
    public func localization(of entry: Entry) -> Localization? {
        entry.localizations.last { spellings.contains($0.language) }
    }

    /// The languages that a table's keys ought to have: those required, else those of the table; each once, and
    /// without the source language.
    static func all(
        of table: any StringTable, known: [LanguageFacts], settings: LintSettings,
        _ factsOf: (LanguageTag) -> LanguageFacts
    ) -> [TargetLanguage] {
        let expected = settings.requiredLanguages?.map(factsOf) ?? known
        var seen: Set<LanguageTag> = []
        return expected.filter { !$0.isSource && seen.insert($0.canonical).inserted }.map { facts in
            let own = known.filter { $0.canonical == facts.canonical }
            return TargetLanguage(facts: own.first ?? facts, spellings: own.map(\.tag))
        }
    }
}
