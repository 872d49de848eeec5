extension ProgramCategory: LegacyRawValue {
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

extension ProgramCategory {
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
