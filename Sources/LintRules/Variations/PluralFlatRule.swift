import CatalogCore
import CatalogLint

/// Finds translations with one text for all numbers where the source has plural forms.
struct PluralFlatRule: EntryRule {
    static let interest: EntryTraits = .cases

    static let description = RuleDescription(
        id: "plural-flat",
        category: .variations,
        summary: "a translation has one text for all numbers, but its source has plural forms",
        rationale: """
            People see “1 treinos”. The rule ignores languages with one form for all numbers, such as Japanese, \
            Chinese and Thai. It ignores languages whose nouns do not change after a number, such as Turkish and \
            Hungarian. It also ignores texts that keep the number separate (“Treinos: %lld”, “Treinos (%lld)”), nouns \
            that are known to have one form, such as the Italian “foto”, and sources whose forms are all the same. It \
            is a warning in languages with three forms or more, and for a word in -s where that marks the plural; in \
            others, whose nouns may have one form, it is a note.
            """,
        severity: .warning,
        impact: .visible,
        scope: .entry,
        passing: [
            .flat("ja", "%lld回のワークアウト"),
            .flat("tr", "%lld antrenman"),
            .flat("pt-BR", "Treinos: %lld"),
            .flat("pt-BR", "Treinos (%lld)"),
            .flat("it", "Importa %lld foto"),
            .plurals("pt-BR", ["one": "%lld treino", "other": "%lld treinos"]),
        ],
        failing: [
            .flat("pt-BR", "%lld treinos", mark: true),
            .flat("ru", "Осталось %1$lld тренировок", mark: true),
            .flat("it", "Importa %lld immagini", mark: true),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        guard let source = entry.source, source.content.hasCases, Self.hasTextsForEveryNumber(entry) else { return }
        let sets = source.content.pluralSets.filter(Self.differs)
        guard let example = sets.first else { return }
        let shown = ShownArguments(of: source.content)
        for (localization, language) in entry.shownLocalizations where Self.inflects(language) {
            for sentence in localization.content.sentences where !sentence.path.isPluralCase {
                guard let text = sentence.unit.writtenText, Self.isFlat(text, in: sentence, sets, shown),
                    !InflectedNoun.hasInvariable(in: text, language: language)
                else { continue }
                findings.add(
                    """
                    the same text for all numbers, \(Quotation.of(text)), but the source has plural forms: \
                    \(WordList.of(example.written.map { Quotation.of($0.text) }))
                    """,
                    at: text.location, language: language.tag, part: sentence.path,
                    atMost: InflectedNoun.isCertain(in: text, language: language) ? .warning : .note)
            }
        }
    }

    /// Whether any translation has a formatted text outside plural forms.
    private static func hasTextsForEveryNumber(_ entry: EntryContext) -> Bool {
        entry.entry.localizations.contains { localization in
            localization.language != entry.source?.language && isFlat(localization.content)
        }
    }

    private static func isFlat(_ content: LocalizedContent) -> Bool {
        if content.unit?.value?.mayHaveSpecifiers ?? false { return true }
        return content.variations.contains { variation in
            variation.axis != .plural && variation.cases.contains { isFlat($0.content) }
        }
    }

    private static func inflects(_ language: LanguageFacts) -> Bool {
        !language.isSource && language.plurals.isKnown && language.plurals.integerCategories.count > 1
            && !NumeralGrammar.keepsNouns(language)
    }

    private static func differs(_ set: PluralSet) -> Bool {
        guard let first = set.written.first else { return false }
        return set.written.contains { !$0.text.hasSameContents(as: first.text) }
    }

    /// Whether a text has a plain specifier for a number that has plural forms in the source.
    private static func isFlat(
        _ text: Text, in sentence: Sentence, _ sets: [PluralSet], _ shown: ShownArguments
    ) -> Bool {
        guard text.mayHaveSpecifiers else { return false }
        let format = FormatString(utf8: text.utf8)
        let arguments = format.arguments { name in
            sentence.substitution(name).map { SubstitutionArgument(position: $0.argumentNumber, type: $0.argumentType) }
        }
        return arguments.list.contains { argument in
            argument.uses.contains { use in
                let specifier = format.specifiers[use.specifier]
                return specifier.substitution == nil && specifier.showsNumber && !specifier.hasSpaceFlag
                    && isVaried(argument.position, at: sentence.path, sets, shown)
                    && !text.isApart(specifier.range)
            }
        }
    }

    /// Whether the source varies by the argument; a text that varies as a whole may vary by any of its numbers.
    private static func isVaried(
        _ position: Int, at path: PartPath, _ sets: [PluralSet], _ shown: ShownArguments
    ) -> Bool {
        if let substitution = shown.substitutions[position] {
            return sets.contains { $0.substitution?.name.range == substitution.name.range }
        }
        return sets.contains { $0.substitution == nil && ($0.path == path || $0.path.isWhole) }
    }
}
