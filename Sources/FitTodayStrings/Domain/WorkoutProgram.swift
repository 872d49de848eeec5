extension WorkoutProgram {
    /// The group that the app shows the program in.
    public var category: ProgramCategory? {
        switch group {
        case "push_pull_legs": .pushPullLegs
        case "full_body": .fullBody
        case "upper_lower": .upperLower
        case "specialized", "bro_split", "strength": .specialized
        case "weight_loss": .fatLoss
        case "home_gym": .homeWorkout
        default: nil
        }
    }

    /// The level that the program is for.
    public var level: ProgramLevel? { ProgramLevel.allCases.first { variant.hasPrefix($0.rawValue + "_") } }

    /// The catalogue's own group: `bro_split` of `bro_split.advanced_1`.
    private var group: Substring { rawValue.prefix { $0 != "." } }

    private var variant: Substring { rawValue.dropFirst(group.count + 1) }
}
