import StandardStreams
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The width of the terminal that a command prints to.
package enum TerminalSize {
    /// Returns the columns of the terminal on `stream`, or nil if the stream is a file or a pipe.
    ///
    /// Some serial lines and editor consoles report 0 columns. In that case, the result is the `COLUMNS` variable of
    /// `environment`, or nil.
    package static func columns(of stream: StandardStream, environment: [String: String]) -> Int? {
        guard stream.isTerminal else { return nil }
        return columns(reported: reportedColumns(of: stream.descriptor), environment: environment)
    }

    static func columns(reported: Int?, environment: [String: String]) -> Int? {
        if let reported, reported > 0 { return reported }
        guard let columns = environment["COLUMNS"].flatMap(Int.init), columns > 0 else { return nil }
        return columns
    }

    private static func reportedColumns(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
        return Int(size.ws_col)
    }
}
