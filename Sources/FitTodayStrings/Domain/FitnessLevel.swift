nonisolated extension Domain.FitnessLevel: LegacyRawValue {
    /// The name that older versions stored.
    public var legacyRawValue: String {
        switch self {
        case .beginner: "Iniciante"
        case .intermediate: "Intermediário"
        case .advanced: "Avançado"
        }
    }
}
