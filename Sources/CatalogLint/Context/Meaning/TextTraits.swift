import CatalogCore

/// Traits that a text shares with its translation in any language.
struct TextTraits {
    /// The amount of content, in tenths of a letter.
    private(set) var weight = 0
    /// The number of letters.
    private(set) var letters = 0
    /// The kinds of arguments, sorted.
    private(set) var arguments: [UInt8] = []
    /// The sum of the numbers, which does not depend on their order.
    private(set) var numbers = 0
    private var lines = 0
    private var end = End.none

    /// The ends of a text, independent of script.
    private enum End { case none, stop, question, exclamation, colon, ellipsis }

    /// Computes the traits of a text.
    init(_ text: Text) {
        let bytes = text.utf8
        var ranges: [ByteRange] = []
        if text.mayHaveSpecifiers {
            let specifiers = FormatString(utf8: bytes).specifiers.filter { !$0.hasSpaceFlag }
            ranges = specifiers.map(\.range)
            arguments = specifiers.map(Self.kind).sorted()
        }
        count(bytes, without: ranges)
        end = Self.end(of: bytes)
    }

    /// Returns the degree to which a translation does not fit, approximately a negative log-likelihood.
    ///
    /// A perfect fit has the degree 0. Values of a few units are common; values of eight or more are not.
    func mismatch(with translation: TextTraits) -> Double {
        let shorter = min(weight, translation.weight)
        let spread = shorter < 50 ? 0.45 : shorter < 100 ? 0.34 : shorter < 250 ? 0.29 : shorter < 500 ? 0.22 : 0.18
        let deviation = LengthRatio(source: weight, translation: translation.weight).logarithm / spread
        var mismatch = min(deviation * deviation / 2, 14)
        if arguments != translation.arguments { mismatch += 6 + 2 * Double(min(3, difference(to: translation))) }
        if numbers != translation.numbers { mismatch += 3 }
        if end != translation.end { mismatch += end == .question || translation.end == .question ? 3 : 2 }
        return mismatch + Double(min(4, 2 * abs(lines - translation.lines)))
    }

    /// Returns whether a translation has the same arguments and numbers, without which the degree is at least 3.
    func mayFit(_ translation: TextTraits) -> Bool {
        numbers == translation.numbers && arguments == translation.arguments
    }

    /// Returns the number of arguments that only one of the texts has.
    private func difference(to other: TextTraits) -> Int {
        other.arguments.difference(from: arguments).count
    }

    private static func kind(_ specifier: FormatSpecifier) -> UInt8 {
        guard specifier.substitution == nil else { return 0 }
        let kind = UInt8(truncatingIfNeeded: specifier.conversion.rawValue.value)
        return kind == UInt8(ascii: "i") ? UInt8(ascii: "d") : kind
    }

    private mutating func count(_ bytes: ArraySlice<UInt8>, without ranges: [ByteRange]) {
        var start = bytes.startIndex
        for range in ranges {
            count(bytes[start..<(bytes.startIndex + range.lowerBound)])
            start = bytes.startIndex + range.upperBound
        }
        count(bytes[start...])
        weight += 40 * ranges.count
    }

    private mutating func count(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBufferPointer { bytes in
            let sum = Self.shares.withUnsafeBufferPointer { shares in
                bytes.reduce(into: SIMD4<Int>.zero) { $0 &+= shares[Int($1)] }
            }
            weight += sum[0]
            letters += sum[1]
            lines += sum[2]
            if sum[3] > 0 { numbers &+= Self.sumOfNumbers(in: bytes) }
        }
    }

    /// What each byte adds to the weight and to the numbers of letters, line feeds and digits, so that one addition counts
    /// all.
    private static let shares: [SIMD4<Int>] = (0...0xFF).map { byte in
        let byte = UInt8(byte)
        return SIMD4(
            TextWeight.tenths(first: byte), byte.isASCIILetter || byte >= 0xC2 ? 1 : 0, byte == 0x0A ? 1 : 0,
            byte.isASCIIDigit ? 1 : 0)
    }

    private static func sumOfNumbers(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var (number, sum) = (0, 0)
        for byte in bytes {
            if byte.isASCIIDigit {
                number = (number &* 31 &+ Int(byte)) & 0xFFFF_FFFF
            } else if number != 0 {
                sum &+= number
                number = 0
            }
        }
        return sum &+ number
    }

    private static func end(of bytes: ArraySlice<UInt8>) -> End {
        let core = bytes[...(bytes.lastIndex { !isBehindEnd($0) } ?? bytes.startIndex - 1)]
        guard let byte = core.last else { return .none }
        switch byte {
        case UInt8(ascii: "."): return core.count > 2 && core.suffix(3).allSatisfy { $0 == byte } ? .ellipsis : .stop
        case UInt8(ascii: "?"): return .question
        case UInt8(ascii: "!"): return .exclamation
        case UInt8(ascii: ":"): return .colon
        case ..<0x80: return .none
        default: break
        }
        let last = core.suffix(3)
        if last.suffix(2).elementsEqual(arabicQuestionMark) { return .question }
        // Most texts end in a letter, and few letters begin as these signs.
        guard let first = last.first, wideStarts.contains(first) else { return .none }
        return wideEnds[Array(last)] ?? .none
    }

    private static func isBehindEnd(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x0A, 0x29, 0x5D, 0x22: true
        default: false
        }
    }

    private static let arabicQuestionMark: [UInt8] = [0xD8, 0x9F]
    private static let wideStarts = ByteSet(0xE0...0xE0, 0xE2...0xE3, 0xEF...0xEF)
    private static let wideEnds: [[UInt8]: End] = [
        Array("。".utf8): .stop, Array("．".utf8): .stop, Array("।".utf8): .stop, Array("？".utf8): .question,
        Array("！".utf8): .exclamation, Array("：".utf8): .colon, Array("…".utf8): .ellipsis,
    ]
}
