import Foundation

/// What a program printed, and how it ended.
package struct ProgramOutcome: Sendable {
    /// Its status; a signal's number and 128 where one ended it.
    package var status: Int32 = 0
    package var output: [UInt8] = []
    package var errors: [UInt8] = []
}

/// One run of a program, never through a shell, with an end to its time and to what it prints.
///
/// All streams are served in turn on the calling thread, so that neither side can wait for the other for ever.
package struct ProgramRun {
    /// Why a run gave nothing.
    package enum Failure: Error { case notStarted, tookTooLong, tooMuchOutput, cancelled }

    private static let outputLimit = 1 << 29
    /// The longest that nobody looks whether the process is still there, in milliseconds.
    private static let patience: Int32 = 50

    private let start: SpawnedProcess.Start
    private let deadline: Date
    private let isCancelled: @Sendable () -> Bool
    /// Takes what is printed, which then is not kept.
    private let onOutput: ((ArraySlice<UInt8>) -> Void)?
    private var input: ArraySlice<UInt8>
    private var outcome = ProgramOutcome()

    /// - Parameters:
    ///   - isCancelled: asked again and again whether the program is to be given up.
    ///   - onOutput: takes what is printed as it comes, so that none of it has to be kept.
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

    /// Starts the program and waits for its end.
    ///
    /// What it leaves running may hold its output open; that is not waited for.
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

    /// Exchanges what there is until the process has ended; its status.
    private mutating func serve(_ process: SpawnedProcess, _ streams: inout Streams) throws(Failure) -> Int32 {
        if input.isEmpty { streams.close(\.input) }
        while true {
            guard Date() < deadline else { throw .tookTooLong }
            guard !isCancelled() else { throw .cancelled }
            guard outcome.output.count + outcome.errors.count <= Self.outputLimit else { throw .tooMuchOutput }
            // One that has closed its output is about to end.
            let isReady = streams.wait(streams.hasOutput ? Self.patience : 1)
            if isReady, streams.input != nil { give(to: &streams) }
            let hasTaken = isReady && take(from: &streams)
            if !hasTaken, let status = process.end(options: WNOHANG) { return status }
        }
    }

    /// Writes what there is room for; a program that reads no further has closed its end.
    private mutating func give(to streams: inout Streams) {
        guard let end = streams.input else { return }
        let (rest, isOver) = BrokenPipeSignal.held { [input] in
            let count = input.withUnsafeBytes { write(end, $0.baseAddress, $0.count) }
            return (input.dropFirst(max(0, count)), count < 0 && errno != EAGAIN && errno != EINTR)
        }
        input = rest
        if input.isEmpty || isOver { streams.close(\.input) }
    }

    /// Takes what has been written; false where nothing has.
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

    /// Waits until some stream can be read or written; false where the time is over first.
    package func wait(_ milliseconds: Int32) -> Bool {
        var ends = [output, errors].compactMap(\.self).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        if let input { ends.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0)) }
        return poll(&ends, nfds_t(ends.count), milliseconds) > 0
    }

    /// What has come in; a stream that has ended is closed.
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
    /// The status that the process ended with; nil where it has not ended.
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
