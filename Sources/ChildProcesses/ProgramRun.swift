import Foundation

/// The exit status and the output of a program.
package struct ProgramOutcome: Sendable {
    /// The exit status, or 128 plus the number of the signal that ended the program.
    package var status: Int32 = 0
    package var output: [UInt8] = []
    package var errors: [UInt8] = []
}

/// One run of a program, without a shell, limited in time and output.
///
/// All streams are served in turn on the calling thread, so that this process and the program cannot deadlock.
package struct ProgramRun {
    /// The reason why a run failed.
    package enum Failure: Error { case notStarted, tookTooLong, tooMuchOutput, cancelled }

    private static let outputLimit = 1 << 29
    /// The longest time, in milliseconds, between two checks for the program's exit.
    private static let patience: Int32 = 50

    private let start: SpawnedProcess.Start
    private let deadline: Date
    private let isCancelled: @Sendable () -> Bool
    /// The receiver of the program's output.
    ///
    /// If set, the output is not collected in the outcome.
    private let onOutput: ((ArraySlice<UInt8>) -> Void)?
    private var input: ArraySlice<UInt8>
    private var outcome = ProgramOutcome()

    /// - Parameters:
    ///   - isCancelled: A closure that is polled during the run. If it returns true, the program is killed.
    ///   - onOutput: A closure that receives output as it arrives. If given, the output is not collected in the
    ///     outcome.
    package init(
        _ start: SpawnedProcess.Start, input: [UInt8], seconds: Double,
        isCancelled: @escaping @Sendable () -> Bool = { false },
        onOutput: ((ArraySlice<UInt8>) -> Void)? = nil
    ) {
        self.start = start
        self.isCancelled = isCancelled
        self.onOutput = onOutput
        self.input = input[...]
        deadline = Date(timeIntervalSinceNow: seconds)
    }

    /// Starts the program and waits for it to end.
    ///
    /// A process that the program leaves running may keep its output open. This method does not wait for that process.
    package consuming func run() throws(Failure) -> ProgramOutcome {
        guard let process = SpawnedProcess(start) else { throw .notStarted }
        var streams = Streams(process)
        defer { streams.closeAll() }
        do throws(Failure) {
            outcome.status = try serve(process, &streams)
        } catch {
            kill(start.leadsGroup ? -process.identifier : process.identifier, SIGKILL)
            _ = process.end(options: 0)
            throw error
        }
        while take(from: &streams) {}
        return outcome
    }

    /// Exchanges input and output until the process has ended, and returns its status.
    private mutating func serve(_ process: SpawnedProcess, _ streams: inout Streams) throws(Failure) -> Int32 {
        if input.isEmpty { streams.close(\.input) }
        while true {
            guard Date() < deadline else { throw .tookTooLong }
            guard !isCancelled() else { throw .cancelled }
            guard outcome.output.count + outcome.errors.count <= Self.outputLimit else { throw .tooMuchOutput }
            // A process that has closed its output is about to end, so check again soon.
            let isReady = streams.wait(streams.hasOutput ? Self.patience : 1)
            if isReady, streams.input != nil { give(to: &streams) }
            let hasTaken = isReady && take(from: &streams)
            if !hasTaken, let status = process.end(options: WNOHANG) { return status }
        }
    }

    /// Writes as much input as the pipe accepts.
    ///
    /// Closes the pipe if the program no longer reads.
    private mutating func give(to streams: inout Streams) {
        guard let end = streams.input else { return }
        let (rest, isOver) = BrokenPipeSignal.held { [input] in
            let count = input.withUnsafeBytes { write(end, $0.baseAddress, $0.count) }
            return (input.dropFirst(max(0, count)), count < 0 && errno != EAGAIN && errno != EINTR)
        }
        input = rest
        if input.isEmpty || isOver { streams.close(\.input) }
    }

    /// Reads the available output.
    ///
    /// Returns whether there was any.
    private mutating func take(from streams: inout Streams) -> Bool {
        let output = streams.read(\.output)
        let errors = streams.read(\.errors)
        if let onOutput { onOutput(output) } else { outcome.output += output }
        outcome.errors += errors
        return !output.isEmpty || !errors.isEmpty
    }
}

/// The streams of a process that are still open.
private struct Streams {
    var input: Int32?
    var output: Int32?
    var errors: Int32?
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    init(_ process: SpawnedProcess) {
        (input, output, errors) = (process.input, process.output, process.errors)
    }

    var hasOutput: Bool { output != nil || errors != nil }

    /// Waits until a stream can be read or written.
    ///
    /// Returns false if the time runs out first.
    package func wait(_ milliseconds: Int32) -> Bool {
        var ends = [output, errors].compactMap(\.self).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        if let input { ends.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0)) }
        return poll(&ends, nfds_t(ends.count), milliseconds) > 0
    }

    /// Returns the available bytes of a stream, and closes the stream if it has ended.
    mutating func read(_ stream: WritableKeyPath<Streams, Int32?>) -> ArraySlice<UInt8> {
        guard let end = self[keyPath: stream] else { return [] }
        let count = Foundation.read(end, &buffer, buffer.count)
        if count == 0 { close(stream) }
        return buffer.prefix(max(0, count))
    }

    mutating func close(_ stream: WritableKeyPath<Streams, Int32?>) {
        if let end = self[keyPath: stream] { Foundation.close(end) }
        self[keyPath: stream] = nil
    }

    mutating func closeAll() {
        for stream in [\Streams.input, \.output, \.errors] { close(stream) }
    }
}

extension SpawnedProcess {
    /// Returns the exit status, or nil if the process is still running.
    fileprivate func end(options: Int32) -> Int32? {
        var status: Int32 = 0
        while true {
            let found = waitpid(identifier, &status, options)
            if found == identifier {
                return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
            }
            if found == 0 { return nil }
            if errno != EINTR { return 127 }
        }
    }
}
