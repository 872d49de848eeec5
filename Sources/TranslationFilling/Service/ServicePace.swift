import CatalogRuntime
import NetworkMessages

/// The state shared by all requests of a run: the remaining budget, the pause that a server requests, and whether to
/// continue.
actor ServicePace {
    private var budget: FillBudget
    private var pausedUntil = 0.0
    private var unreadable = 0
    private var rejections: [LanguageTag: Int] = [:]
    private var closed: [LanguageTag: ServiceFailure] = [:]
    private(set) var failure: ServiceFailure?

    /// The number of consecutive unreadable answers after which the service is abandoned.
    ///
    /// Such answers come from a server that is not a translation service, or from a web page in place of the service.
    private static let patience = 5
    /// The number of consecutive rejected requests after which a language is abandoned.
    ///
    /// One text may be too long for a server. Several rejections mean that the server does not support the language or
    /// requires payment.
    private static let tries = 3

    init(_ budget: FillBudget) {
        self.budget = budget
    }

    /// Takes a request from the budget.
    ///
    /// Returns false if the budget is exhausted.
    func takeRequest(of characters: Int) -> Bool { budget.take(requestOf: characters) }

    /// Records that no request should be sent before a point in time.
    func pause(until moment: Double) { pausedUntil = max(pausedUntil, moment) }

    /// Returns the seconds that a request must wait.
    func pause(at now: Double) -> Double { max(0, pausedUntil - now) }

    /// Returns the reason not to ask for a language; nil if there is none.
    func failure(asking language: LanguageTag) -> ServiceFailure? { failure ?? closed[language] }

    /// Records that an answer was readable.
    func noteAnswer(asking language: LanguageTag) { (unreadable, rejections[language]) = (0, nil) }

    /// Records the failure of a request, and stops the service or language if further requests would fail too.
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

    /// Records that all further requests would fail.
    func stop(_ failure: ServiceFailure) { self.failure = self.failure ?? failure }
}
