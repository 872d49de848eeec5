nonisolated extension Domain.CatalogueCategory {
    /// The category under which the app shows the programs.
    public var category: Domain.ProgramCategory {
        switch self {
        case .pushPullLegs: .pushPullLegs
        case .fullBody: .fullBody
        case .upperLower: .upperLower
        case .broSplit, .strength, .specialized: .specialized
        case .weightLoss: .fatLoss
        case .homeGym: .homeWorkout
        }
    }
}
