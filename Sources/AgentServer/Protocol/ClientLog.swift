import JSONRPC

/// The log messages for the client, at or above the level that it requested.
actor ClientLog {
    private let channel: ClientChannel
    private var least = LogLevel.warning

    init(_ channel: ClientChannel) {
        self.channel = channel
    }

    /// Sets the minimum level.
    func setLeast(_ level: LogLevel) { least = level }

    /// Sends a message to the client.
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
