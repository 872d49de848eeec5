import CatalogCore
import CatalogRuntime

/// An inspection of the arguments in all texts of an entry, once for all argument rules.
///
/// A text is formatted if its key or source takes an argument. After one defect in a text, the inspection skips defects
/// that would follow from it.
struct ArgumentInspection {
    private let sourceTexts: [FormattedText]
    private let source: ExpectedArguments?
    private let key: ExpectedArguments?
    private let keyPart: FormattedPart
    /// The source and the key, as far as other texts can be compared with them.
    private let reliable: [ExpectedArguments]

    /// Returns the defects of an entry; empty if no text has a `%`.
    static func defects(of entry: EntryContext) -> [ArgumentDefect] {
        guard entry.entry.traits.contains(.percent), !PlainSpecifiers.agree(in: entry) else { return [] }
        return inspectedDefects(of: entry)
    }

    /// Returns the defects of an entry by the inspection of each text, which most entries do not need.
    static func inspectedDefects(of entry: EntryContext) -> [ArgumentDefect] {
        entry.isInterfaceTemplate ? [] : ArgumentInspection(entry).defects(of: entry)
    }

    private init(_ entry: EntryContext) {
        keyPart = FormattedPart(entry.entry.key, at: .whole)
        let keyText = FormattedText(keyPart)
        sourceTexts = entry.source.map { FormattedText.texts(of: $0.content) } ?? []
        // Where the source text takes no arguments, the key may tell those that code passes.
        let isNameOnly =
            keyPart.isIdentifier && (sourceTexts.isEmpty || sourceTexts.contains { !$0.arguments.isEmpty })
        key = keyText.arguments.isEmpty || isNameOnly ? nil : ExpectedArguments([keyText])
        source =
            sourceTexts.isEmpty
            ? (key != nil || entry.keyIsText && !isNameOnly ? ExpectedArguments([keyText]) : nil)
            : ExpectedArguments(sourceTexts)
        reliable = [source, key].compactMap { $0 }.filter(\.isReliable)
    }

    /// Whether the key or the source takes arguments.
    private var isFormatted: Bool {
        key?.isFormatted ?? false || source?.isFormatted ?? false || sourceTexts.contains(where: \.definesSubstitutions)
    }

    private func defects(of entry: EntryContext) -> [ArgumentDefect] {
        var defects: [ArgumentDefect] = []
        if sourceTexts.isEmpty, let key { defects += ownDefects(of: key.main) }
        for localization in entry.entry.localizations {
            guard isFormatted || localization.content.mayHaveSpecifiers else { continue }
            let isSource = localization.language == entry.source?.language
            let texts = isSource ? sourceTexts : FormattedText.texts(of: localization.content)
            let found = isSource ? sourceDefects(of: texts) : texts.flatMap { self.defects(of: $0) }
            defects += joined(found, language: localization.language, in: entry)
        }
        return defects
    }

    /// Returns each defect once per localization, with the locations of equal defects.
    private func joined(
        _ defects: [ArgumentDefect], language: LanguageTag, in entry: EntryContext
    ) -> [ArgumentDefect] {
        var result: [ArgumentDefect] = []
        var indices: [ArgumentDefect.Identity: Int] = [:]
        for var defect in defects {
            defect.language = language
            defect.fix = defect.fixedTexts.flatMap { entry.table.edits(replacing: $0.text, with: $0.string) }
            guard let index = indices[defect.identity] else {
                indices[defect.identity] = result.count
                result.append(defect)
                continue
            }
            // The plural forms of a substitution occur once for each text that refers to the substitution.
            let location = defect.part.text.location
            guard location != result[index].part.text.location, !result[index].related.contains(location) else {
                continue
            }
            result[index] = result[index].joined(with: defect)
        }
        return result
    }

    // MARK: - Translations

    private func defects(of text: FormattedText) -> [ArgumentDefect] {
        guard let source else { return text.structure }
        guard isFormatted || text.definesSubstitutions else { return neverFormatted(text, beside: source) }
        let comparisons = reliable.compactMap { text.compared(with: $0) }
        if let damage = comparisons.lazy.compactMap(\.damage).first { return [damage] }
        // Omits gaps, because the comparison with the source reports them.
        let inherited = source.counterpart(of: text.part.path).map { ownDefects(of: $0) } ?? []
        let known = Set(inherited.lazy.filter { $0.kind == .unescapedPercent }.map(\.identity))
        let own = ownDefects(of: text).filter { $0.kind != .gap && !known.contains($0.identity) }
        guard own.allSatisfy({ $0.kind == .unescapedPercent }) else { return own }
        let differences = comparisons.map(\.defects)
        let found = differences.contains(where: \.isEmpty) ? [] : differences.first ?? []
        // A lone percent sign may be the rest of a damaged specifier.
        return found.contains { $0.kind == .missing } ? found : own + found
    }

