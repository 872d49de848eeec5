/// What a document may cost before it is refused.
public struct DocumentLimits: Hashable, Sendable {
    /// The largest file, in bytes.
    ///
    /// Offsets are kept in 32 bits.
    public var maximumBytes: Int
    /// The deepest nesting of objects and arrays.
    ///
    /// A catalog needs ten levels.
    public var maximumDepth: Int

    /// 256 MiB, of which the tape may take some GiB at the very worst, and 128 levels.
    ///
    /// Values are read by functions that call themselves a level; so many levels fit into half a megabyte of stack, which
    /// is what threads have on Apple's platforms, in an unoptimised build too.
    public static let standard = DocumentLimits(maximumBytes: 1 << 28, maximumDepth: 128)

    /// Creates limits; values over 32 bits are cut to them.
    public init(maximumBytes: Int, maximumDepth: Int) {
        self.maximumBytes = min(maximumBytes, Int(Int32.max))
        self.maximumDepth = min(maximumDepth, Int(Int32.max))
    }
}
