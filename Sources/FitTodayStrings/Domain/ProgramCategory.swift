nonisolated extension Domain.ProgramCategory: LegacyRawValue {
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

nonisolated extension Domain.ProgramCategory {
    /// The name that older versions stored, and the program catalogue's names for the category.
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

    /// Creates the app's category from the name of a category in the program catalogue.
    ///
    /// The catalogue has four additional names: `weightLoss`, `homeGym`, `broSplit` and `strength`.
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
