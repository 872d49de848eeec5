/// The settings for requests to services.
public struct ServiceSettings: Hashable, Sendable {
    /// The maximum number of concurrent requests.
    public var concurrency: Int
    /// The timeout of a request in seconds.
    public var timeout: Double
    /// The maximum number of retries after a failure.
    public var retries: Int
    /// The budget of a run.
    public var budget: FillBudget

    /// The settings that a user can choose.
    package enum Limits {
        /// The maximum number of concurrent requests.
        package static let concurrency = 1...64
        /// The longest timeout of a request in seconds; it must also be greater than 0.
        package static let timeout = 3600
        /// The maximum number of retries after a failure.
        package static let retries = 0...20

        /// Returns whether a request can have a timeout of some seconds.
        package static func allows(timeout seconds: Double) -> Bool { seconds > 0 && seconds <= Double(timeout) }
    }

    /// Creates settings.
    public init(
        concurrency: Int = 4, timeout: Double = 60, retries: Int = 4, budget: FillBudget = FillBudget()
    ) {
        self.concurrency = concurrency
        self.timeout = timeout
        self.retries = retries
        self.budget = budget
    }
}

/// The maximum amount of requests to services in a run.
///
/// Retries count too.
public struct FillBudget: Hashable, Sendable {
    /// The number of requests; nil for no limit.
    public var requests: Int?
    /// The number of source characters; nil for no limit.
    public var characters: Int?

    /// Creates a budget.
    public init(requests: Int? = nil, characters: Int? = nil) {
        self.requests = requests
        self.characters = characters
    }

    /// Deducts a request.
    ///
    /// Returns false if the rest of the budget is too small.
    mutating func take(requestOf characters: Int) -> Bool {
        if let requests, requests < 1 { return false }
        if let left = self.characters, left < characters { return false }
        requests = requests.map { $0 - 1 }
        self.characters = self.characters.map { $0 - characters }
        return true
    }

    /// Parses `200 requests`, `50000 characters`, or both separated by a comma.
    public init?(_ text: String) {
        self.init()
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let words = part.split(separator: " ")
            guard words.count == 2, let number = Int(words[0]), number >= 0 else { return nil }
            switch words[1] {
            case "request", "requests": requests = number
            case "character", "characters": characters = number
            default: return nil
            }
        }
    }
}
