nonisolated extension Domain.AppleHealthState {
    /// The names of the Apple Health permissions in the current app.
    public var aliases: [String] {
        switch self {
        case .unavailable: ["notAvailable"]
        case .notConnected: ["notDetermined"]
        case .connected: ["authorized"]
        case .connecting, .partial, .denied, .failed: []
        }
    }
}
