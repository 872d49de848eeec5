import CatalogCore
import CatalogRuntime

/// A language that every key of a table should have, with its spellings in the table.
public struct TargetLanguage: Sendable {
    /// The facts about the language.
    ///
    /// Its tag is the table's spelling if there is one.
    public let facts: LanguageFacts
    /// The spellings in the table: usually one; none if the table lacks the language; several by mistake.
    public let spellings: [LanguageTag]

    package init(facts: LanguageFacts, spellings: [LanguageTag]) {
        self.facts = facts
        self.spellings = spellings
    }

    /// Whether the table has the language.
    public var isPresent: Bool { !spellings.isEmpty }

    /// A copy that shares no storage with other tasks: see `TableContext.unshared`.
    var unshared: TargetLanguage { TargetLanguage(facts: facts.unshared, spellings: spellings.map { $0 }) }

    /// Returns an entry's localization in the language.
    public func localization(of entry: Entry) -> Localization? {
        // Nearly every language has one spelling.
        let index =
            spellings.count == 1
            ? entry.index(spelled: spellings[0]) : spellings.compactMap { entry.index(spelled: $0) }.max()
        return index.map { entry.localizations[$0] }
    }

    /// Returns the languages that a table's keys should have, each once and without the source language.
    ///
    /// These are the required languages, or otherwise the languages of the table. Explanations for translators (`qqq`)
    /// are never among them, and pseudo-languages (`en-XA`) only if they are required.
    static func all(
        of table: any StringTable, known: [LanguageFacts], settings: LintSettings,
        _ factsOf: (LanguageTag) -> LanguageFacts
    ) -> [TargetLanguage] {
        let expected = settings.requiredLanguages?.map(factsOf) ?? known
        let spellings = Dictionary(grouping: known, by: \.canonical)
        var seen: Set<LanguageTag> = []
        let isNamed = settings.requiredLanguages != nil
        return expected.filter { facts in
            !facts.isSource && (facts.readers == .users || isNamed && facts.readers == .testers)
                && seen.insert(facts.canonical).inserted
        }.map { facts in
            let own = spellings[facts.canonical] ?? []
            return TargetLanguage(facts: own.first ?? facts, spellings: own.map(\.tag))
        }
    }
}
