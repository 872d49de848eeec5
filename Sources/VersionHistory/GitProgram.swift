import ChildProcesses

/// git, run as a program and never through a shell.
///
/// What a person has set up for reading (pagers, colours, external diffs, hooks, monitors of the file system) is left
/// out, and git asks for no password. But for those that say so, calls change nothing, not even the index's cache.
package struct GitProgram: Sendable {
    /// The folder that git is run in.
    package let folder: String
    private let seconds: Int

    /// Uses git in a folder.
    ///
    /// - Parameter seconds: how long one call may take before it is given up.
    package init(in folder: String, seconds: Int = 20) {
        self.folder = folder
        self.seconds = seconds
    }

    /// Words before the command: variables for `env`, then git's own options.
    private static let preamble = [
        "-u", "GIT_EXTERNAL_DIFF", "LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "git", "--no-pager",
        "--literal-pathspecs", "-c", "color.ui=false", "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false",
        "-c", "log.showSignature=false",
    ]

    /// Whether git turns line ends into CR LF when it checks files out here (`core.autocrlf=true`).
    package var checksOutCarriageReturns: Bool {
        (try? line(of: ["config", "--type=bool", "--get", "core.autocrlf"])) == "true"
    }

    /// Whether git turns line ends into CR LF when it checks out the file at a path.
    package static func checksOutCarriageReturns(_ path: String) -> Bool {
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        return GitProgram(in: folder.joined(separator: "/")).checksOutCarriageReturns
    }

    /// What a call prints on standard output.
    ///
    /// - Throws: where git is not there, takes too long, or ends with another status than 0.
    func output(of arguments: [String], input: [UInt8] = []) throws(GitError) -> [UInt8] {
        let outcome = try outcome(of: arguments, input: input)
        guard outcome.status == 0 else {
            let message = String(decoding: outcome.errors, as: UTF8.self).split(separator: "\n").first
            throw .failed(status: outcome.status, message: String(message ?? ""))
        }
        return outcome.output
    }

    /// The same as a text without the newline at its end.
    func line(of arguments: [String]) throws(GitError) -> String {
        let text = String(decoding: try output(of: arguments), as: UTF8.self)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    /// What a call prints and how it ends.
    ///
    /// - Parameters:
    ///   - patience: how many times as long as other calls it may take.
    ///   - isCancelled: asked again and again whether the call is to be given up.
    ///   - onOutput: takes what is printed as it comes; it is not kept then.
    func outcome(
        of arguments: [String], input: [UInt8] = [], patience: Int = 1,
        isCancelled: @escaping @Sendable () -> Bool = { false }, onOutput: ((ArraySlice<UInt8>) -> Void)? = nil
    ) throws(GitError) -> ProgramOutcome {
        let start = SpawnedProcess.Start(
            path: "/usr/bin/env", words: ["env"] + Self.preamble + ["-C", folder] + arguments, environment: nil,
            keepsErrors: true)
        let outcome: ProgramOutcome
        do throws(ProgramRun.Failure) {
            outcome = try ProgramRun(
                start, input: input, seconds: Double(seconds * patience), isCancelled: isCancelled, onOutput: onOutput
            ).run()
        } catch {
            throw GitError(error, seconds: seconds * patience)
        }
        // `env` has found no git.
        if outcome.status == 127 { throw .missing }
        return outcome
    }
}

extension GitError {
    fileprivate init(_ failure: ProgramRun.Failure, seconds: Int) {
        self =
            switch failure {
            case .notStarted, .cancelled: .missing
            case .tookTooLong: .tookTooLong(seconds: seconds)
            case .tooMuchOutput: .tooMuchOutput
            }
    }
}
