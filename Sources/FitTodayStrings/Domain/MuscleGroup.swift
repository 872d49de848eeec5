nonisolated extension Domain.MuscleGroup: LegacyRawValue {
    /// The name that older versions stored.
    public var legacyRawValue: String {
        switch self {
        case .chest: "Peito"
        case .back: "Costas"
        case .shoulders: "Ombros"
        case .biceps: "Bíceps"
        case .triceps: "Tríceps"
        case .legs: "Pernas"
        case .core: "Abdômen"
        case .glutes: "Glúteos"
        }
    }
}

nonisolated extension Domain.MuscleGroup {
    /// Wger's category for the muscle group's exercises.
    public var exerciseCategory: Domain.ExerciseCategory {
        switch self {
        case .chest: .chest
        case .back: .back
        case .shoulders: .shoulders
        case .biceps, .triceps: .arms
        case .legs, .glutes: .legs
        case .core: .abs
        }
    }

    /// The number of ``exerciseCategory`` in Wger.
    public var wgerID: Int { exerciseCategory.wgerID }
}
