extension Domain.XPLevel {
    /// The name that today's app has for the level, and stores.
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
