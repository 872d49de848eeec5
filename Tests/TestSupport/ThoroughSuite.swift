import Foundation
import Testing

/// A group of tests that take long, or that run other people's programs.
///
/// `scripts/test --thorough` runs them, and `scripts/thorough-suites` says what each one tests.
public enum ThoroughSuite: String, CaseIterable, Sendable {
    /// `fitloc mcp` with the protocol's official client.
    case agents
    /// The page of `fitloc edit` in a browser.
    case browser
    /// Generated and documented code, which Swift's compiler reads.
    case compiler
    /// Larger real files in more languages, and more random ones.
    case corpus
    /// `fitloc lsp` in editors and with a client for language servers.
    case editors
    /// The packages in `Examples`, built like a user's.
    case examples
    /// Commands whose system calls fail, that are killed, or that run at once.
    case faults
    /// Random changes of valid files.
    case fuzz
    /// The sources of FitToday, rewritten by each step of its guide and compiled.
    case migration
    /// Reports and exchange files, which other programs read.
    case readers
    /// Completions in bash, zsh and fish.
    case shells
    /// Commands on a volume that ignores case, as a Mac's does.
    case volumes

    /// Whether its tests run: the environment variable `FITLOC_THOROUGH` has its name or `all`.
    public var isChosen: Bool { Self.chosen.contains(rawValue) || Self.chosen.contains("all") }

    private static let chosen = Set(
        (ProcessInfo.processInfo.environment["FITLOC_THOROUGH"] ?? "").split(separator: " ").map(String.init))
}

extension Trait where Self == ConditionTrait {
    /// Runs tests only as part of a thorough suite.
    public static func thorough(_ suite: ThoroughSuite) -> Self {
        .enabled(if: suite.isChosen, Comment(rawValue: "run by scripts/test --thorough \(suite.rawValue)"))
    }
}
