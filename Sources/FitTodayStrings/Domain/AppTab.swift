nonisolated extension Domain.AppTab {
    /// The name of the FitPal tab in the current app.
    public var aliases: [String] {
        switch self {
        case .fitpal: ["fitorb"]
        case .home, .programs, .workout, .activity, .profile: []
        }
    }
}
