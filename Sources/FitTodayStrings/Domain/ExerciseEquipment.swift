nonisolated extension Domain.ExerciseEquipment {
    /// The names of some equipment in the current app.
    public var aliases: [String] {
        switch self {
        case .ezBar: ["szBar"]
        case .dumbbells: ["dumbbell"]
        case .mat: ["gymMat"]
        case .exerciseBall: ["swissBall"]
        case .noEquipment, .bodyweight, .barbell, .kettlebell, .machine, .cardioMachine, .cable, .resistanceBand,
            .pullUpBar, .bench, .inclineBench:
            []
        }
    }
}
