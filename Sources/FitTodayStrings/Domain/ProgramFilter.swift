nonisolated extension Domain.ProgramFilter: LegacyRawValue {
    /// The name that older versions stored.
    public var legacyRawValue: String {
        switch self {
        case .all: "Todos"
        case .strength: "Força"
        case .conditioning: "Condicionamento"
        case .aerobic: "Aeróbico"
        case .endurance: "Resistência"
        case .wellness: "Bem-estar"
        }
    }
}
