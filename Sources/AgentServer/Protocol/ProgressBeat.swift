import JSONRPC

/// Tells a client that wants to know it that a call is still under way, so that it does not give up a long one.
struct ProgressBeat: Sendable {
    private let token: RequestID?
    private let channel: ClientChannel
    private let interval: Duration

    /// Creates a beat.
    ///
    /// - Parameters:
    ///   - token: the client's name for the progress; nil where it does not want to know.
    ///   - interval: how often it is told.
    init(_ token: RequestID?, _ channel: ClientChannel, every interval: Duration = .seconds(2)) {
        self.token = token
        self.channel = channel
        self.interval = interval
    }

    /// Does the work of a call.
    func during<Result: Sendable>(_ work: @Sendable () async throws -> Result) async rethrows -> Result {
        guard let token else { return try await work() }
        let beat = Task {
            var count = 0
            while (try? await Task.sleep(for: interval)) != nil {
                count += 1
                await channel.notify("notifications/progress", Progress(progressToken: token, progress: count))
            }
        }
        defer { beat.cancel() }
        return try await work()
    }

    private struct Progress: Encodable, Sendable {
        let progressToken: RequestID
        let progress: Int
    }
}
