nonisolated extension Domain.ExerciseCategory: LegacyRawValue {
    /// The name that older versions stored.
    public var legacyRawValue: String {
        switch self {
        case .arms: "Braços"
        case .legs: "Pernas"
        case .abs: "Abdômen"
        case .chest: "Peito"
        case .back: "Costas"
        case .shoulders: "Ombros"
        case .calves: "Panturrilhas"
        case .cardio: "Cardio"
        }
    }
}

nonisolated extension Domain.ExerciseCategory {
    /// The number of the category in Wger, the open exercise database.
    public var wgerID: Int {
        switch self {
        case .arms: 8
        case .legs: 9
        case .abs: 10
        case .chest: 11
        case .back: 12
        case .shoulders: 13
        case .calves: 14
        case .cardio: 15
        }
    }

    /// Creates the category with a number in Wger; nil if Wger has no such category.
    public init?(wgerID: Int) {
        guard let category = Self.allCases.first(where: { $0.wgerID == wgerID }) else { return nil }
        self = category
    }
}
