/// The specifiers of a text that is shown as a format.
struct ShownSpecifiers {
    private var arguments: [Int] = []
    private var hasPositions = false

    /// Whether the specifiers must say by numbers which arguments they take.
    ///
    /// They must where a text says so itself, and where the arguments are not taken one after another, each once.
    var needPositions: Bool { hasPositions || arguments != Array(1..<arguments.count + 1) }

    /// Takes note of a specifier.
    mutating func append(_ specifier: EncodedSpecifier) {
        arguments.append(specifier.argument)
        hasPositions = hasPositions || specifier.hasSizeArgument
    }

    /// Takes note of how a piece is written.
    mutating func noteSpelling(_ spelling: Slice<UnsafeBufferPointer<UInt8>>) {
        hasPositions = hasPositions || spelling.contains(UInt8(ascii: "$"))
    }
}
