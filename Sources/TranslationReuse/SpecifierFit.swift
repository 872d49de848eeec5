import CatalogCore
import CatalogLint

/// Whether a translation can stand beside a source text as far as format specifiers go.
enum SpecifierFit {
    /// Asks the same comparison as the rules, so that nothing is offered that `lint` would then find fault with.
    ///
    /// Where the source's own specifiers are at odds there is nothing to measure by, and hundreds of them take too
    /// long: then both must have the same ones.
    static func fits(_ text: FormattedPart, source: FormattedPart) -> Bool {
        guard source.text.mayHaveSpecifiers || text.text.mayHaveSpecifiers else { return true }
        guard max(text.specifiers.count, source.specifiers.count) <= MemoryLimits.placeholders else {
            return hasSame(text, source)
        }
        let formatted = FormattedText(text)
        guard let expected = ExpectedArguments([FormattedText(source)]) else { return false }
        guard source.isSound, expected.main.isComparable else { return hasSame(text, source) }
        guard isWrittenAlike(text, source) else { return false }
        guard expected.isFormatted else { return formatted.arguments.isEmpty }
        guard text.isSound, formatted.isComparable, let comparison = formatted.compared(with: expected) else {
            return false
        }
        return comparison.defects.isEmpty && comparison.damage == nil
    }

    private static func hasSame(_ text: FormattedPart, _ source: FormattedPart) -> Bool {
        text.format.pieces.map { text.written($0.range) }.sorted()
            == source.format.pieces.map { source.written($0.range) }.sorted()
    }

    /// Substitutions are told by their names, and `%%` prints one percent sign only in a text that is formatted.
    private static func isWrittenAlike(_ text: FormattedPart, _ source: FormattedPart) -> Bool {
        let names = Set(source.specifiers.compactMap(\.substitution))
        guard text.specifiers.allSatisfy({ $0.substitution.map(names.contains) ?? true }) else { return false }
        if !text.format.substitutionArguments.isEmpty, source.format.substitutionArguments.isEmpty { return false }
        return !source.specifiers.isEmpty || hasPercentSigns(text) == hasPercentSigns(source)
    }

    private static func hasPercentSigns(_ part: FormattedPart) -> Bool {
        part.format.pieces.contains { if case .percentSign = $0 { true } else { false } }
    }
}
