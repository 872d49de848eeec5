import Foundation

/// The result of a process that has ended.
struct ChildProcess {
    /// The text on its standard output.
    let output: String
    /// The exit status; nil if a signal ended the process.
    let status: Int32?
    /// The elapsed time in seconds.
    let wall: Double
    /// The peak memory of the process, or of its largest child process, in bytes.
    let peakMemory: Int

    /// An error for a process that could not be started.
    struct LaunchFailure: Error {
        /// The words of the command.
        let command: [String]
        /// The error code of the system.
        let code: Int32
    }

    /// An error for a process that ended with a status other than 0.
    struct Failure: Error, CustomStringConvertible {
        /// The words of the command that failed.
        let command: [String]

        var description: String { "this command failed: \(command.joined(separator: " "))" }
    }

    /// Runs a command and throws an error unless it ends with status 0.
    static func succeed(_ command: [String]) throws {
        guard try run(command).status == 0 else { throw Failure(command: command) }
    }

    /// Runs a command and waits for its end; searches for the program in `PATH`.
    ///
    /// Foundation's `Process` starts a child with a delay and does not report its memory.
    static func run(_ command: [String]) throws -> ChildProcess {
        let output = Pipe()
        let start = ContinuousClock.now
        let process = try launch(command, output: output)
        try output.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) == -1 && errno == EINTR {}
        return ChildProcess(
            output: text, status: status & 0x7F == 0 ? (status >> 8) & 0xFF : nil,
            wall: start.duration(to: .now) / .seconds(1), peakMemory: Int(usage.ru_maxrss) * unitOfPeakMemory)
    }

    private static func launch(_ command: [String], output: Pipe) throws -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, output.fileHandleForWriting.fileDescriptor, STDOUT_FILENO)
        var process: pid_t = 0
        let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
        let code = withCStrings(command) { arguments in
            withCStrings(environment) { environment in
                posix_spawnp(&process, command.first ?? "", &actions, nil, arguments, environment)
            }
        }
        guard code == 0 else { throw LaunchFailure(command: command, code: code) }
        return process
    }

    /// Calls `body` with the strings as a C array that ends with a null pointer.
    private static func withCStrings<Result>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = strings.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers + [nil])
    }

    private static var unitOfPeakMemory: Int {
        #if canImport(Darwin)
            1
        #else
            1024
        #endif
    }
}
