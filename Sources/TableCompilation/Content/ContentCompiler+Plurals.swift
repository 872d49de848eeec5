import CatalogCore
import CatalogRuntime

/// Compilation of plurals of the whole text.
extension ContentCompiler {
    /// Compiles a plural of the whole text or of one device; the format text is only a reference to a variable `value`.
    mutating func plural(_ variation: Variation, _ part: PartPath) -> CompiledValue? {
        var names: [String] = []
        var texts: [String] = []
        for plural in variation.cases {
            let casePart = part.appending(.variation(.plural, plural.name.string))
            guard let text = caseText(plural, casePart) else { continue }
            let spelled = SubstitutionText(text, substitutions: content.substitutions, isCase: true, keepsNames: true)
            take(spelled, casePart, plural.content.location)
            names.append(plural.name.string)
            texts.append(spelled.text)
        }
        guard !names.isEmpty else { return nil }
        let number = checkedNumber(of: variation, part)
        let hadNames = texts
        texts = ArgumentNames.numbered(texts, source: source?.numberTexts ?? [])
        let position = ShownNumber(in: ordered(texts, like: variation, names))?.position ?? number?.position ?? 1
        let wereNumbered = texts != hadNames.map(ArgumentNames.removed)
        if position > 1 { texts = texts.map(ArgumentNames.numbered) }
        let reference = position > 1 || wereNumbered ? "%\(position)$#@value@" : "%#@value@"
        let cases = zip(names, texts).map { CompiledValue.Member($0, .text($1)) }
        let type = number?.type ?? "d"
        return .rule(format: reference, variables: [.init("value", .variable(type: type, cases: cases))])
    }

    /// Returns the texts with the text of `other` first.
    private func ordered(_ texts: [String], like variation: Variation, _ names: [String]) -> [String] {
        let pairs = zip(names, texts)
        let other = PluralCategory.other.rawValue
        return pairs.filter { $0.0 == other }.map(\.1) + pairs.filter { $0.0 != other }.map(\.1)
    }

    /// Returns the number that selects the plural form, from the texts, else from the source text, else from the key.
    ///
    /// A plural that shows no number is an error, unless the source text is a plural that shows one.
    private mutating func checkedNumber(of variation: Variation, _ part: PartPath) -> ShownNumber? {
        let own = ShownNumber(in: variation.texts)
        for text in variation.texts {
            let numbers = ShownNumber.numbers(of: FormatString(text))
            guard let first = numbers.first, numbers.contains(where: { $0.position != first.position }) else {
                continue
            }
            note(.severalNumbers("%\(first.type)"), part, variation.location)
            break
        }
        let sourceNumber = source.flatMap { $0 === content ? nil : ShownNumber(in: $0.numberTexts) }
        let isSourceSound = source.map { $0 !== content && $0.hasPlural && sourceNumber != nil } ?? false
        if own == nil, !isSourceSound { note(.pluralWithoutNumber, .whole, variation.location) }
        return own ?? sourceNumber ?? ShownNumber(in: [key])
    }
}

extension LocalizedContent {
    /// Whether the whole text, or the text of a device, is a plural.
    fileprivate var hasPlural: Bool {
        variations.contains { variation in
            variation.axis == .plural || variation.cases.contains { $0.content.variation(.plural) != nil }
        }
    }
}
