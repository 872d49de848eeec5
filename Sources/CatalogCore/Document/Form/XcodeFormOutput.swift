/// The receiver of a document in Xcode's form.
protocol XcodeFormOutput {
    /// Whether the rest makes no difference to the result.
    var isRefuted: Bool { get }

    mutating func append(_ byte: UInt8)

    mutating func append(_ bytes: [UInt8])

    /// Appends a part of the document's own bytes.
    mutating func append(partAt range: ByteRange)
}

/// The bytes of a document in Xcode's form.
struct XcodeFormBytes: XcodeFormOutput {
    private(set) var bytes: [UInt8] = []
    private let source: [UInt8]

    init(_ source: [UInt8]) {
        self.source = source
        bytes.reserveCapacity(source.count)
    }

    var isRefuted: Bool { false }

    mutating func append(_ byte: UInt8) { bytes.append(byte) }

    mutating func append(_ bytes: [UInt8]) { self.bytes += bytes }

    mutating func append(partAt range: ByteRange) { bytes += source[range] }
}

/// A comparison of a document with its Xcode form.
struct XcodeFormComparison: XcodeFormOutput {
    private let source: [UInt8]
    /// The number of equal bytes.
    private var offset = 0
    private(set) var isRefuted = false

    init(_ source: [UInt8]) { self.source = source }

    /// Whether all bytes are equal.
    var isComplete: Bool { !isRefuted && offset == source.count }

    mutating func append(_ byte: UInt8) {
        guard offset < source.count, source[offset] == byte else { return isRefuted = true }
        offset &+= 1
    }

    mutating func append(_ bytes: [UInt8]) {
        guard source[offset...].starts(with: bytes) else { return isRefuted = true }
        offset &+= bytes.count
    }

    mutating func append(partAt range: ByteRange) {
        guard range.lowerBound != offset else { return offset = range.upperBound }
        guard source[offset...].starts(with: source[range]) else { return isRefuted = true }
        offset &+= range.count
    }
}
