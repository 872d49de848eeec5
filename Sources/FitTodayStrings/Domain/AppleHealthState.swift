extension Domain.AppleHealthState {
    /// The names that today's app has for what Apple Health allows.
    public var aliases: [String] {
        switch self {
        case .unavailable: ["notAvailable"]
        case .notConnected: ["notDetermined"]
        case .connected: ["authorized"]
        case .connecting, .partial, .denied, .failed: []
        }
    }
}
