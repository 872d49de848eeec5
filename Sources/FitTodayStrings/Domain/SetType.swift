nonisolated extension Domain.SetType: LegacyRawValue {
    /// The name that older versions stored.
    public var legacyRawValue: String {
        switch self {
        case .warmup: "Aquecimento"
        case .working: "Normal"
        case .dropset: "Drop Set"
        case .failure: "Falha"
        case .superSet: "Super Set"
        }
    }
}
