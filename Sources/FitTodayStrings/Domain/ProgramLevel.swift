nonisolated extension Domain.ProgramLevel: LegacyRawValue {
    /// The name that older versions stored.
    public var legacyRawValue: String {
        switch self {
        case .beginner: "Iniciante"
        case .intermediate: "Intermediário"
        case .advanced: "Avançado"
        }
    }
}

nonisolated extension Domain.ProgramLevel {
    /// The fitness level that the program is designed for.
    public var fitnessLevel: Domain.FitnessLevel {
        switch self {
        case .beginner: .beginner
        case .intermediate: .intermediate
        case .advanced: .advanced
        }
    }
}
