import CatalogCore
import FileSearch
import TranslationFilling
import Workspaces

/// The settings of a run of `fitloc fill`, which override the configuration.
package struct FillSettings: Sendable {
    /// The sources of texts, in the order in which they are used; if empty, the configured ones.
    package let from: [FillSourceName]
    /// The minimum score of near matches.
    package let leastScore: Double
    /// The state of filled texts.
    package let state: TranslationState
    /// The pattern for keys, or nil for all keys.
    package let pattern: GlobPattern?
    /// The model to request from a chat service, or nil for the configured one.
    package let model: String?
    /// The address of the service, or nil for the usual one.
    package let endpoint: String?
    /// The limits on requests to services.
    package let limits: ServiceLimits
    /// Whether to send large requests without asking.
    package let isConfirmed: Bool
    /// Whether to show progress on the terminal.
    package let showsProgress: Bool

    /// The limits on requests to services; those that are nil are configured, or the usual ones.
    package struct ServiceLimits: Sendable {
        /// The maximum number of concurrent requests.
        package let concurrency: Int?
        /// The time limit of a request, in seconds.
        package let timeout: Double?
        /// The number of times that a failed request is repeated.
        package let retries: Int?
        /// The limit on what is sent in a run.
        package let budget: FillBudget?

        /// Creates limits.
        package init(concurrency: Int?, timeout: Double?, retries: Int?, budget: FillBudget?) {
            self.concurrency = concurrency
            self.timeout = timeout
            self.retries = retries
            self.budget = budget
        }
    }

    /// Creates settings.
    package init(
        from: [FillSourceName], leastScore: Double, state: TranslationState, pattern: GlobPattern?, model: String?,
        endpoint: String?, limits: ServiceLimits, isConfirmed: Bool, showsProgress: Bool
    ) {
        self.from = from
        self.leastScore = leastScore
        self.state = state
        self.pattern = pattern
        self.model = model
        self.endpoint = endpoint
        self.limits = limits
        self.isConfirmed = isConfirmed
        self.showsProgress = showsProgress
    }

    /// Returns the settings for requests, with the configured ones where none are given.
    func serviceSettings(_ fill: FillConfiguration?) -> ServiceSettings {
        let usual = ServiceSettings()
        return ServiceSettings(
            concurrency: limits.concurrency ?? fill?.concurrency ?? usual.concurrency,
            timeout: limits.timeout ?? fill?.timeout ?? usual.timeout,
            retries: limits.retries ?? fill?.retries ?? usual.retries,
            budget: limits.budget ?? fill?.budget ?? usual.budget)
    }
}
