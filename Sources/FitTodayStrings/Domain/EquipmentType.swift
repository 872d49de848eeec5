nonisolated extension Domain.EquipmentType: LegacyRawValue {
    /// The name that older versions stored.
    public var legacyRawValue: String {
        switch self {
        case .fullGym: "Academia Completa"
        case .dumbbellOnly: "Apenas Halteres"
        case .bodyweight: "Peso Corporal"
        case .homeGym: "Academia em Casa"
        }
    }
}
