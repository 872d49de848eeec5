import Dispatch
import Foundation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What a program printed, and how it ended.
struct ProgramOutcome: Sendable {
    var status: Int32 = 0
    var output: [UInt8] = []
    var errors: [UInt8] = []
}

/// One run of a program, never through a shell, with an end to its time and to what it prints.
///
/// All three streams are served in turn on the calling thread, so that neither side can wait for the other for ever.
struct ProgramRun {
    /// Why a run gave nothing.
    enum Failure: Error { case notStarted, tookTooLong, tooMuchOutput }

    private static let outputLimit = 1 << 29
    private let process = Process()
    private let pipes = [Pipe(), Pipe(), Pipe()]
    private let ended = DispatchSemaphore(value: 0)
    private let deadline: Date
    private var input: ArraySlice<UInt8>
    private var outcome = ProgramOutcome()
    /// The streams that are still open: standard input, output, error.
    private var isOpen = [true, true, true]

    init(_ words: [String], in folder: String, input: [UInt8], seconds: Int) {
        self.input = input[...]
        deadline = Date(timeIntervalSinceNow: TimeInterval(seconds))
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = URL(fileURLWithPath: folder.isEmpty ? "." : folder, isDirectory: true)
        process.standardInput = pipes[0]
        process.standardOutput = pipes[1]
        process.standardError = pipes[2]
    }

    /// Starts the program and waits for its end.
    mutating func run() throws(Failure) -> ProgramOutcome {
        let ended = ended
        process.terminationHandler = { _ in ended.signal() }
        guard (try? process.run()) != nil else { throw .notStarted }
        do throws(Failure) {
            if input.isEmpty { close(0) }
            while isOpen[1] || isOpen[2] { try serve() }
            close(0)
            let patience = DispatchTime.now() + max(0.01, deadline.timeIntervalSinceNow)
            guard ended.wait(timeout: patience) == .success else { throw .tookTooLong }
        } catch {
            kill(process.processIdentifier, SIGKILL)
            throw error
        }
        outcome.status = process.terminationStatus
        return outcome
    }

    /// Waits until some stream can be read or written, and does that.
    private mutating func serve() throws(Failure) {
        var requests = pipes.indices.map { stream in
            pollfd(
                fd: isOpen[stream] ? descriptor(stream) : -1, events: Int16(stream == 0 ? POLLOUT : POLLIN), revents: 0)
        }
        let patience = deadline.timeIntervalSinceNow
        guard patience > 0 else { throw .tookTooLong }
        guard poll(&requests, nfds_t(requests.count), Int32(min(patience * 1000 + 1, 1_000_000))) > 0 else { return }
        if requests[0].revents != 0 { writeSome() }
        for stream in [1, 2] where requests[stream].revents != 0 { readSome(stream) }
        guard outcome.output.count + outcome.errors.count <= Self.outputLimit else { throw .tooMuchOutput }
    }

    private mutating func readSome(_ stream: Int) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor(stream), &buffer, buffer.count)
        guard count > 0 else {
            if count == 0 || errno != EINTR { close(stream) }
            return
        }
        if stream == 1 { outcome.output += buffer[..<count] } else { outcome.errors += buffer[..<count] }
    }

    /// POSIX promises room for 512 bytes where `poll` says that there is some.
    private mutating func writeSome() {
        let piece = Array(input.prefix(512))
        let count = write(descriptor(0), piece, piece.count)
        if count > 0 { input = input.dropFirst(count) }
        if input.isEmpty || (count < 0 && errno != EINTR && errno != EAGAIN) { close(0) }
    }

    private func descriptor(_ stream: Int) -> Int32 {
        (stream == 0 ? pipes[stream].fileHandleForWriting : pipes[stream].fileHandleForReading).fileDescriptor
    }

    private mutating func close(_ stream: Int) {
        guard isOpen[stream] else { return }
        isOpen[stream] = false
        try? (stream == 0 ? pipes[stream].fileHandleForWriting : pipes[stream].fileHandleForReading).close()
    }
}
