import Foundation

/// What is done for each method; a request is given the state that was in force when it came in.
package struct MessageHandlers<State: Sendable>: Sendable {
    /// Works on a request, given its name, its whole message and the state, and gives what writes the answer.
    typealias RequestBody = @Sendable (RequestID, Data, State) async throws -> @Sendable (MessageWriter) async -> Void
    /// Takes a notification with its whole message.
    typealias NotificationBody = @Sendable (Data) async throws -> Void

    private(set) var requests: [String: RequestBody] = [:]
    private(set) var notifications: [String: NotificationBody] = [:]

    /// Creates handlers of nothing.
    package init() {}

    /// Has a request answered; several are under way at once.
    package mutating func request<Parameters: Decodable & Sendable, Result: Encodable & Sendable>(
        _ method: String, _ body: @escaping @Sendable (Parameters, State) async throws -> Result
    ) {
        requests[method] = { id, message, state in
            let parameters: Parameters
            do { parameters = try IncomingMessage.parameters(in: message) } catch {
                throw ResponseError(.invalidParameters, "the parameters of \(method) cannot be read: \(error)")
            }
            let response = Response(id: id, result: try await body(parameters, state))
            return { await $0.send(response) }
        }
    }

    /// Has a request answered by who reads the message and writes the result as texts of JSON.
    package mutating func request(
        reading method: String, _ body: @escaping @Sendable (Data, State) async throws -> [UInt8]
    ) {
        requests[method] = { id, message, state in
            let result = try await body(message, state)
            return { await $0.send(result: result, of: id) }
        }
    }

    /// Has a notification taken; the next message waits for that.
    package mutating func notification<Parameters: Decodable & Sendable>(
        _ method: String, _ body: @escaping @Sendable (Parameters) async -> Void
    ) {
        notifications[method] = { message in
            let parameters: Parameters = try IncomingMessage.parameters(in: message)
            await body(parameters)
        }
    }
}
