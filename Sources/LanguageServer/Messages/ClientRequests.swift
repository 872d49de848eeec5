/// What the client is asked to tell from now on.
package struct RegistrationParameters: Sendable, Encodable {
    let registrations: [Registration]

    /// Asks to be told of files that change.
    ///
    /// - Parameter patterns: which files.
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

/// Asks the client to show how far some work is.
package struct ProgressTokenParameters: Sendable, Encodable {
    let token: String

    /// Names the work.
    package init(token: String) {
        self.token = token
    }
}

/// How far some work is.
package struct ProgressParameters: Sendable, Encodable {
    let token: String
    let value: Value

    struct Value: Sendable, Encodable {
        let kind: String
        let title: String?
        let message: String?
    }

    /// Work that begins.
    package static func begin(_ token: String, title: String) -> ProgressParameters {
        ProgressParameters(token: token, value: Value(kind: "begin", title: title, message: nil))
    }

    /// Work that goes on.
    package static func report(_ token: String, message: String) -> ProgressParameters {
        ProgressParameters(token: token, value: Value(kind: "report", title: nil, message: message))
    }

    /// Work that is done.
    package static func end(_ token: String) -> ProgressParameters {
        ProgressParameters(token: token, value: Value(kind: "end", title: nil, message: nil))
    }
}

/// Something that a person should read.
package struct ShowMessageParameters: Sendable, Encodable {
    let type: Int
    let message: String

    /// Creates a warning.
    package init(warning message: String) {
        type = 2
        self.message = message
    }
}

/// What the client answers where nothing is to be said.
package struct NoResult: Sendable, Codable {
    /// Creates nothing.
    package init() {}

    /// Takes whatever there is.
    package init(from decoder: any Decoder) throws {}

    /// Writes `null`.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encodeNil()
    }
}
