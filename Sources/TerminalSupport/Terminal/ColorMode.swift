/// What `--color` says: colours where a person looks, always, or never.
package enum ColorMode: String, CaseIterable, Sendable {
    /// On a terminal that can show them, unless `NO_COLOR` says otherwise.
    case auto
    /// Also into files and pipes, whatever the environment says.
    case always
    /// Nowhere.
    case never

    /// Whether colours are printed to a stream that is or is not a terminal.
    ///
    /// `NO_COLOR` counts when it is not empty (no-color.org); a `TERM` that is missing or `dumb` has no colours, as
    /// for git and ripgrep. `FORCE_COLOR` and `CLICOLOR_FORCE`, which continuous integration sets for logs that show
    /// colours, count unless they are empty, `0` or `false` (force-color.org, bixense.com/clicolors); `NO_COLOR` wins.
    package func isColored(environment: [String: String], isTerminal: Bool) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto:
            environment["NO_COLOR", default: ""].isEmpty
                && (Self.isForced(environment) || isTerminal && Self.hasColors(environment))
        }
    }

    private static func isForced(_ environment: [String: String]) -> Bool {
        ["FORCE_COLOR", "CLICOLOR_FORCE"].contains { !["", "0", "false"].contains(environment[$0, default: ""]) }
    }

    private static func hasColors(_ environment: [String: String]) -> Bool {
        let terminal = environment["TERM"] ?? ""
        return !terminal.isEmpty && terminal != "dumb"
    }
}
