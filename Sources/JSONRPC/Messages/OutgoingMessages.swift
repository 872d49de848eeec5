/// A response with a result.
struct Response<Result: Encodable & Sendable>: Encodable, Sendable {
    let jsonrpc = "2.0"
    let id: RequestID
    let result: Result
}

/// A response with an error.
struct Failure: Encodable, Sendable {
    let jsonrpc = "2.0"
    let id: RequestID?
    let error: ResponseError

    private enum CodingKeys: CodingKey {
        case jsonrpc, id, error
    }

    /// Encodes the error.
    ///
    /// An unknown id becomes `null`.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(jsonrpc, forKey: .jsonrpc)
        try container.encode(id, forKey: .id)
        try container.encode(error, forKey: .error)
    }
}

/// A notification to the client, which sends no response.
struct Notification<Parameters: Encodable & Sendable>: Encodable, Sendable {
    let jsonrpc = "2.0"
    let method: String
    let params: Parameters
}

/// A request to the client.
struct Request<Parameters: Encodable & Sendable>: Encodable, Sendable {
    let jsonrpc = "2.0"
    let id: RequestID
    let method: String
    let params: Parameters
}
