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

    /// A sort of failures; protocols number more of them.
    package struct Code: Hashable, Sendable {
        /// The number.
        package let rawValue: Int

        /// Creates a code of a protocol.
        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// A message is no JSON.
        package static let parseError = Code(rawValue: -32700)
        /// A message is JSON and no request.
        package static let invalidRequest = Code(rawValue: -32600)
        /// Nobody knows the method.
        package static let methodNotFound = Code(rawValue: -32601)
        /// The parameters are not those of the method.
        package static let invalidParameters = Code(rawValue: -32602)
        /// Something went wrong here.
        package static let internalError = Code(rawValue: -32603)
        /// A request came before the first one.
        package static let notInitialized = Code(rawValue: -32002)
        /// The client no longer wants the answer.
        package static let cancelled = Code(rawValue: -32800)
    }
}
