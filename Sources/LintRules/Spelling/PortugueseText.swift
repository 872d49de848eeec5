import CatalogLint

/// The words of a Portuguese text without names, code and words of the source.
struct PortugueseText {
    /// Its words.
    let words: [PlainWord]

    /// Splits a text; nil where it is a copy of its source or not in use.
    init?(_ unit: UnitContext) {
        guard unit.isInUse, unit.entry.isTranslatable else { return nil }
        var foreign: Set<String> = []
        if unit.isAnotherLanguageThanSource {
            if unit.sourceText?.hasSameContents(as: unit.text) ?? false { return nil }
            foreign = Set((unit.sourcePlain?.words ?? []).map(\.folded))
        }
        let names = unit.entry.table.fixedTerms.flatMap { $0.matches(in: unit.plain, .exact) }
        words = unit.plain.proseWords.filter { word in
            !foreign.contains(word.folded) && !names.contains { $0.overlaps(word.range) }
        }
    }
}

/// The two written variants of Portuguese.
enum PortugueseVariant {
    /// As in Brazil.
    case brazilian
    /// As in Portugal, Angola and Mozambique.
    case european

    /// The variant of a text: that of its region, or the opposite of the other variant in the table, or nil.
    init?(_ unit: UnitContext) {
        if let region = unit.language.canonical.region {
            self = region == "BR" ? .brazilian : .european
            return
        }
        let regions = Set(unit.entry.table.languages.values.filter(\.isPortuguese).map(\.canonical.region))
        switch (regions.contains("BR"), regions.contains("PT")) {
        case (false, true): self = .brazilian
        case (true, false): self = .european
        default: return nil
        }
    }
}

extension PlainWord {
    /// Another word in the case of this one.
    func givingCase(to other: String) -> String {
        if isAllCaps { return other.uppercased() }
        return isCapitalised ? other.prefix(1).uppercased() + other.dropFirst() : other
    }
}
