nonisolated extension Domain.GroupStreakStatus {
    /// The names of a member's progress in the current app.
    public var aliases: [String] {
        switch self {
        case .onTrack: ["compliant"]
        case .inProgress: ["atRisk"]
        case .notStarted: []
        case .missed: ["failed"]
        }
    }
}
