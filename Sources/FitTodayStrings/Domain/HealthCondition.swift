nonisolated extension Domain.HealthCondition {
    /// The current app's name for pain in the lower back.
    public var aliases: [String] {
        switch self {
        case .lowerBack: ["lowerBackPain"]
        case .noCondition, .knee, .shoulder, .other: []
        }
    }
}
