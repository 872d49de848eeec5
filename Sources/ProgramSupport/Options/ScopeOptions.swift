import ArgumentParser
import Sessions
import Workspaces

/// The options that limit findings to changes.
package struct ScopeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Only report findings that are new or changed since the merge base of this revision and HEAD; includes the work tree.",
            valueName: "ref"), completion: .offers(.revisions))
    var since: String?

    @Flag(help: "Check the files in git's index and only report findings on staged changes, for a pre-commit hook.")
    var staged = false

    /// Creates options without a limit.
    package init() {}

    /// The scope of the findings.
    package var request: ScopeRequest {
        if staged { return .staged }
        return since.map { .since($0) } ?? .everything
    }

    /// Rejects contradictory options.
    package func validate() throws {
        if since != nil, staged { throw ValidationError("Give --since or --staged, not both.") }
    }

    /// Rejects options that need all findings, or files on disk.
    package func validate(paths: [String], isFixing: Bool, isWritingBaseline: Bool) throws {
        guard request != .everything else { return }
        let option = staged ? "--staged" : "--since"
        if paths.contains(Workspace.standardInput) {
            throw ValidationError("Standard input has no earlier version to compare with; remove \(option).")
        }
        if isWritingBaseline {
            throw ValidationError("--write-baseline covers all findings; remove \(option).")
        }
        if isFixing, staged {
            throw ValidationError("--fix changes files, not git's index; run it without --staged, before `git add`.")
        }
    }
}
