import CatalogRuntime
import NetworkMessages

/// What all requests of a run share: what is left of the budget, how long a server wants to be left alone, and whether
/// there is sense in going on.
actor ServicePace {
    private var budget: FillBudget
    private var pausedUntil = 0.0
    private var unreadable = 0
    private var rejections: [LanguageTag: Int] = [:]
    private var closed: [LanguageTag: ServiceFailure] = [:]
    private(set) var failure: ServiceFailure?

    /// How many answers in a row may be unreadable before the service is given up: what answers so is no service, or
    /// somebody else's page in its place.
    private static let patience = 5
    /// How many requests in a row may be refused before a language is given up: that one text is too long for a server
    /// may be, several in a row say that it does not know the language, or wants to be paid.
    private static let tries = 3

    init(_ budget: FillBudget) {
        self.budget = budget
    }

    /// Takes a request from the budget; false where it has none left.
    func takeRequest(of characters: Int) -> Bool { budget.take(requestOf: characters) }

    /// Notes that no request should be sent before a moment.
    func pause(until moment: Double) { pausedUntil = max(pausedUntil, moment) }

    /// The seconds that a request has to wait.
    func pause(at now: Double) -> Double { max(0, pausedUntil - now) }

    /// Why there is no sense in asking for a language; nil where there is.
    func failure(asking language: LanguageTag) -> ServiceFailure? { failure ?? closed[language] }

    /// Notes that an answer could be read.
    func noteAnswer(asking language: LanguageTag) { (unreadable, rejections[language]) = (0, nil) }

    /// Notes why a request failed, and whether others will do better.
    func note(_ failure: ServiceFailure, asking language: LanguageTag) {
        if failure.isFinal { return stop(failure) }
        if case .unreadable = failure {
            unreadable += 1
            if unreadable >= Self.patience { stop(failure) }
        } else if !failure.isPassing {
            rejections[language, default: 0] += 1
            if rejections[language, default: 0] >= Self.tries { closed[language] = failure }
        }
    }

    /// Notes that no other request will do better.
    func stop(_ failure: ServiceFailure) { self.failure = self.failure ?? failure }
}
