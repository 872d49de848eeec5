import ArgumentParser
import XCStringsKit

/// The options for the sources of texts and the requests to services.
package struct FillOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Where texts come from: \(FillSourceName.forms.joined(separator: ", ")); repeatable, the first that "
                + "answers wins.",
            valueName: "source"),
        completion: .offers(.fillSources), transform: Self.source)
    var from: [FillSourceName] = []

    @Option(
        help: ArgumentHelp("The least likeness of near matches in memory, from 0 to 100 or 0 to 1.", valueName: "n"),
        completion: .offers(.anything))
    var similarity: Double?

    @Option(
        help: ArgumentHelp(
            "The state of what is filled: needs_review, machine_translated, translated.", valueName: "state"),
        completion: .list(["needs_review", "machine_translated", "translated"]),
        transform: Self.state)
    var state: TranslationState = .needsReview

    @Option(
        help: ArgumentHelp("Only keys that match; * takes any characters, dots too.", valueName: "glob"),
        completion: .offers(.keyPattern))
    var match: String?

    @Option(
        help: ArgumentHelp("The language model that openai, anthropic or ollama is asked for.", valueName: "name"),
        completion: .offers(.anything))
    var model: String?

    @Option(
        help: ArgumentHelp(
            "The address of the service, in place of its own: http://127.0.0.1:5000.", valueName: "url"),
        completion: .offers(.anything))
    var endpoint: String?

    @Option(help: ArgumentHelp("Requests to a service at a time (4).", valueName: "n"), completion: .offers(.anything))
    var concurrency: Int?

    @Option(
        help: ArgumentHelp("Seconds that a request may take (60).", valueName: "seconds"),
        completion: .offers(.anything))
    var timeout: Double?

    @Option(
        help: ArgumentHelp("How often a request that failed is sent again (4).", valueName: "n"),
        completion: .offers(.anything))
    var retries: Int?

    @Option(
        help: ArgumentHelp(
            "The most that a service is asked in a run, such as \"200 requests\" or \"50000 characters\".",
            valueName: "n unit"), completion: .offers(.anything),
        transform: Self.budget)
    var budget: FillBudget?

    @Flag(help: "Say what the next service would be asked for: texts, characters, requests; send and write nothing.")
    var estimate = false

    @Flag(
        help: """
            Don't ask before more than \(FillConsent.threshold) characters are sent to a service; only on a terminal is \
            that asked.
            """)
    var yes = false

    @Flag(help: "Show no progress on the terminal.")
    var noProgress = false

    /// Creates options with their defaults.
    package init() {}

    private static func source(_ text: String) throws -> FillSourceName {
        if let source = FillSourceName(text) { return source }
        let nearest = Spelling.nearest(to: text, in: FillSourceName.forms).map { "; did you mean \($0)?" }
        throw ValidationError(
            "“\(text)” is no source\(nearest ?? "; there are \(FillSourceName.forms.joined(separator: ", "))")")
    }

    private static func state(_ text: String) throws -> TranslationState {
        let allowed: [TranslationState] = [.needsReview, .machineTranslated, .translated]
        guard let state = allowed.first(where: { $0.spelling == text }) else {
            let names = allowed.map(\.spelling).joined(separator: ", ")
            throw ValidationError("“\(text)” is no state for a text that is there; there are \(names)")
        }
        return state
    }

    private static func budget(_ text: String) throws -> FillBudget {
        guard let budget = FillBudget(text) else {
            throw ValidationError("“\(text)” is no budget; budgets look like “200 requests” or “50000 characters”")
        }
        return budget
    }

    /// Rejects numbers that are out of range, and invalid patterns and addresses.
    package func validate() throws {
        _ = try match.map(KeyPattern.parse)
        if let endpoint, ServiceAddress.checked(endpoint, scheme: "http") == nil {
            throw ValidationError(
                "--endpoint takes an address such as https://example.com, without user, password and query.")
        }
        if let similarity, !(0...100).contains(similarity) {
            throw ValidationError("--similarity takes a number from 0 to 100.")
        }
        if let concurrency, !(1...64).contains(concurrency) {
            throw ValidationError("--concurrency takes a number from 1 to 64.")
        }
        if let timeout, !(timeout > 0 && timeout <= 3600) {
            throw ValidationError("--timeout takes a number of seconds up to 3600.")
        }
        if let retries, !(0...20).contains(retries) { throw ValidationError("--retries takes a number from 0 to 20.") }
    }
}

extension FillOptions {
    /// Whether the filled texts are in a state that needs review.
    package var isForReview: Bool { ReviewQueue.states.contains(state) }

    /// Whether to only estimate the requests.
    package var isEstimate: Bool { estimate }

    /// The minimum score of near matches.
    var leastScore: Double {
        similarity.map { $0 > 1 ? $0 / 100 : $0 } ?? MemorySource.usualSimilarity
    }

    /// The pattern for keys, if given.
    var pattern: GlobPattern? { match.flatMap { try? KeyPattern.parse($0) } }

    /// Returns the settings for requests.
    ///
    /// Options override the configuration.
    func serviceSettings(_ fill: FillConfiguration?) -> ServiceSettings {
        let usual = ServiceSettings()
        return ServiceSettings(
            concurrency: concurrency ?? fill?.concurrency ?? usual.concurrency,
            timeout: timeout ?? fill?.timeout ?? usual.timeout, retries: retries ?? fill?.retries ?? usual.retries,
            budget: budget ?? fill?.budget ?? usual.budget)
    }
}
