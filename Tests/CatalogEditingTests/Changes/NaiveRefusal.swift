@testable import CatalogEditing

/// Why a model refuses a change; what a refusal is about, without its facts.
enum NaiveRefusal: Error {
    case unknownKey, keyExists, doubled, severalSpellings, unknownLanguage, pluralCategory, needsPart, noPlaceForPart
    case wholeAndParts, noText, unreferredSubstitution, notInLegacyTables, other

    init(_ refusal: ChangeRefusal) {
        self =
            switch refusal {
            case .unknownKey: .unknownKey
            case .keyExists: .keyExists
            case .doubledKey, .doubledMember: .doubled
            case .severalSpellings: .severalSpellings
            case .unknownLanguage: .unknownLanguage
            case .pluralCategory: .pluralCategory
            case .needsPart: .needsPart
            case .noPlaceForPart: .noPlaceForPart
            case .wholeAndParts: .wholeAndParts
            case .noText: .noText
            case .unreferredSubstitution: .unreferredSubstitution
            case .notInLegacyTables: .notInLegacyTables
            default: .other
            }
    }
}
