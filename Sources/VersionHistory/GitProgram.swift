import ChildProcesses

/// A runner for git as a program, never through a shell.
///
/// User settings for reading (pagers, colors, external diffs, hooks, file system monitors) are disabled. git never asks
/// for a password and never contacts a server, not even for objects that a partial clone lacks. A folder that only looks
/// like a repository, with settings that a commit brought along, is not used as one. Unless documented otherwise, calls
/// change nothing, not even the cache in the index.
package struct GitProgram: Sendable {
    /// The folder in which git runs.
    package let folder: String
    private let seconds: Int
    /// Options of git that apply to every call.
    private var options: [String] = []

    /// Creates a runner for a folder.
    ///
    /// - Parameter seconds: the time limit for one call.
    package init(in folder: String, seconds: Int = 20) {
        self.folder = folder
        self.seconds = seconds
    }

    /// The words before the command: variables for `env`, then git's own options.
    private static let preamble = [
        "-u", "GIT_EXTERNAL_DIFF", "LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0", "GIT_NO_LAZY_FETCH=1",
        "GIT_ALLOW_PROTOCOL=", "FITLOC_NOTHING=", "FITLOC_NO=false", "git", "--no-pager", "--literal-pathspecs", "-c",
        "color.ui=false", "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false", "-c",
        "log.showSignature=false", "-c", "safe.bareRepository=explicit",
    ]

    /// A copy that ignores the filters of the repository's own configuration, which could start any program.
    ///
    /// Filters that the user or the system has configured still apply.
    package func withoutOwnFilters() throws(GitError) -> GitProgram {
        let names = try ownFilters()
        guard !names.isEmpty else { return self }
        var copy = self
        // Unlike `-c`, this form accepts any name of a filter.
        copy.options += names.flatMap { name in
            [
                "--config-env=filter.\(name).clean=FITLOC_NOTHING",
                "--config-env=filter.\(name).process=FITLOC_NOTHING",
                "--config-env=filter.\(name).required=FITLOC_NO",
            ]
        }
        return copy
    }

    /// Returns the names of the filters in the configuration of the repository and its work tree.
    private func ownFilters() throws(GitError) -> [String] {
        let arguments = [
            "config", "--show-scope", "--name-only", "-z", "--get-regexp", #"^filter\..*\.(clean|process)$"#,
        ]
        let outcome = try outcome(of: arguments)
        // git ends with status 1 if no setting matches.
        guard outcome.status == 0 else { return [] }
        let fields = outcome.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        let names = stride(from: 0, to: fields.count - 1, by: 2).compactMap { index -> String? in
            guard ["local", "worktree"].contains(fields[index]), let end = fields[index + 1].lastIndex(of: ".") else {
                return nil
            }
            return String(fields[index + 1][..<end].dropFirst("filter.".count))
        }
        return Set(names).sorted()
    }

    /// Whether git converts line endings to CR LF on checkout (`core.autocrlf=true`).
    package var checksOutCarriageReturns: Bool {
        (try? line(of: ["config", "--type=bool", "--get", "core.autocrlf"])) == "true"
    }

    /// Returns whether git converts line endings to CR LF when it checks out the file at a path.
    package static func checksOutCarriageReturns(_ path: String) -> Bool {
        let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        return GitProgram(in: folder.joined(separator: "/")).checksOutCarriageReturns
    }

    /// Returns the standard output of a call.
    ///
    /// - Throws: an error if git is missing, exceeds the time limit, or ends with a status other than 0.
    func output(of arguments: [String], input: [UInt8] = []) throws(GitError) -> [UInt8] {
        let outcome = try outcome(of: arguments, input: input)
        guard outcome.status == 0 else {
            let message = String(decoding: outcome.errors, as: UTF8.self).split(separator: "\n").first
            throw .failed(status: outcome.status, message: String(message ?? ""))
        }
        return outcome.output
    }

    /// Returns the standard output of a call as text, without the final newline.
    func line(of arguments: [String]) throws(GitError) -> String {
        let text = String(decoding: try output(of: arguments), as: UTF8.self)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    /// Returns the output and status of a call.
    ///
    /// - Parameters:
    ///   - patience: a factor for the time limit.
    ///   - isCancelled: returns whether to stop the call. Called repeatedly.
    ///   - onOutput: receives the output as it arrives. The output is not kept then.
    func outcome(
        of arguments: [String], input: [UInt8] = [], patience: Int = 1,
        isCancelled: @escaping @Sendable () -> Bool = { false }, onOutput: ((ArraySlice<UInt8>) -> Void)? = nil
    ) throws(GitError) -> ProgramOutcome {
        let start = SpawnedProcess.Start(
            path: "/usr/bin/env", words: ["env"] + Self.preamble + options + ["-C", folder] + arguments,
            environment: nil,
            keepsErrors: true)
        let outcome: ProgramOutcome
        do throws(ProgramRun.Failure) {
            outcome = try ProgramRun(
                start, input: input, seconds: Double(seconds * patience), isCancelled: isCancelled, onOutput: onOutput
            ).run()
        } catch {
            throw GitError(error, seconds: seconds * patience)
        }
        // `env` did not find git.
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
