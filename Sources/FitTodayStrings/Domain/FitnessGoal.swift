nonisolated extension Domain.FitnessGoal: LegacyRawValue {
    /// The name that older versions stored.
    public var legacyRawValue: String {
        switch self {
        case .muscleGain: "Ganho de Massa"
        case .strength: "Força"
        case .weightLoss: "Perda de Peso"
        case .endurance: "Resistência"
        }
    }
}

nonisolated extension Domain.FitnessGoal {
    /// The names that older versions stored, and the current app's name for gaining muscle.
    public var aliases: [String] { [legacyRawValue] + (self == .muscleGain ? ["hypertrophy"] : []) }
}
