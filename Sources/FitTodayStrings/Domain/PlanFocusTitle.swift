nonisolated extension Domain.PlanFocusTitle {
    /// Returns the titles of a workout with a focus, the default first.
    public static func titles(for focus: Domain.DailyFocus) -> [Self] {
        allCases.filter { $0.rawValue.hasPrefix(focus.rawValue + ".") }
    }
}
