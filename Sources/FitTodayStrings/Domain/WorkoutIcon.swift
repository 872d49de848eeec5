nonisolated extension Domain.WorkoutIcon {
    /// The names of some icons in the current app.
    public var aliases: [String] {
        switch self {
        case .lightning: ["bolt"]
        case .stopwatch: ["timer"]
        case .weightlifting: ["figure"]
        case .dumbbell, .running, .cycling, .yoga, .stretching, .boxing, .jumpRope, .heart, .flame, .trophy, .star,
            .moon,
            .sun, .leaf, .mountain:
            []
        }
    }
}
