extension Domain.WorkoutIcon {
    /// The names that today's app has for some icons.
    public var aliases: [String] {
        switch self {
        case .lightning: ["bolt"]
        case .stopwatch: ["timer"]
        case .dumbbell, .weightlifting, .running, .cycling, .yoga, .stretching, .boxing, .jumpRope, .heart, .flame: []
        }
    }
}
