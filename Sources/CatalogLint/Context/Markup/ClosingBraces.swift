/// The pairs of braces of a text, found in one pass.
struct ClosingBraces {
    private var ends: [Int: Int] = [:]

    init(in bytes: [UInt8]) {
        var open: [Int] = []
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "{") {
                open.append(index)
            } else if byte == UInt8(ascii: "}"), let start = open.popLast() {
                ends[start] = index
            }
        }
    }

    /// The index of the brace that closes the one at an index; nil if it stays open.
    subscript(start: Int) -> Int? { ends[start] }
}
