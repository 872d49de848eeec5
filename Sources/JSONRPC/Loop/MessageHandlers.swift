import Foundation

/// The handlers of requests and notifications, by method.
///
/// A request handler gets the state as it was when the request arrived.
package struct MessageHandlers<State: Sendable>: Sendable {
    /// Handles a request, given its id, its whole message and the state.
    ///
    /// Returns a closure that writes the response.
    typealias RequestBody = @Sendable (RequestID, Data, State) async throws -> @Sendable (MessageWriter) async -> Void
    /// Handles a notification, given its whole message.
    typealias NotificationBody = @Sendable (Data) async throws -> Void

    private(set) var requests: [String: RequestBody] = [:]
    private(set) var notifications: [String: NotificationBody] = [:]

    /// Creates an empty set of handlers.
    package init() {}

    /// Registers a handler for a request.
    ///
    /// Several requests can run at the same time.
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

    /// Registers a handler that decodes the message and encodes the result as JSON by itself.
    package mutating func request(
        reading method: String, _ body: @escaping @Sendable (Data, State) async throws -> [UInt8]
    ) {
        requests[method] = { id, message, state in
            let result = try await body(message, state)
            return { await $0.send(result: result, of: id) }
        }
    }

    /// Registers a handler for a notification.
    ///
    /// The next message is read after the handler returns.
    package mutating func notification<Parameters: Decodable & Sendable>(
        _ method: String, _ body: @escaping @Sendable (Parameters) async -> Void
    ) {
        notifications[method] = { message in
            let parameters: Parameters = try IncomingMessage.parameters(in: message)
            await body(parameters)
        }
    }
}
