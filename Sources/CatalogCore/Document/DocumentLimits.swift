/// Limits on the size and nesting of a document.
public struct DocumentLimits: Hashable, Sendable {
    /// The maximum size of a file, in bytes.
    ///
    /// Lengths are stored in 29 bits.
    public var maximumBytes: Int
    /// The maximum nesting depth of objects and arrays.
    ///
    /// A catalog needs ten levels.
    public var maximumDepth: Int

    /// Limits of 256 MiB and 128 levels.
    ///
    /// At 256 MiB the tape may take several GiB in the worst case. Recursive functions read nested values. 128 levels
    /// fit into half a megabyte of stack, the size for threads on Apple platforms, even in an unoptimized build.
    public static let standard = DocumentLimits(maximumBytes: 1 << 28, maximumDepth: 128)

    /// Creates limits; a size of 512 MiB or more is reduced to one byte less.
    public init(maximumBytes: Int, maximumDepth: Int) {
        self.maximumBytes = min(maximumBytes, Int(DocumentNode.largest))
        self.maximumDepth = min(maximumDepth, Int(Int32.max))
    }
}
