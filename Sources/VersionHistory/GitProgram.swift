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
    /// Words for `env` that remove variables.
    private let removals: [String]
    /// Options of git that apply to every call, as bytes, because they need not be valid UTF-8.
    private var options: [[UInt8]] = []

    /// Creates a runner for a folder.
    ///
    /// - Parameters:
    ///   - seconds: the time limit for one call.
    ///   - isElsewhere: whether the folder is in another repository than the current folder. git describes the
    ///     repository of the current folder to hooks by variables, which do not apply there.
    package init(in folder: String, seconds: Int = 20, isElsewhere: Bool = false) {
        self.folder = folder
        self.seconds = seconds
        removals = isElsewhere ? Self.repositoryVariables.flatMap { ["-u", $0] } : []
    }

    /// The variables that make git use a certain repository or parts of it.
    private static let repositoryVariables = [
        "GIT_DIR", "GIT_WORK_TREE", "GIT_IMPLICIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_INDEX_FILE", "GIT_PREFIX",
        "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_SHALLOW_FILE", "GIT_GRAFT_FILE",
    ]

    /// The words before the command: variables for `env`, then git's own options.
    private static let preamble = [
        "-u", "GIT_EXTERNAL_DIFF", "-u", "GIT_CONFIG", "LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0",
        "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=", "FITLOC_NOTHING=", "FITLOC_NO=false", "git", "--no-pager",
        "--literal-pathspecs", "-c", "color.ui=false", "-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false",
        "-c", "log.showSignature=false", "-c", "safe.bareRepository=explicit",
    ]

    /// A copy that ignores the filters of the repository's own configuration, which could start any program.
    ///
    /// Filters that the user or the system has configured still apply.
    package func withoutOwnFilters() throws(GitError) -> GitProgram {
        let names = try ownFilters()
        guard !names.isEmpty else { return self }
        var copy = self
        let settings = ["clean=FITLOC_NOTHING", "process=FITLOC_NOTHING", "required=FITLOC_NO"]
        // Unlike `-c`, this form accepts any name of a filter.
        for name in names {
            for setting in settings {
                var option = Array("--config-env=filter.".utf8)
                option += name
                option += ".\(setting)".utf8
                copy.options.append(option)
            }
        }
        return copy
    }

    /// The scopes of settings that do not come from the repository.
    private static let foreignScopes = ["system", "global", "command"].map { Array($0.utf8) }

    /// Returns the names of the filters in the configuration of the repository and its work tree.
    ///
    /// They are bytes, because a name need not be valid UTF-8, and two names can be equal as text.
    private func ownFilters() throws(GitError) -> Set<[UInt8]> {
        let arguments = [
            "config", "--show-scope", "--name-only", "-z", "--get-regexp", #"^filter\..*\.(clean|process)$"#,
        ]
        let outcome = try outcome(of: arguments)
        // git ends with status 1 if no setting matches.
        if outcome.status == 1 { return [] }
        guard outcome.status == 0 else { throw GitError(outcome) }
        var fields = outcome.output.split(separator: 0)[...]
        var names: Set<[UInt8]> = []
        while let scope = fields.popFirst(), let setting = fields.popFirst() {
            guard !Self.foreignScopes.contains(Array(scope)), let end = setting.lastIndex(of: UInt8(ascii: ".")) else {
                continue
            }
            names.insert(Array(setting[..<end].dropFirst("filter.".utf8.count)))
        }
        return names
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
        guard outcome.status == 0 else { throw GitError(outcome) }
        return outcome.output
    }

    /// Returns the standard output of a call as text, without the final newline.
    func line(of arguments: [String]) throws(GitError) -> String {
        let output = try output(of: arguments)
        return String(decoding: output.last == UInt8(ascii: "\n") ? output.dropLast() : output[...], as: UTF8.self)
    }

    /// Whether git leaves a file of the index out of the work tree, as in a sparse checkout.
    package func leavesOut(_ path: String) throws(GitError) -> Bool { try leftOut(of: [path]).contains(path) }

    /// Returns those files of the index that git leaves out of the work tree, as in a sparse checkout.
    func leftOut(of paths: [String]) throws(GitError) -> Set<String> {
        let fields = GitHistory.fields(of: try output(of: ["ls-files", "-t", "-z", "--"] + paths))
        return Set(fields.filter { $0.hasPrefix("S ") }.map { String($0.dropFirst(2)) })
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
        if PlaceholderGit.isUsed { throw .missing }
        let (first, last) = (["env"] + removals + Self.preamble, ["-C", folder] + arguments)
        let start = SpawnedProcess.Start(
            path: "/usr/bin/env", rawWords: first.map { Array($0.utf8) } + options + last.map { Array($0.utf8) },
            environment: nil, keepsErrors: true)
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
    /// Creates an error for a call that ended with a status other than 0.
    fileprivate init(_ outcome: ProgramOutcome) {
        let message = String(decoding: outcome.errors, as: UTF8.self).split(separator: "\n").first
        self = .failed(status: outcome.status, message: String(message ?? ""))
    }

    fileprivate init(_ failure: ProgramRun.Failure, seconds: Int) {
        self =
            switch failure {
            case .notStarted, .cancelled: .missing
            case .tookTooLong: .tookTooLong(seconds: seconds)
            case .tooMuchOutput: .tooMuchOutput
            }
    }
}
