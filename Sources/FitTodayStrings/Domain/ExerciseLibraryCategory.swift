nonisolated extension Domain.ExerciseLibraryCategory {
    /// The names of some categories in the exercise library.
    public var aliases: [String] {
        switch self {
        case .abs: ["core"]
        case .cardio: ["cardioSystem"]
        case .arms, .biceps, .triceps, .legs, .quads, .hamstrings, .glutes, .calves, .chest, .back, .lats, .middleBack,
            .shoulders:
            []
        }
    }
}
