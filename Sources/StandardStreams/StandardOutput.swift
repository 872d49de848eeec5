#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The only type that writes to standard output and standard error, except for the line editor.
///
/// Results are buffered and written in large blocks. Terminals and standard error are unbuffered. The type cannot be
/// copied, because two copies would print the buffered text twice. Call ``flush()`` at the end.
///
/// After the reader has closed its end (`fitloc list | head`), output is dropped silently and the command continues. A
/// command that writes files must not stop halfway, and its exit status reports that work.
package struct StandardOutput: ~Copyable, Sendable {
    /// Whether the reader has closed its end.
    ///
    /// Work that is only for printing may then stop.
    package private(set) var isClosedByReader = false
    private let descriptor: Int32
    private let capacity: Int
    private var buffer: [UInt8] = []

    /// Creates an output to one of the two streams.
    ///
    /// The program must call ``ignoreWriteSignals()`` once before.
    package init(to stream: StandardStream = .output) {
        let writesAtOnce = stream == .error || stream.isTerminal
        self.init(descriptor: stream.descriptor, capacity: writesAtOnce ? 0 : 64 * 1024)
    }

    /// Creates an output that buffers up to `capacity` bytes for an open file `descriptor`.
    init(descriptor: Int32, capacity: Int) {
        self.descriptor = descriptor
        self.capacity = capacity
    }

    /// Ignores `SIGPIPE` and `SIGXFSZ`, which end the process by default.
    ///
    /// A write to a closed pipe, or beyond the size that the user allows for files (`ulimit -f`), fails instead.
    package static func ignoreWriteSignals() {
        _ = signal(SIGPIPE, SIG_IGN)
        _ = signal(SIGXFSZ, SIG_IGN)
    }

    /// Prints `text` without adding a newline.
    package mutating func write(_ text: String) throws(OutputError) {
        buffer.append(contentsOf: text.utf8)
        if buffer.count > capacity { try flush() }
    }

    /// Prints bytes in any encoding, such as a file or a patch.
    package mutating func write(_ bytes: [UInt8]) throws(OutputError) {
        buffer.append(contentsOf: bytes)
        if buffer.count > capacity { try flush() }
    }

    /// Prints `text` and a newline.
    package mutating func writeLine(_ text: String) throws(OutputError) {
        try write(text + "\n")
    }

    /// Writes the buffered text.
    ///
    /// If that fails, for example because the disk is full, drops the text and throws the error.
    package mutating func flush() throws(OutputError) {
        defer { buffer.removeAll(keepingCapacity: true) }
        var written = 0
        while written < buffer.count, !isClosedByReader {
            written += try writeOnce(from: written)
        }
    }

    /// Calls the system's `write` once, which may write only a part of the buffer.
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

    /// Waits until the descriptor is writable.
    ///
    /// A program that shares the terminal may have made it non-blocking.
    private func waitUntilWritable() {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        // macOS cannot wait for some devices, such as /dev/tty, and answers at once.
        if poll(&request, 1, -1) > 0, request.revents & Int16(POLLNVAL) != 0 { usleep(10_000) }
    }
}

/// Calls the system's `write`, which needs its module's name because of the methods with the same name.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
        Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
}
