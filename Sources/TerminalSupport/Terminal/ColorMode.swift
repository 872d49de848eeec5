/// The values of `--color`.
package enum ColorMode: String, CaseIterable, Sendable {
    /// Colors terminals that support color, unless environment variables decide otherwise.
    case auto
    /// Colors all output, including files and pipes, regardless of the environment.
    case always
    /// Never colors output.
    case never

    /// Whether output to a stream is colored.
    ///
    /// `NO_COLOR` applies when it is not empty (no-color.org). A missing or `dumb` `TERM` means no colors, as in git
    /// and ripgrep. `FORCE_COLOR` and `CLICOLOR_FORCE`, which continuous integration sets for colored logs, apply
    /// unless they are empty, `0` or `false` (force-color.org, bixense.com/clicolors). `NO_COLOR` overrides them.
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
