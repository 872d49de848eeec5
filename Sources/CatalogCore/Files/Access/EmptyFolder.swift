#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Removal of empty folders.
public enum EmptyFolder {
    /// Removes the folder at `path` if it is empty.
    ///
    /// - Returns: Whether the folder was removed.
    @discardableResult
    public static func remove(_ path: String) -> Bool { rmdir(path) == 0 }
}
