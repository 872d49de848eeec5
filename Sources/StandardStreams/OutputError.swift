#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Output could not be written: the disk is full, the device failed.
///
/// A reader that has gone is no error.
package struct OutputError: Error, Equatable, CustomStringConvertible {
    /// The system's `errno`.
    package let code: Int32

    /// The failure that the system calls `code`.
    package init(code: Int32) {
        self.code = code
    }

    /// What the system says of it, as in "the output could not be written: No space left on device".
    package var description: String {
        "the output could not be written: " + String(cString: strerror(code))
    }
}
