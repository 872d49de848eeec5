import Foundation

/// A channel for notifications and requests to the client.
package actor ClientChannel {
    private let writer: MessageWriter
    private var lastRequest = 0
    private var waiting: [RequestID: CheckedContinuation<Data?, Never>] = [:]
    private var isClosed = false

    /// Creates a channel that sends through a writer.
    package init(_ writer: MessageWriter) {
        self.writer = writer
    }

    /// Sends a notification to the client.
    package func notify(_ method: String, _ parameters: some Encodable & Sendable) async {
        await writer.send(Notification(method: method, params: parameters))
    }

    /// Sends a request to the client and waits for the response.
    ///
    /// Returns nil if the client responds with an error or not at all.
    package func ask<Result: Decodable & Sendable>(
        _ method: String, _ parameters: some Encodable & Sendable, for: Result.Type
    ) async -> Result? {
        guard !isClosed else { return nil }
        lastRequest += 1
        let id = RequestID.text("fitloc-\(lastRequest)")
        let request = Request(id: id, method: method, params: parameters)
        let answer: Data? = await withCheckedContinuation { continuation in
            waiting[id] = continuation
            Task { await writer.send(request) }
        }
        return answer.flatMap { IncomingMessage.result(in: $0) }
    }

    /// Delivers a response of the client to the caller that waits for it.
    func take(_ answer: Data, to id: RequestID) { waiting.removeValue(forKey: id)?.resume(returning: answer) }

    /// Ends every pending request with nil, because the client is gone.
    func close() {
        isClosed = true
        for continuation in waiting.values { continuation.resume(returning: nil) }
        waiting = [:]
    }
}
