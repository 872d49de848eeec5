nonisolated extension Domain.ProgramGoalTag: LegacyRawValue {
    /// The name that older versions stored.
    public var legacyRawValue: String {
        switch self {
        case .metabolic: "Metabólico"
        case .strength: "Força"
        }
    }
}
