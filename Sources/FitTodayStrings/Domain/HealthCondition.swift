extension Domain.HealthCondition {
    /// The name of pain in the lower back in the present app.
    public var aliases: [String] {
        switch self {
        case .lowerBack: ["lowerBackPain"]
        case .noCondition, .knee, .shoulder, .other: []
        }
    }
}
