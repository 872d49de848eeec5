import CatalogRuntime

/// The bytes of an encoded table under construction.
struct EncodedBytes {
    /// The bytes so far.
    private(set) var bytes: [UInt8] = []

    /// Creates the bytes with an optional leading mark.
    init(_ mark: UInt8? = nil) {
        if let mark { bytes.append(mark) }
    }

    /// Appends a byte.
    mutating func append(_ byte: UInt8) {
        bytes.append(byte)
    }

    /// Appends bytes.
    mutating func append(_ more: [UInt8]) {
        bytes += more
    }

    /// Appends a number with as many digits as it needs.
    mutating func append(number value: Int) {
        var rest = max(0, value)
        while rest >= 32 {
            bytes.append(EncodedNumber.digits[rest & 31 | 32])
            rest >>= 5
        }
        bytes.append(EncodedNumber.digits[rest])
    }

    /// Appends a list of parts.
    mutating func append(list parts: [[UInt8]]) {
        let length = parts.reduce(0) { $0 + $1.count }
        let width = Self.width(of: max(parts.count, length))
        append(width, width: 1)
        append(parts.count, width: width)
        var end = 0
        for part in parts {
            end += part.count
            append(end, width: width)
        }
        for part in parts { bytes += part }
    }

    private mutating func append(_ value: Int, width: Int) {
        for location in (0..<width).reversed() {
            bytes.append(EncodedNumber.digits[value >> (location * 6) & 63])
        }
    }

    /// Returns the number of digits that can represent every number up to `largest`.
    private static func width(of largest: Int) -> Int {
        var width = 1
        while largest >> (width * 6) > 0 { width += 1 }
        return width
    }
}
