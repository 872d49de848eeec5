extension Domain.AppTab {
    /// The name that the tab of FitPal has in today's app.
    public var aliases: [String] {
        switch self {
        case .fitpal: ["fitorb"]
        case .home, .programs, .activity, .profile: []
        }
    }
}
