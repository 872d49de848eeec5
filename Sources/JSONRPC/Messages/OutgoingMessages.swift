/// The answer to a request.
struct Response<Result: Encodable & Sendable>: Encodable, Sendable {
    let jsonrpc = "2.0"
    let id: RequestID
    let result: Result
}

/// The answer to a request that has no result.
struct Failure: Encodable, Sendable {
    let jsonrpc = "2.0"
    let id: RequestID?
    let error: ResponseError

    private enum CodingKeys: CodingKey {
        case jsonrpc, id, error
    }

    /// Writes `null` where nobody knows which request it is.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(jsonrpc, forKey: .jsonrpc)
        try container.encode(id, forKey: .id)
        try container.encode(error, forKey: .error)
    }
}

/// What is told to the client, which does not answer.
struct Notification<Parameters: Encodable & Sendable>: Encodable, Sendable {
    let jsonrpc = "2.0"
    let method: String
    let params: Parameters
}

/// What is asked of the client.
struct Request<Parameters: Encodable & Sendable>: Encodable, Sendable {
    let jsonrpc = "2.0"
    let id: RequestID
    let method: String
    let params: Parameters
}
