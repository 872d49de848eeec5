#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The one place that writes to standard output and standard error.
///
/// Results are gathered and written in large pieces; on a terminal, and on standard error, each text at once. It
/// cannot be copied, since two copies would print the gathered text twice. Call ``flush()`` at the end.
///
/// When the reader has gone (`fitloc list | head`), what is left is dropped without a word and the command does its
/// work to the end: one that writes files must not stop halfway, and its exit status tells of its work.
package struct StandardOutput: ~Copyable, Sendable {
    /// Whether the reader has closed its end: nothing more arrives, so work only for printing may stop.
    package private(set) var isClosedByReader = false
    private let descriptor: Int32
    private let capacity: Int
    private var buffer: [UInt8] = []

    /// Prints to one of the two streams.
    ///
    /// The program calls ``ignoreBrokenPipeSignal()`` once before.
    package init(to stream: StandardStream = .output) {
        let writesAtOnce = stream == .error || stream.isTerminal
        self.init(descriptor: stream.descriptor, capacity: writesAtOnce ? 0 : 64 * 1024)
    }

    /// Gathers up to `capacity` bytes for an open file `descriptor`.
    init(descriptor: Int32, capacity: Int) {
        self.descriptor = descriptor
        self.capacity = capacity
    }

    /// Lets a write to a closed pipe fail instead of ending the process, which is what the signal does by default.
    package static func ignoreBrokenPipeSignal() {
        _ = signal(SIGPIPE, SIG_IGN)
    }

    /// Prints `text` as it is, without a newline at the end.
    package mutating func write(_ text: String) throws(OutputError) {
        buffer.append(contentsOf: text.utf8)
        if buffer.count > capacity { try flush() }
    }

    /// Prints the bytes of a file or a patch, in whatever encoding they are.
    package mutating func write(_ bytes: [UInt8]) throws(OutputError) {
        buffer.append(contentsOf: bytes)
        if buffer.count > capacity { try flush() }
    }

    /// Prints `text` and a newline.
    package mutating func writeLine(_ text: String) throws(OutputError) {
        try write(text + "\n")
    }

    /// Hands over what was gathered; text that cannot be written (a full disk) is dropped and the reason thrown.
    package mutating func flush() throws(OutputError) {
        defer { buffer.removeAll(keepingCapacity: true) }
        var written = 0
        while written < buffer.count, !isClosedByReader {
            written += try writeOnce(from: written)
        }
    }

    /// One call of the system's `write`, which may take only a part of what is left.
    private mutating func writeOnce(from start: Int) throws(OutputError) -> Int {
        let count = buffer.withUnsafeBytes { systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: $0[start...])) }
        if count >= 0 { return count }
        switch errno {
        case EINTR: break
        case EPIPE: isClosedByReader = true
        case EAGAIN: waitUntilWritable()
        case let code: throw OutputError(code: code)
        }
        return 0
    }

    /// A terminal shared with a program that made it non-blocking takes only as much as it has room for.
    private func waitUntilWritable() {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
    }
}

/// Beside the methods of the same name, the system's function needs its module's name.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
        Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
}
