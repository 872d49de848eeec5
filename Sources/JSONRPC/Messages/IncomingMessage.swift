import Foundation

/// The parts of a client's message that decide how it is dispatched.
struct IncomingMessage: Sendable, Decodable {
    /// The id of a request or response; nil for a notification.
    let id: RequestID?
    /// The method of a request or notification; nil for a response.
    let method: String?

    /// Decodes the parameters of a message.
    ///
    /// - Throws: A decoding error if the message has no parameters of this type.
    static func parameters<Parameters: Decodable>(in message: Data) throws -> Parameters {
        if Parameters.self == NoParameters.self, let none = NoParameters() as? Parameters { return none }
        return try JSONDecoder().decode(Envelope<Parameters>.self, from: message).params
    }

    /// Decodes the result of a response.
    ///
    /// Returns nil for an error or a result of another type.
    static func result<Result: Decodable>(in message: Data) -> Result? {
        try? JSONDecoder().decode(Answer<Result>.self, from: message).result
    }

    /// Returns the id of a message that is valid JSON but no request or response; nil if it has none.
    static func id(ofInvalid message: Data) -> RequestID? {
        try? JSONDecoder().decode(Identified.self, from: message).id
    }

    /// Returns whether a message is valid JSON.
    static func isJSON(_ message: Data) -> Bool {
        (try? JSONSerialization.jsonObject(with: message, options: .fragmentsAllowed)) != nil
    }

    private struct Identified: Decodable {
        let id: RequestID
    }

    private struct Envelope<Parameters: Decodable>: Decodable {
        let params: Parameters
    }

    private struct Answer<Result: Decodable>: Decodable {
        let result: Result
    }
}

/// The parameters of a method that has none.
package struct NoParameters: Codable, Sendable {
    package init() {}
}
