extension Domain.GroupStreakStatus {
    /// The names that today's app has for what a member has done.
    public var aliases: [String] {
        switch self {
        case .onTrack: ["compliant"]
        case .inProgress: ["atRisk"]
        case .notStarted: []
        case .missed: ["failed"]
        }
    }
}