    /// Returns the defects of a text to which code passes nothing: its specifiers read arguments that do not exist.
    private func neverFormatted(_ text: FormattedText, beside source: ExpectedArguments) -> [ArgumentDefect] {
        guard !text.arguments.isEmpty, let comparison = text.compared(with: source) else { return [] }
        let counterpart = comparison.counterpart.part
        // A source with a single percent sign, as in “Numeric %”, is no format. Nor is its translation.
        guard counterpart.isSound, DamagedSpecifier.all(in: counterpart.text.utf8).isEmpty else { return [] }
        return comparison.surplusDefect.map { [$0] } ?? []
    }

    // MARK: - Source

    private func sourceDefects(of texts: [FormattedText]) -> [ArgumentDefect] {
        guard isFormatted, let source else { return [] }
        var defects: [ArgumentDefect] = []
        for text in texts {
            let comparison = ExpectedArguments([(key ?? source).main]).flatMap {
                text.compared(with: $0, isOfSource: true)
            }
            if key != nil, let damage = comparison?.damage {
                defects.append(damage)
                continue
            }
            let own = ownDefects(of: text)
            defects += own
            guard own.isEmpty, let comparison, !(text.arguments.isEmpty && keyIsName) else { continue }
            defects += key == nil ? comparison.typeDefects : comparison.keyDefects
        }
        return onlyFirst(.keyMismatch, of: defects)
    }

    /// Whether the key without its specifiers is a name, as in `label.favorite %lld`.
    ///
    /// The text of such a key may be the same for all arguments.
    private var keyIsName: Bool {
        let literals = keyPart.format.literals.map { keyPart.written($0) }.joined()
        return KeyStyle.isIdentifier(literals.split(separator: " ").joined(separator: "."))
            && literals.split(separator: " ").count == 1
    }

    /// Returns the defects, but only the first one of a kind.
    ///
    /// All plural forms that disagree with the key are one defect.
    private func onlyFirst(_ kind: ArgumentDefect.Kind, of defects: [ArgumentDefect]) -> [ArgumentDefect] {
        guard let first = defects.firstIndex(where: { $0.kind == kind }) else { return defects }
        return defects.enumerated().filter { $0.offset <= first || $0.element.kind != kind }.map(\.element)
    }

    // MARK: - Standalone

    /// Returns the defects of a formatted text that do not depend on other texts.
    private func ownDefects(of text: FormattedText) -> [ArgumentDefect] {
        let signs = text.parts.flatMap(\.percentDefects)
        guard text.parts.allSatisfy(\.format.problems.isEmpty) else { return signs }
        return signs + text.structure
    }
}

extension ExpectedArguments {
    /// Whether the texts have no defects, so that other texts can be compared with them.
    package var isReliable: Bool { texts.allSatisfy { $0.isComparable && $0.parts.allSatisfy(\.isSound) } }
}

extension FormattedText {
    /// Whether the text has substitutions, which only a formatted text needs.
    var definesSubstitutions: Bool { !substitutions.isEmpty }

    /// Whether all specifiers are valid, consistently numbered and free of conflicts.
    package var isComparable: Bool {
        parts.allSatisfy(\.format.problems.isEmpty) && !arguments.mixesNumberedAndBare
            && arguments.list.allSatisfy { $0.conflict == nil }
    }

    /// Returns the comparison of the text with its counterpart, if there is one.
    package func compared(with expected: ExpectedArguments, isOfSource: Bool = false) -> ArgumentComparison? {
        expected.counterpart(of: part.path).map {
            ArgumentComparison(text: self, expected: expected, counterpart: $0, isOfSource: isOfSource)
        }
    }

    /// The contradictions between the arguments within the text.
    package var structure: [ArgumentDefect] {
        if arguments.mixesNumberedAndBare {
            return [
                ArgumentDefect(
                    kind: .mixedPositions, part: part, actual: part.specifiers.map(\.spelling),
                    takesEachOnce: part.takesEachArgumentOnce)
            ]
        }
        let conflicts = arguments.list.compactMap { argument in
            argument.conflict.map { use, other in
                ArgumentDefect(
                    kind: .positionConflict, part: use.part, actual: [use.specifier.spelling],
                    expected: [other.specifier.spelling, String(argument.position)])
            }
        }
        guard conflicts.isEmpty, !isPluralCase, let gap = gap(reference: nil) else { return conflicts }
        return [gap]
    }
}

extension LocalizedContent {
    /// Whether any of the texts has a `%`.
    package var mayHaveSpecifiers: Bool { traits.contains(.percent) }
}
