import NetworkMessages

/// What all requests of a run share: what is left of the budget, and how long a server wants to be left alone.
actor ServicePace {
    private var budget: FillBudget
    private var pausedUntil = 0.0
    private(set) var failure: ServiceFailure?

    init(_ budget: FillBudget) {
        self.budget = budget
    }

    /// Takes a request from the budget; false where it has none left.
    func takeRequest(of characters: Int) -> Bool {
        if let requests = budget.requests, requests < 1 { return false }
        if let left = budget.characters, left < characters { return false }
        budget.requests = budget.requests.map { $0 - 1 }
        budget.characters = budget.characters.map { $0 - characters }
        return true
    }

    /// Notes that no request should be sent before a moment.
    func pause(until moment: Double) { pausedUntil = max(pausedUntil, moment) }

    /// The seconds that a request has to wait.
    func pause(at now: Double) -> Double { max(0, pausedUntil - now) }

    /// Notes that no other request will do better.
    func stop(_ failure: ServiceFailure) { self.failure = self.failure ?? failure }
}
