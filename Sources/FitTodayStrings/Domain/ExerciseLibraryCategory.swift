extension Domain.ExerciseLibraryCategory {
    /// The names that the library of exercises has for some categories.
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
