import Foundation

/// The way to the client: what it is told and asked.
package actor ClientChannel {
    private let writer: MessageWriter
    private var lastRequest = 0
    private var waiting: [RequestID: CheckedContinuation<Data?, Never>] = [:]
    private var isClosed = false

    /// Creates a channel that writes by a writer.
    package init(_ writer: MessageWriter) {
        self.writer = writer
    }

    /// Tells the client something.
    package func notify(_ method: String, _ parameters: some Encodable & Sendable) async {
        await writer.send(Notification(method: method, params: parameters))
    }

    /// Asks the client for something, and waits for its answer; nil where it answers with an error or not at all.
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

    /// Takes an answer of the client.
    func take(_ answer: Data, to id: RequestID) { waiting.removeValue(forKey: id)?.resume(returning: answer) }

    /// Lets nobody wait any longer for a client that has gone.
    func close() {
        isClosed = true
        for continuation in waiting.values { continuation.resume(returning: nil) }
        waiting = [:]
    }
}
