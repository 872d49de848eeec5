import CatalogCore
import CatalogLint
import CatalogRuntime

/// A key that is to come into a table, with its texts.
package struct KeyAddition: Sendable {
    /// The key.
    package let key: String
    /// The texts that were given.
    package var texts: [TextAssignment]
    /// What translators are told; nil for nothing.
    package var comment: String?
    /// Whether texts that are required and not given are left for later, in state `new`.
    package var isIncomplete: Bool
    /// Required languages that somebody has left for later, though the rest must be there.
    package var leftForLater: [LanguageTag] = []

    /// Creates an addition.
    package init(_ key: String, texts: [TextAssignment] = [], comment: String? = nil, isIncomplete: Bool = false) {
        self.key = key
        self.texts = texts
        self.comment = comment
        self.isIncomplete = isIncomplete
    }

    /// The languages that the key must have in a table: those required, else the table's, the source language first.
    ///
    /// A key that people can read is its own text in the source language.
    package func requiredLanguages(in table: EditableTable) -> [LanguageTag] {
        let source = table.sourceLanguage
        let others = (table.settings.requiredLanguages ?? table.table.languages).filter { language in
            !table.isSource(language) && !["Base", "mul", "und"].contains(language.spelling)
        }
        let needsSource = !keyIsText(in: table) || hasTexts(in: source)
        return (needsSource ? [source].compactMap { $0 } : []) + others
    }

    /// Whether the key is a text itself, not an identifier such as `home.title`; among identifiers a single word is one.
    private func keyIsText(in table: EditableTable) -> Bool {
        guard !KeyStyle.isIdentifier(key) else { return false }
        return key.contains(" ") || !table.context.keysAreIdentifiers
    }

    /// The required languages that no text was given for.
    package func languagesWithoutText(in table: EditableTable) -> [LanguageTag] {
        requiredLanguages(in: table).filter { !hasTexts(in: $0) }
    }

    /// The parts that a language needs: those of the source text, plurals with the language's own categories.
    package func parts(for language: LanguageTag, in table: EditableTable) -> [PartPath] {
        SourceWords(of: self, in: table).copies(for: language).map(\.part)
    }

    /// The source text that a part is made from.
    package func sourceText(for part: PartPath, in table: EditableTable) -> String {
        SourceWords(of: self, in: table).text(for: part)
    }

    /// The change that adds the key.
    ///
    /// - Throws: when a required language, or a plural category that a language needs, has no text.
    package func change(in table: EditableTable) throws(ChangeRefusal) -> KeyChange {
        if !table.isCatalog, texts.isEmpty { throw .notInLegacyTables(.emptyKeys) }
        var changes = texts.map(\.change)
        if let comment, !comment.isEmpty { changes.append(.comment(comment)) }
        let left = try missing(in: table)
        // Legacy tables have no states, so what is left for later is left out.
        if table.isCatalog { changes += left.map { $0.change(.new) } }
        return KeyChange(key, .add(changes))
    }

    /// The change that adds the key with what it has so far, to see whether more can come.
    ///
    /// What is still to be asked has the source's words in its place, in state `new`, in legacy tables too: a plural
    /// would be refused for the cases that come after the one just typed.
    package func trial(in table: EditableTable) throws(ChangeRefusal) -> KeyChange {
        var trial = self
        trial.isIncomplete = true
        let missing = try trial.missing(in: table)
        let told = comment.map { $0.isEmpty ? [] : [EntryChange.comment($0)] } ?? []
        return KeyChange(key, .add(texts.map(\.change) + told + missing.map { $0.change(.new) }))
    }

    // MARK: - What is missing

    /// The texts that are required and not given, with the source's words in their place.
    private func missing(in table: EditableTable) throws(ChangeRefusal) -> [TextAssignment] {
        let languages = languagesWithoutText(in: table)
        let needed = languages.filter { language in !leftForLater.contains { $0.isSameLanguage(as: language) } }
        guard isIncomplete || needed.isEmpty else { throw .missingLanguages(key, needed, given: near(needed)) }
        let source = SourceWords(of: self, in: table)
        var missing = languages.flatMap { source.copies(for: $0) }
        for set in givenPluralSets {
            let categories = set.missing
            guard isIncomplete || categories.isEmpty else {
                throw .missingCategories(key, set.language, set.path, categories)
            }
            missing += categories.map { source.copy(for: set.language, at: set.path, $0) }
        }
        return missing
    }

    /// The plurals among the texts.
    private var givenPluralSets: [GivenPluralSet] {
        var sets: [GivenPluralSet] = []
        for text in texts {
            guard let category = text.part.pluralCategory else { continue }
            let path = text.part.parent
            if let index = sets.firstIndex(where: { $0.path == path && $0.language.isSameLanguage(as: text.language) })
            {
                sets[index].categories.insert(category)
            } else {
                sets.append(GivenPluralSet(language: text.language, path: path, categories: [category]))
            }
        }
        return sets
    }

    /// The languages given that only their region tells from missing ones: `pt` where `pt-BR` is asked for.
    private func near(_ missing: [LanguageTag]) -> [LanguageTag] {
        var near: [LanguageTag] = []
        for language in texts.map(\.language) where !near.contains(language) {
            if missing.contains(where: { $0.language == language.language }) { near.append(language) }
        }
        return near
    }

    private func hasTexts(in language: LanguageTag?) -> Bool {
        guard let language else { return false }
        return texts.contains { $0.language.isSameLanguage(as: language) }
    }
}

/// The cases that were given for one plural of a language.
private struct GivenPluralSet {
    package let language: LanguageTag
    package let path: PartPath
    var categories: Set<PluralCategory>

    var missing: [PluralCategory] {
        PluralRules(language: language).neededCategories.filter { !categories.contains($0) }
    }
}
