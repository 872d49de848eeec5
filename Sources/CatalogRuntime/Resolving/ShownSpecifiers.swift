/// The specifiers of a text that is shown as a format string.
struct ShownSpecifiers {
    private var arguments: [Int] = []
    private var hasPositions = false

    /// Whether the specifiers need argument positions.
    ///
    /// They need positions if the text itself has any, or if it does not take the arguments in order, each once.
    var needPositions: Bool { hasPositions || arguments != Array(1..<arguments.count + 1) }

    /// Records a specifier.
    mutating func append(_ specifier: EncodedSpecifier) {
        arguments.append(specifier.argument)
        hasPositions = hasPositions || specifier.hasSizeArgument
    }

    /// Records the spelling of a piece.
    mutating func noteSpelling(_ spelling: Slice<UnsafeBufferPointer<UInt8>>) {
        hasPositions = hasPositions || spelling.contains(UInt8(ascii: "$"))
    }
}
