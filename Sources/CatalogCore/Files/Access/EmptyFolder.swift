#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Takes away folders that nothing is left in.
public enum EmptyFolder {
    /// Removes the folder at `path` if nothing is in it.
    ///
    /// - Returns: whether it is gone.
    @discardableResult
    public static func remove(_ path: String) -> Bool { rmdir(path) == 0 }
}
