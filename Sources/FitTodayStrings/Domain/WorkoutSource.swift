extension Domain.WorkoutSource {
    /// The name that today's app has for Apple Health.
    public var aliases: [String] {
        switch self {
        case .healthKit: ["appleHealth"]
        case .app, .merged: []
        }
    }
}
