#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The two streams that a command prints to.
package enum StandardStream: Sendable {
    /// Standard output: results, which scripts read.
    case output
    /// Standard error: errors, progress and prompts, which only people read.
    case error

    /// The file descriptor: 1 or 2.
    package var descriptor: Int32 {
        switch self {
        case .output: STDOUT_FILENO
        case .error: STDERR_FILENO
        }
    }

    /// Whether the stream is connected to a terminal, not to a file or a pipe.
    package var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Whether the stream is connected to a file on disk.
    package var isFile: Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether the stream can still be read: false after the other end of a pipe is closed.
    package var hasReader: Bool {
        // With no events to wait for, macOS does not report a closed end either.
        var end = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&end, 1, 0) <= 0 || end.revents & Self.endings == 0
    }

    #if canImport(Darwin)
        /// macOS answers `POLLNVAL` for devices such as `/dev/null`, too.
        private static let endings = Int16(POLLERR | POLLHUP)
    #else
        private static let endings = Int16(POLLERR | POLLHUP | POLLNVAL)
    #endif
}
