import CatalogCore
import CatalogLint

/// Functions that check whether the format specifiers of a translation fit a source text.
enum SpecifierCompatibility {
    /// Whether a translation fits.
    ///
    /// The lint rules use the same comparison, so they report no wrong specifiers in a translation that fits.
    ///
    /// If the specifiers of the source contradict each other, or if there are too many, both texts must have the same
    /// specifiers.
    static func isCompatible(_ text: FormattedPart, withSource source: FormattedPart) -> Bool {
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

    /// Whether substitutions and percent signs agree.
    ///
    /// Substitutions are compared by name, and `%%` means one percent sign only in a formatted text.
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
