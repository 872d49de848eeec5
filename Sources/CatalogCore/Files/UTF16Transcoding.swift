/// A lossless conversion between UTF-16 bytes and UTF-8.
struct UTF16Transcoding {
    /// Whether the high byte of each unit comes first.
    let isBigEndian: Bool

    /// The reason why decoding failed, the offset in the UTF-16 bytes, and the UTF-8 decoded up to that offset.
    struct Failure: Error {
        let reason: TextEncodingError.Reason
        let byteOffset: Int
        let decoded: [UInt8]
    }

    /// Returns the UTF-16 `bytes` from offset `start` as UTF-8.
    func utf8(from bytes: [UInt8], startingAt start: Int) throws(Failure) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count &- start)
        var offset = start
        while offset &+ 1 < bytes.count {
            let unit = self.unit(in: bytes, at: offset)
            if unit & 0xF800 != 0xD800 {
                Self.append(UInt32(unit), to: &output)
                offset &+= 2
            } else if unit < 0xDC00, let low = lowSurrogate(in: bytes, at: offset &+ 2) {
                Self.append(0x10000 &+ (UInt32(unit & 0x3FF) << 10 | UInt32(low & 0x3FF)), to: &output)
                offset &+= 4
            } else {
                throw Failure(reason: .loneSurrogate(unit: unit), byteOffset: offset, decoded: output)
            }
        }
        guard offset == bytes.count else {
            throw Failure(reason: .oddByteCount, byteOffset: offset, decoded: output)
        }
        return output
    }

    /// Appends `utf8` to `output` as UTF-16; an invalid byte becomes U+FFFD.
    func append(utf8: [UInt8], to output: inout [UInt8]) {
        output.reserveCapacity(output.count &+ utf8.count &* 2)
        var offset = 0
        while offset < utf8.count {
            let length = UTF8Sequence.length(in: utf8, at: offset)
            let scalar = length.map { Self.scalar(in: utf8, at: offset, length: $0) } ?? 0xFFFD
            if scalar < 0x10000 {
                append(unit: UInt16(truncatingIfNeeded: scalar), to: &output)
            } else {
                append(unit: UInt16(truncatingIfNeeded: 0xD800 | ((scalar &- 0x10000) >> 10)), to: &output)
                append(unit: UInt16(truncatingIfNeeded: 0xDC00 | (scalar & 0x3FF)), to: &output)
            }
            offset &+= length ?? 1
        }
    }

    private func unit(in bytes: [UInt8], at offset: Int) -> UInt16 {
        let first = UInt16(bytes[offset])
        let second = UInt16(bytes[offset &+ 1])
        return isBigEndian ? first << 8 | second : second << 8 | first
    }

    private func lowSurrogate(in bytes: [UInt8], at offset: Int) -> UInt16? {
        guard offset &+ 1 < bytes.count else { return nil }
        let unit = self.unit(in: bytes, at: offset)
        return unit & 0xFC00 == 0xDC00 ? unit : nil
    }

    private func append(unit: UInt16, to output: inout [UInt8]) {
        let high = UInt8(truncatingIfNeeded: unit >> 8)
        let low = UInt8(truncatingIfNeeded: unit)
        output.append(isBigEndian ? high : low)
        output.append(isBigEndian ? low : high)
    }

    private static func append(_ scalar: UInt32, to output: inout [UInt8]) {
        if scalar < 0x80 {
            output.append(UInt8(truncatingIfNeeded: scalar))
            return
        }
        if scalar < 0x800 {
            output.append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
        } else {
            if scalar < 0x10000 {
                output.append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
            } else {
                output.append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
                output.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F))
            }
            output.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
        }
        output.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    }

    private static func scalar(in utf8: [UInt8], at offset: Int, length: Int) -> UInt32 {
        guard length > 1 else { return UInt32(utf8[offset]) }
        var scalar = UInt32(utf8[offset]) & (0x7F >> UInt32(length))
        for index in (offset &+ 1)..<(offset &+ length) {
            scalar = scalar << 6 | UInt32(utf8[index] & 0x3F)
        }
        return scalar
    }
}
