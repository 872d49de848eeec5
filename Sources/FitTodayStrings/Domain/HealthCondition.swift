extension Domain.HealthCondition {
    /// The name that today's app has for pain in the lower back.
    public var aliases: [String] {
        switch self {
        case .lowerBack: ["lowerBackPain"]
        case .noCondition, .knee, .shoulder, .other: []
        }
    }
}
