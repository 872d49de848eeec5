#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An error in writing output, such as a full disk or a failed device.
///
/// A reader that has closed its end is not an error.
package struct OutputError: Error, Equatable, CustomStringConvertible {
    /// The system's `errno`.
    package let code: Int32

    /// Creates an error from an `errno`.
    package init(code: Int32) {
        self.code = code
    }

    /// The system's message, as in "the output could not be written: No space left on device".
    package var description: String {
        "the output could not be written: " + String(cString: strerror(code))
    }
}
