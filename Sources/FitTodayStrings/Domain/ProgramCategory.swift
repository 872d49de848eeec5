extension Domain.ProgramCategory: LegacyRawValue {
    /// The name that older versions stored.
    public var legacyRawValue: String {
        switch self {
        case .pushPullLegs: "Push Pull Legs"
        case .fullBody: "Full Body"
        case .upperLower: "Superior e Inferior"
        case .specialized: "Especializados"
        case .fatLoss: "Perda de Gordura"
        case .homeWorkout: "Treino em Casa"
        }
    }
}

extension Domain.ProgramCategory {
    /// The name that older versions stored, and those of the catalogue of programs that fall into the category.
    public var aliases: [String] {
        let catalogueNames: [String] =
            switch self {
            case .specialized: ["broSplit", "strength"]
            case .fatLoss: ["weightLoss"]
            case .homeWorkout: ["homeGym"]
            case .pushPullLegs, .fullBody, .upperLower: []
            }
        return [legacyRawValue] + catalogueNames
    }

    /// The category that the app groups a program under, by the name that the catalogue of programs gives it.
    ///
    /// The catalogue has four names more than the app has groups: `weightLoss`, `homeGym`, `broSplit` and `strength`.
    public init?(catalogueName: String) {
        switch catalogueName {
        case "pushPullLegs": self = .pushPullLegs
        case "fullBody": self = .fullBody
        case "upperLower": self = .upperLower
        case "specialized", "broSplit", "strength": self = .specialized
        case "fatLoss", "weightLoss": self = .fatLoss
        case "homeWorkout", "homeGym": self = .homeWorkout
        default: return nil
        }
    }
}
