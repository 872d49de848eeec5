import CatalogCore
import CatalogLint
import CatalogRuntime

/// A key to add to a table, with its texts.
package struct KeyAddition: Sendable {
    /// The key to add.
    package let key: String
    /// The texts given so far, by language and part.
    package var texts: [TextAssignment]
    /// The comment for translators; nil for none.
    package var comment: String?
    /// Whether required texts that are not given are added in state `new`.
    package var isIncomplete: Bool
    /// The required languages that the user left for later.
    ///
    /// All other required languages must have a text, unless the addition is incomplete.
    package var leftForLater: [LanguageTag] = []

    /// Creates an addition.
    package init(_ key: String, texts: [TextAssignment] = [], comment: String? = nil, isIncomplete: Bool = false) {
        self.key = key
        self.texts = texts
        self.comment = comment
        self.isIncomplete = isIncomplete
    }

    /// Returns the languages that the key must have: the required languages, otherwise those of the table, source
    /// first.
    ///
    /// A readable key is its own text in the source language.
    package func requiredLanguages(in table: EditableTable) -> [LanguageTag] {
        let source = table.sourceLanguage
        let others = (table.settings.requiredLanguages ?? table.table.languages).filter { language in
            !table.isSource(language) && !["Base", "mul", "und"].contains(language.spelling)
        }
        let needsSource = !keyIsText(in: table) || hasTexts(in: source)
        return (needsSource ? [source].compactMap { $0 } : []) + others
    }

    /// Whether the key is a text rather than an identifier such as `home.title`.
    ///
    /// In a table of identifiers, a single word also counts as an identifier.
    private func keyIsText(in table: EditableTable) -> Bool {
        guard !KeyStyle.isIdentifier(key) else { return false }
        return key.contains(" ") || !table.context.keysAreIdentifiers
    }

    /// Returns the required languages without a given text.
    package func languagesWithoutText(in table: EditableTable) -> [LanguageTag] {
        requiredLanguages(in: table).filter { !hasTexts(in: $0) }
    }

    /// Returns the parts that a language needs: those of the source text, with the language's own plural categories.
    package func parts(for language: LanguageTag, in table: EditableTable) -> [PartPath] {
        SourceWords(of: self, in: table).copies(for: language).map(\.part)
    }

    /// Returns the source text for a part.
    package func sourceText(for part: PartPath, in table: EditableTable) -> String {
        SourceWords(of: self, in: table).text(for: part)
    }

    /// Returns the change that adds the key.
    ///
    /// - Throws: a refusal if a required language, or a plural category that a language needs, has no text.
    package func change(in table: EditableTable) throws(ChangeRefusal) -> KeyChange {
        if !table.isCatalog, texts.isEmpty { throw .notInLegacyTables(key, .emptyKeys) }
        var changes = texts.map(\.change)
        if let comment, !comment.isEmpty { changes.append(.comment(comment)) }
        let left = try missing(in: table)
        // Legacy tables have no states, so texts that are left for later are omitted.
        if table.isCatalog { changes += left.map { $0.change(.new) } }
        return KeyChange(key, .add(changes))
    }

    /// Returns the change that adds the key with its current texts, to check an unfinished addition.
    ///
    /// Missing texts get the source text in state `new`, even in legacy tables. Without these texts, the planner would
    /// refuse a plural because of its missing forms.
    package func trial(in table: EditableTable) throws(ChangeRefusal) -> KeyChange {
        var trial = self
        trial.isIncomplete = true
        let missing = try trial.missing(in: table)
        let told = comment.map { $0.isEmpty ? [] : [EntryChange.comment($0)] } ?? []
        return KeyChange(key, .add(texts.map(\.change) + told + missing.map { $0.change(.new) }))
    }

    // MARK: - Missing texts

    /// Returns the required texts that are not given, with the source text in their place.
    private func missing(in table: EditableTable) throws(ChangeRefusal) -> [TextAssignment] {
        let languages = languagesWithoutText(in: table)
        let needed = languages.filter { language in !leftForLater.contains { $0.isSameLanguage(as: language) } }
        guard isIncomplete || needed.isEmpty else {
            // More texts would not help if the key already exists.
            try table.requireAbsent(key)
            throw .missingLanguages(key, needed, given: near(needed))
        }
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

    /// The plurals among the given texts.
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

    /// Returns the given languages that differ from a missing one only in script or region: `pt` for `pt-BR`.
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

/// The plural cases that were given for one part in a language.
private struct GivenPluralSet {
    package let language: LanguageTag
    package let path: PartPath
    var categories: Set<PluralCategory>

    var missing: [PluralCategory] {
        PluralRules(language: language).neededCategories.filter { !categories.contains($0) }
    }
}
