@testable import CatalogEditing

/// A refusal of the model: the kind of a `ChangeRefusal` without its details.
enum NaiveRefusal: Error {
    case unknownKey, keyExists, doubled, severalSpellings, unknownLanguage, pluralCategory, needsPart, noLocationForPart
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
            case .noLocationForPart: .noLocationForPart
            case .wholeAndParts: .wholeAndParts
            case .noText: .noText
            case .unreferredSubstitution: .unreferredSubstitution
            case .notInLegacyTables: .notInLegacyTables
            default: .other
            }
    }
}
