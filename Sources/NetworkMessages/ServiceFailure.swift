/// A failure of a translation service.
///
/// No case holds data of the request. Text from the server is stored only after the service's secret key was removed.
public enum ServiceFailure: Error, Hashable, Sendable {
    /// The server cannot be reached or the connection broke; with the message of the system.
    case unreachable(String)
    /// The request exceeded its timeout.
    case timedOut(seconds: Double)
    /// The server responded with an error status, and possibly with a message.
    case status(Int, message: String?, wait: ServiceWait?)
    /// The response has an unexpected format.
    case unreadable(String)
    /// The service's program failed or could not be started.
    case program(ProgramFault)
    /// The server asks for a longer wait than `fitloc` accepts.
    case asksToWait(seconds: Double)
    /// The request was cancelled.
    case cancelled

    /// A failure of a program that acts as a translation service.
    public enum ProgramFault: Hashable, Sendable {
        /// No program of that name is on `PATH`.
        case notFound(program: String)
        /// The system could not start the program.
        case notStarted(program: String)
        /// The program printed more than the limit.
        case tooMuchOutput(program: String)
        /// The program ended with a status other than 0.
        case failed(program: String, status: Int32)
    }

    /// Whether the same request may succeed when it is sent again later.
    package var isPassing: Bool {
        switch self {
        case .unreachable, .timedOut, .unreadable: true
        case .status(let status, _, _): [408, 425, 429, 500, 502, 503, 504, 529].contains(status)
        case .program, .asksToWait, .cancelled: false
        }
    }

    /// Whether further requests would fail too, so that none is sent.
    package var isFinal: Bool {
        switch self {
        case .status(let status, _, _): [401, 402, 403, 404, 405, 456].contains(status) || (300..<400).contains(status)
        case .program, .asksToWait, .cancelled: true
        case .unreachable, .timedOut, .unreadable: false
        }
    }

    /// The time that the server asks to wait; nil if it does not say.
    package var wait: ServiceWait? {
        if case .status(_, _, let wait) = self { wait } else { nil }
    }
}

/// The wait that a server requests (`Retry-After`, RFC 9110 §10.2.3).
public enum ServiceWait: Hashable, Sendable {
    /// A number of seconds to wait.
    case seconds(Double)
    /// A point in time, in seconds since 1970.
    case until(Double)

    /// Parses the header's value: seconds, or a date in any of HTTP's three forms.
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

    /// Returns the remaining seconds.
    package func remaining(at now: Double) -> Double {
        switch self {
        case .seconds(let seconds): seconds
        case .until(let moment): max(0, moment - now)
        }
    }
}
