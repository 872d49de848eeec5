import ArgumentParser

/// Options on what findings must be about to be reported.
package struct ScopeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Only what is new or changed since the merge base of this revision and HEAD; the work tree is included.",
            valueName: "ref"), completion: .offers(.revisions))
    var since: String?

    @Flag(help: "Check what is in git's index, and only what it changes: for a pre-commit hook.")
    var staged = false

    /// Creates options that leave nothing out.
    package init() {}

    /// What findings must be about.
    package var request: ScopeRequest {
        if staged { return .staged }
        return since.map { .since($0) } ?? .everything
    }

    /// Refuses options that contradict one another.
    package func validate() throws {
        if since != nil, staged { throw ValidationError("Give --since or --staged, not both.") }
    }

    /// Refuses what cannot be done to a part of the findings, or to files that do not lie on disk.
    package func validate(paths: [String], isFixing: Bool, isWritingBaseline: Bool) throws {
        guard request != .everything else { return }
        let option = staged ? "--staged" : "--since"
        if paths.contains(Workspace.standardInput) {
            throw ValidationError("Standard input has no older version to compare with; leave out \(option).")
        }
        if isWritingBaseline {
            throw ValidationError("A baseline accepts all findings; leave out \(option) to write one.")
        }
        if isFixing, staged {
            throw ValidationError("--fix changes files, not what is staged; run it before `git add`, without --staged.")
        }
    }
}

/// What findings must be about to be reported.
package enum ScopeRequest: Hashable, Sendable {
    /// All files as they lie on disk.
    case everything
    /// What changed since the merge base of a revision and HEAD.
    case since(String)
    /// What the index changes.
    case staged
}
