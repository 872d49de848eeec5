import Foundation

/// Reads the client's messages in their order and has them done: notifications one after the other, requests at once
/// and side by side, until the client says that it goes or is gone.
package actor MessageLoop<State: Sendable> {
    private let form: ConversationForm
    private let handlers: MessageHandlers<State>
    private let writer: MessageWriter
    private let channel: ClientChannel
    private let state: @Sendable () async -> State
    private var running: [RequestID: Task<Void, Never>] = [:]
    private var stage = Stage.fresh

    /// How far the conversation is.
    private enum Stage {
        case fresh, started, stopping
    }

    /// Creates a loop.
    ///
    /// - Parameters:
    ///   - form: the methods that begin and end the conversation.
    ///   - state: what requests are given, asked for in the order of the messages.
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

    /// Reads to the end.
    ///
    /// - Parameter framing: what tells the messages in the input apart.
    /// - Returns: whether the client said before that it would go.
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

    /// Lets requests under way come to their end, and gives up those that take too long or that nobody waits for: the
    /// input of a client that was killed ends as well.
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

    /// Takes a message; says whether it was the last.
    private func take(_ message: Data) async -> Bool {
        guard let head = try? JSONDecoder().decode(IncomingMessage.self, from: message) else {
            await writer.send(Failure(id: nil, error: ResponseError(.parseError, "a message cannot be read")))
            return false
        }
        switch (head.method, head.id) {
        case (let method?, nil) where method == form.end: return true
        case (let method?, nil) where method == form.cancellation: await cancel(message)
        case (let method?, nil): await notify(method, message)
        case (let method?, let id?): await answer(method, id, message)
        case (nil, let id?): await channel.take(message, to: id)
        case (nil, nil):
            await writer.send(Failure(id: nil, error: ResponseError(.invalidRequest, "a message asks for nothing")))
        }
        return false
    }

    // MARK: - Notifications

    /// Protocols call the request by one of these names.
    private struct Cancellation: Decodable {
        let id: RequestID?
        let requestId: RequestID?
    }

    /// Is done with a request that is no longer wanted at once, whatever its work waits for.
    private func cancel(_ message: Data) async {
        let named: Cancellation? = try? IncomingMessage.parameters(in: message)
        guard let id = named?.id ?? named?.requestId, let task = running.removeValue(forKey: id) else { return }
        task.cancel()
        guard form.answersCancelled else { return }
        await writer.send(Failure(id: id, error: ResponseError(of: CancellationError())))
    }

    private func notify(_ method: String, _ message: Data) async {
        // What nobody asked for yet is dropped, as the protocol says.
        guard stage == .started else { return }
        try? await handlers.notifications[method]?(message)
    }

    // MARK: - Requests

    private func answer(_ method: String, _ id: RequestID, _ message: Data) async {
        if let refusal = refusal(of: method) { return await writer.send(Failure(id: id, error: refusal)) }
        if method == form.opening { stage = .started }
        if method == form.closing { stage = .stopping }
        guard let body = handlers.requests[method] else {
            let error = ResponseError(.methodNotFound, "there is no method \(method)")
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
        // Everything that follows builds on what these two settle.
        if method == form.opening || method == form.closing { await task.value }
    }

    private func refusal(of method: String) -> ResponseError? {
        switch stage {
        case .fresh:
            method == form.opening || form.early.contains(method)
                ? nil : ResponseError(.notInitialized, "the first request must be \(form.opening)")
        case .started:
            method == form.opening ? ResponseError(.invalidRequest, "\(method) comes once") : nil
        case .stopping: ResponseError(.invalidRequest, "the server is shutting down")
        }
    }

    /// Notes that a request is done; says whether somebody still waits for its answer.
    private func finish(_ id: RequestID) -> Bool { running.removeValue(forKey: id) != nil }
}
