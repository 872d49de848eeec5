/// Why a service gave no answer.
///
/// The cases hold nothing that a request carried, and of what a server says only what was freed of the key.
public enum ServiceFailure: Error, Hashable, Sendable {
    /// Nobody answers there, or the connection broke; the system's words.
    case unreachable(String)
    /// It took longer than it may.
    case timedOut(seconds: Double)
    /// The server answered with a status that is no success, and what it said.
    case status(Int, message: String?, wait: ServiceWait?)
    /// What came back is not what was asked for.
    case unreadable(String)
    /// The program ended with a status, or could not be started.
    case program(ProgramFault)
    /// It wants longer to be waited for than anybody would.
    case asksToWait(seconds: Double)
    /// The work was given up.
    case cancelled

    /// What a program did instead of answering.
    public enum ProgramFault: Hashable, Sendable {
        /// No program of that name lies on `PATH`.
        case notFound(program: String)
        /// The system does not start it.
        case notStarted(program: String)
        /// It prints more than is read.
        case tooMuchOutput(program: String)
        /// It ended with another status than 0.
        case failed(program: String, status: Int32)
    }

    /// Whether the same request may well succeed a little later.
    package var isPassing: Bool {
        switch self {
        case .unreachable, .timedOut, .unreadable: true
        case .status(let status, _, _): [408, 425, 429, 500, 502, 503, 504, 529].contains(status)
        case .program, .asksToWait, .cancelled: false
        }
    }

    /// Whether no other request will do better, so that none is sent.
    package var isFinal: Bool {
        switch self {
        case .status(let status, _, _): [401, 402, 403, 404, 405, 456].contains(status) || (300..<400).contains(status)
        case .program, .asksToWait, .cancelled: true
        case .unreachable, .timedOut, .unreadable: false
        }
    }

    /// How long the server wants to be waited for.
    package var wait: ServiceWait? {
        if case .status(_, _, let wait) = self { wait } else { nil }
    }
}

/// How long a server wants to be waited for (`Retry-After`, RFC 9110 §10.2.3).
public enum ServiceWait: Hashable, Sendable {
    /// So many seconds from now on.
    case seconds(Double)
    /// Until a moment, in seconds since 1970.
    case until(Double)

    /// Reads the header's value: seconds, or a date in any of HTTP's three forms.
    public init?(_ header: String) {
        let text = header.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        if let seconds = Double(text), seconds >= 0, seconds.isFinite {
            self = .seconds(seconds)
        } else if let moment = HTTPDate.seconds(of: text) {
            self = .until(moment)
        } else {
            return nil
        }
    }

    /// The seconds that are left.
    package func remaining(at now: Double) -> Double {
        switch self {
        case .seconds(let seconds): seconds
        case .until(let moment): max(0, moment - now)
        }
    }
}
