nonisolated extension Domain.XPLevel {
    /// The names that the current app uses and stores for the level.
    public var aliases: [String] {
        switch self {
        case .beginner: ["Iniciante"]
        case .warrior: ["Guerreiro"]
        case .titan: ["Titã", "tita"]
        case .legend: ["Lenda"]
        case .immortal: ["Imortal"]
        }
    }
}
