import CatalogCore
import CatalogRuntime

/// Compilation of plurals of the whole text.
extension ContentCompiler {
    /// Compiles a plural of the whole text or of one device; the format text is only a reference to a variable `value`.
    mutating func plural(_ variation: Variation, _ part: PartPath) -> CompiledValue? {
        var names: [String] = []
        var texts: [String] = []
        for plural in variation.cases {
            let name = plural.name.string
            guard let text = caseText(plural, part.appending(.variation(.plural, name))) else { continue }
            let spelled = SubstitutionText(text, substitutions: content.substitutions, isCase: true, keepsNames: true)
            take(spelled, part.appending(.variation(.plural, name)), plural.content.location)
            names.append(name)
            texts.append(spelled.text)
        }
        guard !names.isEmpty else { return nil }
        let shown = variation.texts
        let numbers = shown.map { ShownNumber.numbers(of: FormatString($0)) }
        let own = numbers.lazy.compactMap(\.first).first
        let number = checkedNumber(own, among: numbers, of: variation, part)
        let hadNames = texts
        texts = ArgumentNames.numbered(texts, source: source?.numberTexts ?? [])
        let written = ordered(texts, like: variation, names)
        let first = written == shown ? own : ShownNumber(in: written)
        let position = first?.position ?? number?.position ?? 1
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
    ///
    /// - Parameters:
    ///   - own: The first number of the texts.
    ///   - numbers: The numbers of each text.
    private mutating func checkedNumber(
        _ own: ShownNumber?, among numbers: [[ShownNumber]], of variation: Variation, _ part: PartPath
    ) -> ShownNumber? {
        for numbers in numbers {
            guard let first = numbers.first, numbers.contains(where: { $0.position != first.position }) else {
                continue
            }
            note(.severalNumbers("%\(first.type)"), part, variation.location)
            break
        }
        if let own { return own }
        let sourceNumber = source.flatMap { $0 === content ? nil : ShownNumber(in: $0.numberTexts) }
        let isSourceSound = source.map { $0 !== content && $0.hasPlural && sourceNumber != nil } ?? false
        if !isSourceSound { note(.pluralWithoutNumber, .whole, variation.location) }
        return sourceNumber ?? ShownNumber(in: [key])
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
