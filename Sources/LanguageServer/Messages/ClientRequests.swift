/// The parameters of `client/registerCapability`.
package struct RegistrationParameters: Sendable, Encodable {
    let registrations: [Registration]

    /// Asks for notifications about changed files.
    ///
    /// - Parameter patterns: The glob patterns of the files.
    package init(watching patterns: [String]) {
        registrations = [Registration(registerOptions: .init(watchers: patterns.map { .init(globPattern: $0) }))]
    }

    struct Registration: Sendable, Encodable {
        let id = "fitloc-files"
        let method = "workspace/didChangeWatchedFiles"
        let registerOptions: Options
    }

    struct Options: Sendable, Encodable {
        let watchers: [Watcher]
    }

    struct Watcher: Sendable, Encodable {
        let globPattern: String
    }
}

/// The parameters of `window/workDoneProgress/create`, which asks the client to show progress.
package struct ProgressTokenParameters: Sendable, Encodable {
    let token: String

    /// Creates the parameters with the token that identifies the work.
    package init(token: String) {
        self.token = token
    }
}

/// The parameters of `$/progress`.
package struct ProgressParameters: Sendable, Encodable {
    let token: String
    let value: Value

    struct Value: Sendable, Encodable {
        let kind: String
        let title: String?
        let message: String?
    }

    /// Returns the message that work has begun.
    package static func begin(_ token: String, title: String) -> ProgressParameters {
        ProgressParameters(token: token, value: Value(kind: "begin", title: title, message: nil))
    }

    /// Returns the message that work continues.
    package static func report(_ token: String, message: String) -> ProgressParameters {
        ProgressParameters(token: token, value: Value(kind: "report", title: nil, message: message))
    }

    /// Returns the message that work has ended.
    package static func end(_ token: String) -> ProgressParameters {
        ProgressParameters(token: token, value: Value(kind: "end", title: nil, message: nil))
    }
}

/// The parameters of `window/showMessage`.
package struct ShowMessageParameters: Sendable, Encodable {
    let type: Int
    let message: String

    /// Creates a warning.
    package init(warning message: String) {
        type = 2
        self.message = message
    }
}

/// The result of a request that returns nothing, encoded as `null`.
package struct NoResult: Sendable, Codable {
    package init() {}

    /// Ignores the value, whatever its type.
    package init(from decoder: any Decoder) throws {}

    /// Encodes `null`.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}
