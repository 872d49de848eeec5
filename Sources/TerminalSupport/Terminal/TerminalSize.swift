import StandardStreams
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// How wide the terminal is that a command prints to.
package enum TerminalSize {
    /// The columns of the terminal behind `stream`; nil when it is a file or a pipe, which have no width.
    ///
    /// Where the terminal does not tell (some serial lines and editors' consoles say 0), `COLUMNS` of `environment`
    /// is taken, else nil.
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
