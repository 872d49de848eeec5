nonisolated extension Domain.WorkoutProgram {
    /// The category in which the app shows the program.
    public var category: Domain.ProgramCategory {
        switch self {
        case .pushPullLegsBeginner1, .pushPullLegsIntermediate1, .pushPullLegsAdvanced1: .pushPullLegs
        case .fullBodyBeginner1, .fullBodyBeginner2, .fullBodyBeginner3, .fullBodyIntermediate1: .fullBody
        case .upperLowerBeginner1, .upperLowerIntermediate1, .upperLowerIntermediate2, .upperLowerAdvanced1: .upperLower
        case .weightLossBeginner1, .weightLossIntermediate1, .weightLossAdvanced1: .fatLoss
        case .homeGymBeginner1, .homeGymIntermediate1: .homeWorkout
        case .broSplitIntermediate1, .broSplitAdvanced1, .strengthBeginner1, .strengthIntermediate1,
            .specializedBeginner1, .specializedBeginner2, .specializedIntermediate1, .specializedIntermediate2,
            .specializedIntermediate3, .specializedAdvanced1:
            .specialized
        }
    }

    /// The level of the program.
    public var level: Domain.ProgramLevel {
        switch self {
        case .pushPullLegsBeginner1, .fullBodyBeginner1, .fullBodyBeginner2, .fullBodyBeginner3, .upperLowerBeginner1,
            .strengthBeginner1, .weightLossBeginner1, .homeGymBeginner1, .specializedBeginner1, .specializedBeginner2:
            .beginner
        case .pushPullLegsIntermediate1, .fullBodyIntermediate1, .upperLowerIntermediate1, .upperLowerIntermediate2,
            .broSplitIntermediate1, .strengthIntermediate1, .weightLossIntermediate1, .homeGymIntermediate1,
            .specializedIntermediate1, .specializedIntermediate2, .specializedIntermediate3:
            .intermediate
        case .pushPullLegsAdvanced1, .upperLowerAdvanced1, .broSplitAdvanced1, .weightLossAdvanced1,
            .specializedAdvanced1:
            .advanced
        }
    }
}
