nonisolated extension Domain.WorkoutSource {
    /// The name of Apple Health in the current app.
    public var aliases: [String] {
        switch self {
        case .healthKit: ["appleHealth"]
        case .app, .merged: []
        }
    }
}
