/// The parts of two texts that differ, from the first to the last difference, with a few common lines as context.
///
/// Most changes affect a few lines of a long file, so only these parts are compared line by line.
struct CommonEnds {
    /// The range of the part in the old text.
    let old: Range<Int>
    /// The range of the part in the new text.
    let new: Range<Int>
    /// The number of common lines before the parts.
    let lineCount: Int

    init(_ old: [UInt8], _ new: [UInt8], keeping context: Int) {
        let shared = Self.sharedCount(old, new)
        let start = Self.start(ofLine: shared, in: old)
        let limit = min(old.count, new.count) - start
        let suffix = Self.lines(inSuffix: Self.sharedSuffixCount(old, new, limit: limit), of: old)
        let lower = Self.backward(context, from: start, in: old)
        let upper = Self.forward(context, from: old.count - suffix, in: old)
        self.old = lower..<upper
        self.new = lower..<(upper - old.count + new.count)
        lineCount = old.withUnsafeBufferPointer { bytes in
            bytes[..<lower].reduce(0) { $0 &+ ($1 == Self.newline ? 1 : 0) }
        }
    }

    private static let newline = UInt8(ascii: "\n")

    private static func sharedCount(_ left: [UInt8], _ right: [UInt8]) -> Int {
        left.withUnsafeBufferPointer { left in
            right.withUnsafeBufferPointer { right in
                var count = 0
                let limit = min(left.count, right.count)
                while count < limit, left[count] == right[count] { count &+= 1 }
                return count
            }
        }
    }

    private static func sharedSuffixCount(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
        left.withUnsafeBufferPointer { left in
            right.withUnsafeBufferPointer { right in
                var count = 0
                while count < limit, left[left.count &- 1 &- count] == right[right.count &- 1 &- count] { count &+= 1 }
                return count
            }
        }
    }

    /// Returns the number of bytes of the whole lines in a common suffix.
    ///
    /// The suffix may begin in the middle of a line, whose beginnings differ on the two sides. Therefore its first line
    /// does not count.
    private static func lines(inSuffix count: Int, of bytes: [UInt8]) -> Int {
        guard let end = bytes.suffix(count).firstIndex(of: newline) else { return 0 }
        return bytes.count - end - 1
    }

    private static func start(ofLine offset: Int, in bytes: [UInt8]) -> Int {
        bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    }

    private static func backward(_ lines: Int, from start: Int, in bytes: [UInt8]) -> Int {
        var start = start
        for _ in 0..<lines where start > 0 { start = self.start(ofLine: start - 1, in: bytes) }
        return start
    }

    private static func forward(_ lines: Int, from end: Int, in bytes: [UInt8]) -> Int {
        var end = end
        for _ in 0..<lines where end < bytes.count {
            end = bytes[end...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.count
        }
        return end
    }
}
