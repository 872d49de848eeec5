/// Why a request has no result.
package struct ResponseError: Error, Hashable, Sendable, Codable {
    /// What sort of failure it is.
    package let code: Int
    /// The reason, for people.
    package let message: String

    /// Creates an error from a code of the protocol.
    package init(_ code: Code, _ message: String) {
        self.code = code.rawValue
        self.message = message
    }

    /// The sorts of failures that the protocol numbers.
    package enum Code: Int, Sendable {
        /// A message is no JSON.
        case parseError = -32700
        /// A message is JSON and no request.
        case invalidRequest = -32600
        /// Nobody knows the method.
        case methodNotFound = -32601
        /// The parameters are not those of the method.
        case invalidParameters = -32602
        /// Something went wrong here.
        case internalError = -32603
        /// A request came before the first one, which must be `initialize`.
        case notInitialized = -32002
        /// What the answer would be about has changed since.
        case contentModified = -32801
        /// The client no longer wants the answer.
        case cancelled = -32800
        /// What was asked for cannot be done, for a reason that the person should read.
        case failed = -32803
    }
}
