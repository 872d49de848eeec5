import JSONRPC

/// Periodic notifications that a call is still running, so that the client does not time out.
struct ProgressHeartbeat: Sendable {
    private let token: RequestID?
    private let channel: ClientChannel
    private let interval: Duration

    /// Creates a notifier.
    ///
    /// - Parameters:
    ///   - token: The client's progress token; nil if the client wants no notifications.
    ///   - interval: The time between two notifications.
    init(_ token: RequestID?, _ channel: ClientChannel, every interval: Duration = .seconds(2)) {
        self.token = token
        self.channel = channel
        self.interval = interval
    }

    /// Runs the work of a call and sends notifications until the work ends.
    func during<Result: Sendable>(_ work: @Sendable () async throws -> Result) async rethrows -> Result {
        guard let token else { return try await work() }
        let heartbeat = Task {
            var count = 0
            while (try? await Task.sleep(for: interval)) != nil {
                count += 1
                await channel.notify("notifications/progress", Progress(progressToken: token, progress: count))
            }
        }
        defer { heartbeat.cancel() }
        return try await work()
    }

    private struct Progress: Encodable, Sendable {
        let progressToken: RequestID
        let progress: Int
    }
}
