import CatalogLint

/// The words of a Portuguese text without names, code and words of the source.
struct PortugueseText {
    /// The remaining words, in order.
    let words: [PlainWord]

    /// Returns whether a text is in use and differs from its source.
    static func isTranslated(_ unit: UnitContext) -> Bool {
        unit.isInUse && unit.entry.isTranslatable
            && !(unit.isAnotherLanguageThanSource && unit.sourceText?.hasSameContents(as: unit.text) ?? false)
    }

    /// Returns whether most words of a sentence are those of the source: an older copy, whose other words are foreign too.
    static func isMostlySource(_ unit: UnitContext) -> Bool {
        guard unit.isAnotherLanguageThanSource, let source = unit.sourcePlain else { return false }
        let (own, there) = (unit.plain.words.map(\.folded), Set(source.words.map(\.folded)))
        return own.count >= sentenceWords && own.count { there.contains($0) } * 2 > own.count
    }

    private static let sentenceWords = 6

    /// Extracts the words of a text.
    init(_ unit: UnitContext) {
        let foreign = Set((unit.isAnotherLanguageThanSource ? unit.sourcePlain?.words ?? [] : []).map(\.folded))
        let names = unit.entry.table.fixedTerms.flatMap { $0.matches(in: unit.plain, .exact) }
        words = unit.plain.proseWords.filter { word in
            !foreign.contains(word.folded) && !names.contains { $0.overlaps(word.range) }
        }
    }
}

/// The two written variants of Portuguese.
enum PortugueseVariant {
    /// The spelling of Brazil.
    case brazilian
    /// The spelling of Portugal, Angola and Mozambique.
    case european

    /// Takes the variant from the region of the text's language, or else as the opposite of the table's other variant.
    init?(_ unit: UnitContext) {
        if let region = unit.language.region {
            self = region == "BR" ? .brazilian : .european
            return
        }
        let regions = Set(unit.entry.table.languages.values.filter(\.isPortuguese).map(\.region))
        switch (regions.contains("BR"), regions.contains("PT")) {
        case (false, true): self = .brazilian
        case (true, false): self = .european
        default: return nil
        }
    }
}

extension PlainWord {
    /// Returns another word with the capitalization of this word.
    func givingCase(to other: String) -> String {
        if isAllCaps { return other.uppercased() }
        return isCapitalised ? other.prefix(1).uppercased() + other.dropFirst() : other
    }
}
