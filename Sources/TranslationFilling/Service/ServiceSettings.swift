/// How services are asked.
public struct ServiceSettings: Hashable, Sendable {
    /// How many requests are under way at a time.
    public var concurrency: Int
    /// How long one may take, in seconds.
    public var timeout: Double
    /// How often one that failed is sent again.
    public var retries: Int
    /// The most that is asked in a run.
    public var budget: FillBudget

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

/// The most that is asked of services in a run; whatever is asked twice counts twice.
public struct FillBudget: Hashable, Sendable {
    /// The number of requests; nil for any.
    public var requests: Int?
    /// The characters of the source texts in them; nil for any.
    public var characters: Int?

    /// Creates a budget.
    public init(requests: Int? = nil, characters: Int? = nil) {
        self.requests = requests
        self.characters = characters
    }

    /// Takes a request away; false where there is none left for it.
    mutating func take(requestOf characters: Int) -> Bool {
        if let requests, requests < 1 { return false }
        if let left = self.characters, left < characters { return false }
        requests = requests.map { $0 - 1 }
        self.characters = self.characters.map { $0 - characters }
        return true
    }

    /// Reads `200 requests`, `50000 characters`, or both with a comma between them.
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
