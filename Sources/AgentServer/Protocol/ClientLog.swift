import JSONRPC

/// What the client is told beside answers, as much of it as it asked for.
actor ClientLog {
    private let channel: ClientChannel
    private var least = LogLevel.warning

    init(_ channel: ClientChannel) {
        self.channel = channel
    }

    /// Says from now on only what matters as much as this.
    func setLeast(_ level: LogLevel) { least = level }

    /// Tells the client something.
    func say(_ level: LogLevel, _ text: String) async {
        guard level >= least else { return }
        await channel.notify("notifications/message", Message(level: level.rawValue, data: text))
    }

    private struct Message: Encodable, Sendable {
        let level: String
        let logger = "fitloc"
        let data: String
    }
}
