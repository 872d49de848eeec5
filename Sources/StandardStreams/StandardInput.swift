#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reads standard input, for programs such as `fitloc-network` that do not link `XCStringsKit`.
package enum StandardInput {
    /// Reads to the end of the input.
    ///
    /// - Throws: An error with the system's `errno` if the input cannot be read.
    package static func readAll() throws(InputError) -> [UInt8] {
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = block.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
            if count == 0 { return bytes }
            if count > 0 {
                bytes += block[..<count]
            } else if errno != EINTR {
                throw InputError(code: errno)
            }
        }
    }
}

/// An error in reading input.
package struct InputError: Error, Equatable, CustomStringConvertible {
    /// The system's `errno`.
    package let code: Int32

    /// The system's message.
    package var description: String { "the input could not be read: " + String(cString: strerror(code)) }
}
