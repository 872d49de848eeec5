import Workspaces

/// The options of a user for the exchange with a translation service, which override the configuration.
package struct ServiceChoice: Sendable {
    /// The program, as a command line; nil for the configured one.
    package var command: String?
    /// The form of the texts; nil for the configured one.
    package var format: ServiceFormat?
    /// The time limit of a run of the program, in seconds; nil for the configured one.
    package var timeout: Double?

    /// Creates a choice that the configuration makes.
    package init() {}
}
