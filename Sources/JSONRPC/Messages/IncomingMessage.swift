import Foundation

/// A message of the client, as far as it tells what is wanted.
struct IncomingMessage: Sendable, Decodable {
    /// The name of a request or an answer; nil for a notification.
    let id: RequestID?
    /// What is wanted; nil for an answer.
    let method: String?

    /// The parameters of a message, of the type that the method has.
    ///
    /// - Throws: where the parameters are others.
    static func parameters<Parameters: Decodable>(in message: Data) throws -> Parameters {
        if Parameters.self == NoParameters.self, let none = NoParameters() as? Parameters { return none }
        return try JSONDecoder().decode(Envelope<Parameters>.self, from: message).params
    }

    /// The result of an answer; nil where it is an error or another type.
    static func result<Result: Decodable>(in message: Data) -> Result? {
        try? JSONDecoder().decode(Answer<Result>.self, from: message).result
    }

    private struct Envelope<Parameters: Decodable>: Decodable {
        let params: Parameters
    }

    private struct Answer<Result: Decodable>: Decodable {
        let result: Result
    }
}

/// What a method has that takes nothing.
package struct NoParameters: Codable, Sendable {
    /// Creates nothing.
    package init() {}
}
