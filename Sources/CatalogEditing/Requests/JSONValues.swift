import CatalogCore

/// The JSON values of a text that has one after another, each beginning on a line of its own.
///
/// A value can have several lines, as `jq` writes it. A line that begins with a brace always begins a value, so that a
/// value that never ends does not hide the others.
struct JSONValues: Sequence, IteratorProtocol {
    private let bytes: ArraySlice<UInt8>
    private var offset: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        offset = bytes.startIndex
    }

    mutating func next() -> ArraySlice<UInt8>? {
        guard let start = bytes[offset...].firstIndex(where: { !$0.isJSONSpace }) else { return nil }
        var scan = Scan()
        offset = start
        while offset < bytes.endIndex {
            let byte = bytes[offset]
            if byte.isLineEnd, scan.endsAtLineEnd || isValueStart(offset + 1) { break }
            scan.read(byte)
            offset += 1
        }
        return bytes[start..<offset]
    }

    private func isValueStart(_ offset: Int) -> Bool {
        offset < bytes.endIndex && bytes[offset] == UInt8(ascii: "{")
    }

    /// The state between two bytes of a value.
    private struct Scan {
        private var depth = 0
        private var isInString = false
        private var isEscaped = false

        /// Whether a line end here ends the value: it is complete, or broken inside a string.
        var endsAtLineEnd: Bool { depth <= 0 || isInString }

        mutating func read(_ byte: UInt8) {
            if isInString {
                if !isEscaped, byte == UInt8(ascii: "\"") { isInString = false }
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
                return
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
        }
    }
}
