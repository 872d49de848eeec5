nonisolated extension Domain.PlanStyleTitle {
    /// Returns the endings of titles for a kind of session, the default first.
    public static func titles(for session: Domain.SessionTip) -> [Self] {
        allCases.filter { $0.rawValue.hasPrefix(session.rawValue + ".") }
    }
}
