import ArgumentParser
import CatalogCore
import CatalogEditing
import FileSearch
import Sessions
import TranslationFilling
import Workspaces

/// The options for the sources of texts and the requests to services.
package struct FillOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The source of texts: \(FillSourceName.forms.joined(separator: ", ")); repeatable, and the first "
                + "that has a text wins.",
            valueName: "source"),
        completion: .offers(.fillSources), transform: FillSourceName.argument)
    var from: [FillSourceName] = []

    @Option(
        help: ArgumentHelp(
            "The minimum similarity of near matches in memory, from 0 to 100 or from 0 to 1.", valueName: "n"),
        completion: .offers(.anything))
    var similarity: Double?

    @Option(
        help: ArgumentHelp(
            "The state of filled texts: needs_review, machine_translated or translated.", valueName: "state"),
        completion: .list(["needs_review", "machine_translated", "translated"]),
        transform: Self.state)
    var state: TranslationState = .needsReview

    @Option(
        help: ArgumentHelp(
            "Only include keys that match this pattern; * matches any characters, including dots.", valueName: "glob"),
        completion: .offers(.keyPattern))
    var match: String?

    @Option(
        help: ArgumentHelp("The model to request from openai, anthropic or ollama.", valueName: "name"),
        completion: .offers(.anything))
    var model: String?

    @Option(
        help: ArgumentHelp(
            "Override the address of the service, such as http://127.0.0.1:5000.", valueName: "url"),
        completion: .offers(.anything))
    var endpoint: String?

    @Option(
        help: ArgumentHelp(
            "The maximum number of concurrent requests to a service (\(ServiceSettings().concurrency)).", valueName: "n"
        ),
        completion: .offers(.anything))
    var concurrency: Int?

    @Option(
        help: ArgumentHelp(
            "The timeout of a request in seconds (\(Int(ServiceSettings().timeout))).", valueName: "seconds"),
        completion: .offers(.anything))
    var timeout: Double?

    @Option(
        help: ArgumentHelp(
            "The number of times to retry a failed request (\(ServiceSettings().retries)).", valueName: "n"),
        completion: .offers(.anything))
    var retries: Int?

    @Option(
        help: ArgumentHelp(
            "Limit what is sent to a service per run, such as \"200 requests\" or \"50000 characters\".",
            valueName: "n unit"), completion: .offers(.anything),
        transform: Self.budget)
    var budget: FillBudget?

    @Flag(help: "Print how many texts, characters and requests the next service would get; send and write nothing.")
    var estimate = false

    @Flag(
        help: """
            Do not ask before sending more than \(FillConsent.threshold) characters to a service.
            """)
    var yes = false

    @Flag(help: "Do not show progress on the terminal.")
    var noProgress = false

    /// Creates options with their defaults.
    package init() {}

    private static func state(_ text: String) throws -> TranslationState {
        let allowed: [TranslationState] = [.needsReview, .machineTranslated, .translated]
        guard let state = allowed.first(where: { $0.spelling == text }) else {
            let names = allowed.map(\.spelling).joined(separator: ", ")
            throw ValidationError("“\(text)” is not a state for filled texts; use one of \(names)")
        }
        return state
    }

    private static func budget(_ text: String) throws -> FillBudget {
        guard let budget = FillBudget(text) else {
            throw ValidationError(
                "“\(text)” is not a budget; expected a form such as “200 requests” or “50000 characters”")
        }
        return budget
    }

    /// Rejects numbers that are out of range, and invalid addresses.
    package func validate() throws {
        if let endpoint, ServiceAddress.checked(endpoint, scheme: "http") == nil {
            throw ValidationError(
                "--endpoint must be an address such as https://example.com, without user, password or query.")
        }
        if let similarity, !(0...100).contains(similarity) {
            throw ValidationError("--similarity must be a number from 0 to 100.")
        }
        if let concurrency, !ServiceSettings.Limits.concurrency.contains(concurrency) {
            throw ValidationError("--concurrency must be \(FillLimits.concurrency).")
        }
        if let timeout, !ServiceSettings.Limits.allows(timeout: timeout) {
            throw ValidationError("--timeout must be \(FillLimits.timeout).")
        }
        if let retries, !ServiceSettings.Limits.retries.contains(retries) {
            throw ValidationError("--retries must be \(FillLimits.retries).")
        }
    }
}

extension FillSourceName {
    /// Returns the source that an option names.
    static func argument(_ text: String) throws -> FillSourceName {
        if let source = FillSourceName(text) { return source }
        let nearest = Spelling.nearest(to: text, in: FillSourceName.forms).map { "; did you mean \($0)?" }
        throw ValidationError(
            "“\(text)” is not a source\(nearest ?? "; sources are \(FillSourceName.forms.joined(separator: ", "))")")
    }
}

extension FillOptions {
    /// Whether the filled texts are in a state that needs review.
    package var isForReview: Bool { ReviewQueue.states.contains(state) }

    /// Whether to only estimate the requests.
    package var isEstimate: Bool { estimate }

    /// The settings that the options describe.
    package var settings: FillSettings {
        FillSettings(
            from: from, leastScore: similarity.map { $0 > 1 ? $0 / 100 : $0 } ?? MemorySource.usualSimilarity,
            state: state, pattern: match.map(GlobPattern.init(key:)), model: model,
            endpoint: endpoint,
            limits: .init(concurrency: concurrency, timeout: timeout, retries: retries, budget: budget),
            isConfirmed: yes, showsProgress: !noProgress)
    }
}
