import Foundation

/// A loop that reads the client's messages in order and dispatches them.
///
/// Notifications run one at a time, requests concurrently. The loop ends when the client says so or closes the stream.
package actor MessageLoop<State: Sendable> {
    private let form: ConversationForm
    private let handlers: MessageHandlers<State>
    private let writer: MessageWriter
    private let channel: ClientChannel
    private let state: @Sendable () async -> State
    private var running: [RequestID: Task<Void, Never>] = [:]
    private var stage = Stage.fresh

    /// The stage of the conversation.
    private enum Stage {
        case fresh, started, stopping
    }

    /// Creates a loop.
    ///
    /// - Parameters:
    ///   - form: The methods that open and close the conversation.
    ///   - state: Returns the state for a request. The loop calls it in the order of the messages.
    package init(
        _ form: ConversationForm, _ handlers: MessageHandlers<State>, writer: MessageWriter, channel: ClientChannel,
        state: @escaping @Sendable () async -> State
    ) {
        self.form = form
        self.handlers = handlers
        self.writer = writer
        self.channel = channel
        self.state = state
    }

    /// Reads and dispatches messages until the conversation ends.
    ///
    /// - Parameter framing: The format that separates the messages of the input.
    /// - Returns: Whether the client sent the closing request.
    package func run(_ input: AsyncStream<[UInt8]>, _ framing: some MessageFraming) async -> Bool {
        var reader = framing
        reading: for await bytes in input {
            reader.append(bytes)
            do {
                while let message = try reader.next() {
                    if await take(Data(message)) { break reading }
                }
            } catch {
                await writer.send(Failure(id: nil, error: ResponseError(.parseError, "the stream is broken: \(error)")))
                break
            }
        }
        await channel.close()
        if let patience = form.patience { await finish(within: patience) }
        for task in running.values { task.cancel() }
        return stage == .stopping
    }

    /// Waits for running requests, and cancels those that take too long or whose client no longer reads.
    ///
    /// The input also ends when the client is killed, so the client may no longer read responses.
    private func finish(within patience: Duration) async {
        let tasks = Array(running.values)
        let limit = Task { [writer] in
            let end = ContinuousClock.now + patience
            while !Task.isCancelled, ContinuousClock.now < end, await writer.hasReader {
                try? await Task.sleep(for: .milliseconds(50))
            }
            for task in tasks { task.cancel() }
        }
        for task in tasks { await task.value }
        limit.cancel()
    }

    /// Dispatches a message.
    ///
    /// Returns whether the message was the last one.
    private func take(_ message: Data) async -> Bool {
        guard let head = try? JSONDecoder().decode(IncomingMessage.self, from: message) else {
            await refuse(message)
            return false
        }
        switch (head.method, head.id) {
        case (let method?, nil) where method == form.end: return true
        case (let method?, nil) where method == form.cancellation: await cancel(message)
        case (let method?, nil): await notify(method, message)
        case (let method?, let id?): await answer(method, id, message)
        case (nil, let id?): await channel.take(message, to: id)
        case (nil, nil):
            let error = ResponseError(.invalidRequest, "a message has neither a method nor an id")
            await writer.send(Failure(id: nil, error: error))
        }
        return false
    }

    private func refuse(_ message: Data) async {
        let error =
            IncomingMessage.isJSON(message)
            ? ResponseError(.invalidRequest, "a message is not a request")
            : ResponseError(.parseError, "a message cannot be read")
        await writer.send(Failure(id: IncomingMessage.id(ofInvalid: message), error: error))
    }

    // MARK: - Notifications

    /// The parameters of a cancellation.
    ///
    /// Protocols name the request by one of these members.
    private struct Cancellation: Decodable {
        let id: RequestID?
        let requestId: RequestID?
    }

    /// Cancels a request.
    ///
    /// The response is sent at once, even if the request's work has not stopped yet.
    private func cancel(_ message: Data) async {
        let named: Cancellation? = try? IncomingMessage.parameters(in: message)
        guard let id = named?.id ?? named?.requestId, let task = running.removeValue(forKey: id) else { return }
        task.cancel()
        guard form.answersCancelled else { return }
        await writer.send(Failure(id: id, error: ResponseError(of: CancellationError())))
    }

    private func notify(_ method: String, _ message: Data) async {
        // The protocol says to drop notifications that come before the opening request.
        guard stage == .started else { return }
        try? await handlers.notifications[method]?(message)
    }

    // MARK: - Requests

    private func answer(_ method: String, _ id: RequestID, _ message: Data) async {
        if let refusal = refusal(of: method) { return await writer.send(Failure(id: id, error: refusal)) }
        if method == form.opening { stage = .started }
        if method == form.closing { stage = .stopping }
        guard let body = handlers.requests[method] else {
            let error = ResponseError(.methodNotFound, "unknown method \(method)")
            return await writer.send(Failure(id: id, error: error))
        }
        let state = await state()
        let task = Task {
            do {
                let send = try await body(id, message, state)
                if self.finish(id) { await send(writer) }
            } catch {
                if self.finish(id) { await writer.send(Failure(id: id, error: ResponseError(of: error))) }
            }
        }
        running[id] = task
        // Later requests depend on the results of these two, so the loop waits for them.
        if method == form.opening || method == form.closing { await task.value }
    }

    private func refusal(of method: String) -> ResponseError? {
        switch stage {
        case .fresh:
            method == form.opening || form.early.contains(method)
                ? nil : ResponseError(.notInitialized, "the first request must be \(form.opening)")
        case .started:
            method == form.opening ? ResponseError(.invalidRequest, "\(method) must be sent only once") : nil
        case .stopping: ResponseError(.invalidRequest, "the server is shutting down")
        }
    }

    /// Removes a finished request.
    ///
    /// Returns false if it was cancelled and needs no response.
    private func finish(_ id: RequestID) -> Bool { running.removeValue(forKey: id) != nil }
}
