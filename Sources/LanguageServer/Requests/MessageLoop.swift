import Foundation

/// Reads the client's messages in their order and has them done: notifications one after the other, requests at once
/// and side by side, until the client says that it goes or is gone.
package actor MessageLoop<State: Sendable> {
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
    /// - Parameter state: what requests are given, asked for in the order of the messages.
    package init(
        _ handlers: MessageHandlers<State>, writer: MessageWriter, channel: ClientChannel,
        state: @escaping @Sendable () async -> State
    ) {
        self.handlers = handlers
        self.writer = writer
        self.channel = channel
        self.state = state
    }

    /// Reads to the end.
    ///
    /// - Returns: whether the client said before that it would go, as it should.
    package func run(_ input: AsyncStream<[UInt8]>) async -> Bool {
        var reader = MessageReader()
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
        for task in running.values { task.cancel() }
        await channel.close()
        return stage == .stopping
    }

    /// Takes a message; says whether it was the last.
    private func take(_ message: Data) async -> Bool {
        guard let head = try? JSONDecoder().decode(IncomingMessage.self, from: message) else {
            await writer.send(Failure(id: nil, error: ResponseError(.parseError, "a message cannot be read")))
            return false
        }
        switch (head.method, head.id) {
        case ("exit"?, nil): return true
        case ("$/cancelRequest"?, nil): await cancel(message)
        case (let method?, nil): await notify(method, message)
        case (let method?, let id?): await answer(method, id, message)
        case (nil, let id?): await channel.take(message, to: id)
        case (nil, nil):
            await writer.send(Failure(id: nil, error: ResponseError(.invalidRequest, "a message asks for nothing")))
        }
        return false
    }

    // MARK: - Notifications

    private struct Cancellation: Decodable {
        let id: RequestID
    }

    /// Answers a request that is no longer wanted at once, whatever its work waits for.
    private func cancel(_ message: Data) async {
        let named: Cancellation? = try? IncomingMessage.parameters(in: message)
        guard let id = named?.id, let task = running.removeValue(forKey: id) else { return }
        task.cancel()
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
        if method == "initialize" { stage = .started }
        if method == "shutdown" { stage = .stopping }
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
        if ["initialize", "shutdown"].contains(method) { await task.value }
    }

    private func refusal(of method: String) -> ResponseError? {
        switch stage {
        case .fresh:
            method == "initialize" ? nil : ResponseError(.notInitialized, "the first request must be initialize")
        case .started:
            method == "initialize" ? ResponseError(.invalidRequest, "initialize comes once") : nil
        case .stopping: ResponseError(.invalidRequest, "the server is shutting down")
        }
    }

    /// Notes that a request is done; says whether somebody still waits for its answer.
    private func finish(_ id: RequestID) -> Bool { running.removeValue(forKey: id) != nil }
}

extension ResponseError {
    /// What is said of an error that ended a request.
    init(of error: any Error) {
        switch error {
        case let error as ResponseError: self = error
        case is CancellationError: self.init(.cancelled, "the request was cancelled")
        default: self.init(.internalError, "\(error)")
        }
    }
}
