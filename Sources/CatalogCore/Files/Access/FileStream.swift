#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Devices and open files that a path below `/dev` names, such as `/dev/null`, `/dev/stdout`, and `/dev/fd/63` for
/// `>(…)` in a shell.
///
/// They are written to, and not replaced like a file.
package enum FileStream {
    /// Returns whether a path names a device or an open file.
    package static func isNamed(by path: String) -> Bool {
        guard path.hasPrefix("/dev/") else { return false }
        if ["/dev/stdin", "/dev/stdout", "/dev/stderr"].contains(path) || path.hasPrefix("/dev/fd/") { return true }
        return (try? FileStatus(ofPath: path))?.kind == .other
    }

    /// Writes bytes to a device or an open file; a file gets them at its end.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        try Descriptor(writingToStream: path).writeAll(bytes)
    }
}

extension Descriptor {
    fileprivate init(writingToStream path: String) throws(FileError) {
        value = try Self.opened(path) { open(path, O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC) }
        self.path = path
    }
}
