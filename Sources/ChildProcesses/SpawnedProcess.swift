import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    @preconcurrency import Glibc
#endif

/// A child process with non-blocking pipes to its standard streams.
///
/// Foundation's `Process` is not used, because on Linux its pipes can end the whole program or wait forever.
package struct SpawnedProcess {
    /// The process id.
    package let identifier: pid_t
    /// The descriptor to write the process's standard input to.
    package let input: Int32
    /// The descriptor to read the process's standard output from.
    package let output: Int32
    /// The descriptor to read the process's standard error from, or nil if standard error is inherited.
    package let errors: Int32?

    /// The configuration of a process to start.
    package struct Start {
        /// The path of the program.
        let path: String
        /// The program's name and its arguments.
        ///
        /// Arguments need not be valid UTF-8.
        let words: [[UInt8]]
        /// The complete environment, or nil to inherit the environment of this process.
        let environment: [String: String]?
        /// Whether standard error is captured instead of inherited.
        let keepsErrors: Bool
        /// Whether the process leads a new process group, which is killed as a whole.
        let leadsGroup: Bool

        package init(
            path: String, words: [String], environment: [String: String]?, keepsErrors: Bool, leadsGroup: Bool = false
        ) {
            self.init(
                path: path, rawWords: words.map { Array($0.utf8) }, environment: environment, keepsErrors: keepsErrors,
                leadsGroup: leadsGroup)
        }

        package init(
            path: String, rawWords words: [[UInt8]], environment: [String: String]?, keepsErrors: Bool,
            leadsGroup: Bool = false
        ) {
            self.leadsGroup = leadsGroup
            self.path = path
            self.words = words
            self.environment = environment
            self.keepsErrors = keepsErrors
        }
    }

    /// Held while a process is started.
    ///
    /// A pipe is open for a moment before it is marked as private. A process that another thread starts then would inherit
    /// its end, and keep the other process waiting for the end of its input.
    fileprivate static let starting = NSLock()

    /// Starts a process, or returns nil if that fails.
    package init?(_ start: Start) {
        let started = Self.starting.withLock { Self.started(start) }
        guard let (identifier, ends) = started else { return nil }
        self.identifier = identifier
        (input, output, errors) = (ends[0].writing, ends[1].reading, ends.count > 2 ? ends[2].reading : nil)
        close(ends[0].reading)
        for pipe in ends.dropFirst() { close(pipe.writing) }
        for end in [input, output, errors].compactMap(\.self) { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        #if canImport(Darwin)
            // macOS sends `SIGPIPE` to the process, where `BrokenPipeSignal`'s mask of one thread does not hold it back.
            _ = fcntl(input, F_SETNOSIGPIPE, 1)
        #endif
    }

    /// Returns the id and the pipes of a new process.
    private static func started(_ start: Start) -> (pid_t, [PipeEnds])? {
        let pipes = (0..<(start.keepsErrors ? 3 : 2)).map { _ in PipeEnds() }
        let ends = pipes.compactMap(\.self)
        guard ends.count == pipes.count,
            let started = start.spawn([ends[0].reading] + ends.dropFirst().map(\.writing))
        else {
            for pipe in ends { pipe.close() }
            return nil
        }
        return (started, ends)
    }
}

extension SpawnedProcess.Start {
    /// Starts the program detached, with all standard streams connected to `/dev/null`.
    ///
    /// A shell redirects the streams and then executes the program. The arguments are passed as positional parameters,
    /// so the shell does not interpret them.
    ///
    /// - Returns: Whether the process was started.
    func leaveToItself() -> Bool {
        let script = "exec \"$0\" \"$@\" </dev/null >/dev/null 2>&1"
        let shell = SpawnedProcess.Start(
            path: "/bin/sh", rawWords: ["sh", "-c", script, path].map { Array($0.utf8) } + words.dropFirst(),
            environment: environment, keepsErrors: false)
        return SpawnedProcess.starting.withLock { shell.spawn([]) } != nil
    }

    /// Starts the program with a pipe as its standard input and the other streams of this process.
    ///
    /// - Returns: The id of the process and the descriptor to write its input to; nil if it could not be started.
    func startWithInput() -> (pid_t, Int32)? {
        SpawnedProcess.starting.withLock {
            guard let pipe = PipeEnds() else { return nil }
            guard let identifier = spawn([pipe.reading]) else {
                pipe.close()
                return nil
            }
            close(pipe.reading)
            return (identifier, pipe.writing)
        }
    }

    /// Starts the program with `streams` as its descriptors 0, 1 and so on.
    ///
    /// Resets the signal mask and the handlers of `SIGPIPE` and `SIGXFSZ`, because the program must not inherit this
    /// process's settings.
    fileprivate func spawn(_ streams: [Int32]) -> pid_t? {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        let texts = words.map { $0.map { CChar(bitPattern: $0) } + [0] }
        var arguments = texts.map { strdup($0) } + [nil]
        var variables = (environment ?? [:]).map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
            (arguments + variables).forEach { free($0) }
        }
        for (stream, end) in streams.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, end, Int32(stream))
        }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigaddset(&signals, SIGPIPE)
        sigaddset(&signals, SIGXFSZ)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | (leadsGroup ? POSIX_SPAWN_SETPGROUP : 0)
        #if canImport(Darwin)
            // The program inherits its standard streams and nothing else that an app has open.
            flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
            for stream in Int32(streams.count)..<3 where fcntl(stream, F_GETFD) >= 0 {
                posix_spawn_file_actions_addinherit_np(&actions, stream)
            }
        #endif
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var identifier: pid_t = 0
        let status =
            environment == nil
            ? posix_spawn(&identifier, path, &actions, &attributes, &arguments, Self.inherited)
            : posix_spawn(&identifier, path, &actions, &attributes, &arguments, &variables)
        return status == 0 ? identifier : nil
    }

    private static var inherited: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        #if canImport(Darwin)
            _NSGetEnviron().pointee
        #else
            environ
        #endif
    }
}

/// A pipe that child processes do not inherit.
private struct PipeEnds {
    let reading: Int32
    let writing: Int32

    init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }

    func close() {
        for end in [reading, writing] { Foundation.close(end) }
    }
}
