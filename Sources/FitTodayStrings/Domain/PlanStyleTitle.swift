extension Domain.PlanStyleTitle {
    /// What a title ends with in a kind of session, the usual one first.
    public static func titles(for session: Domain.SessionTip) -> [Self] {
        allCases.filter { $0.rawValue.hasPrefix(session.rawValue + ".") }
    }
}
