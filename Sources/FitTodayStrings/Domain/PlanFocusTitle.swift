extension Domain.PlanFocusTitle {
    /// The titles of a workout with a focus, the usual one first.
    public static func titles(for focus: Domain.DailyFocus) -> [Self] {
        allCases.filter { $0.rawValue.hasPrefix(focus.rawValue + ".") }
    }
}
