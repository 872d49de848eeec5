extension FitnessGoal: LegacyRawValue {
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
