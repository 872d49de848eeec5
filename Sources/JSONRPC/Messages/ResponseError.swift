/// The error of a response.
package struct ResponseError: Error, Hashable, Sendable, Codable {
    /// The error code that the protocol defines.
    package let code: Int
    /// A message for people.
    package let message: String

    /// Creates an error with a code and a message.
    package init(_ code: Code, _ message: String) {
        self.code = code.rawValue
        self.message = message
    }

    /// An error code.
    ///
    /// Protocols define codes of their own in addition to those of JSON-RPC.
    package struct Code: Hashable, Sendable {
        /// The code's number.
        package let rawValue: Int

        /// Creates a code from its number.
        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The message is not valid JSON.
        package static let parseError = Code(rawValue: -32700)
        /// The message is JSON but not a valid request.
        package static let invalidRequest = Code(rawValue: -32600)
        /// The method does not exist.
        package static let methodNotFound = Code(rawValue: -32601)
        /// The parameters do not fit the method.
        package static let invalidParameters = Code(rawValue: -32602)
        /// The server failed.
        package static let internalError = Code(rawValue: -32603)
        /// A request came before the opening request.
        package static let notInitialized = Code(rawValue: -32002)
        /// The client cancelled the request.
        package static let cancelled = Code(rawValue: -32800)
    }
}
