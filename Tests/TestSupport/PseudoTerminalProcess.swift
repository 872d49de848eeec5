import Foundation

/// A program whose controlling terminal is a pseudo-terminal.
///
/// Foundation's `Process` cannot set a controlling terminal.
struct PseudoTerminalProcess {
    private let identifier: pid_t
    private let ending: Watched<PseudoTerminal.Ending?>

    init(_ words: [String], environment: [String: String], terminal: String, output: String) throws {
        let identifier = try Self.spawn(words, environment: environment, terminal: terminal, output: output)
        let ending = Watched<PseudoTerminal.Ending?>(nil)
        Thread { Self.awaitEnd(of: identifier, noting: ending) }.start()
        self.identifier = identifier
        self.ending = ending
    }

    func waitForEnd(until deadline: Date) -> PseudoTerminal.Ending? {
        ending.wait(until: deadline) { $0 }
    }

    /// Sends a signal to the program if it is still running.
    func send(_ signal: Int32) {
        ending.change { if $0 == nil { kill(identifier, signal) } }
    }

    private static func awaitEnd(of identifier: pid_t, noting ending: Watched<PseudoTerminal.Ending?>) {
        var status: Int32 = 0
        // Waits without reaping the process first, so that its id cannot be reused before `send` knows about the end.
        var information = siginfo_t()
        while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
        ending.change {
            while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
            $0 = status & 0x7F == 0 ? .status((status >> 8) & 0xFF) : .signal(status & 0x7F)
        }
    }

    #if canImport(Darwin)
        private typealias SpawnActions = posix_spawn_file_actions_t?
        private typealias SpawnAttributes = posix_spawnattr_t?
        private static let ownSession = Int32(POSIX_SPAWN_SETSID) | Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #else
        private typealias SpawnActions = posix_spawn_file_actions_t
        private typealias SpawnAttributes = posix_spawnattr_t
        /// `POSIX_SPAWN_SETSID` in glibc and musl, which Swift's module of the C library does not contain.
        private static let ownSession: Int32 = 0x80
    #endif

    private static func spawn(
        _ words: [String], environment: [String: String], terminal: String, output: String
    ) throws -> pid_t {
        #if canImport(Darwin)
            var (actions, attributes): (SpawnActions, SpawnAttributes) = (nil, nil)
        #else
            var (actions, attributes) = (SpawnActions(), SpawnAttributes())
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        // The first terminal that a session leader opens becomes its controlling terminal.
        posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        // A pipe that another test has open at this moment would not end before the program does.
        #if !canImport(Darwin)
            for descriptor in 3..<Int32(min(sysconf(Int32(_SC_OPEN_MAX)), 1024)) {
                posix_spawn_file_actions_addclose(&actions, descriptor)
            }
        #endif
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        let flags = ownSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
        posix_spawnattr_setflags(&attributes, Int16(flags))
        return try spawn(words, environment: environment, actions: &actions, attributes: &attributes)
    }

    private static func spawn(
        _ words: [String], environment: [String: String],
        actions: UnsafePointer<SpawnActions>, attributes: UnsafePointer<SpawnAttributes>
    ) throws -> pid_t {
        var identifier: pid_t = 0
        var arguments = words.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        let status = posix_spawn(&identifier, words[0], actions, attributes, &arguments, &variables)
        guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .EIO) }
        return identifier
    }
}
