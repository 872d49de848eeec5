import Foundation

/// A comparison of two keys byte by byte, which gives up when only Foundation can decide.
///
/// The first difference of primary weight decides. The first difference of case or leading zeros decides only if there
/// is no other. Equal bytes outside ASCII are skipped; they never decide.
struct XcodeOrderWalk {
    private enum Step {
        case passed
        case decided(ComparisonResult)
        case unclear
    }

    /// The longest run of digits that is compared here; a longer one may overflow Foundation's 64-bit value.
    private static let longestNumber = 18

    private let left: UnsafeBufferPointer<UInt8>
    private let right: UnsafeBufferPointer<UInt8>
    private var leftOffset = 0
    private var rightOffset = 0
    private var tieBreak = ComparisonResult.orderedSame

    private init(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) {
        self.left = left
        self.right = right
    }

    /// Returns Xcode's order of two keys in UTF-8; nil if only Foundation can decide.
    static func compare(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> ComparisonResult? {
        var walk = XcodeOrderWalk(left, right)
        return walk.result()
    }

    private mutating func result() -> ComparisonResult? {
        while leftOffset < left.count, rightOffset < right.count {
            let leftByte = left[leftOffset]
            let rightByte = right[rightOffset]
            if leftByte == rightByte, !leftByte.isASCIIDigit {
                leftOffset &+= 1
                rightOffset &+= 1
                continue
            }
            switch step(leftByte, rightByte) {
            case .passed: continue
            case .decided(let result): return result
            case .unclear: return nil
            }
        }
        return resultAtEnd()
    }

    private mutating func step(_ leftByte: UInt8, _ rightByte: UInt8) -> Step {
        guard let leftWeight = XcodeOrderWeight.of(leftByte), let rightWeight = XcodeOrderWeight.of(rightByte) else {
            return .unclear
        }
        let hasDigit = leftByte.isASCIIDigit || rightByte.isASCIIDigit
        if hasDigit, followsNonASCII { return .unclear }
        if leftWeight != rightWeight {
            return .decided(leftWeight < rightWeight ? .orderedAscending : .orderedDescending)
        }
        if hasDigit { return passNumbers() }
        breakTie(leftByte.isLowercase ? .orderedAscending : .orderedDescending)
        leftOffset &+= 1
        rightOffset &+= 1
        return .passed
    }

    /// Whether the previous character is not ASCII; if it is a digit of another script, it belongs to the number.
    private var followsNonASCII: Bool {
        leftOffset > 0 && left[leftOffset &- 1] >= 0x80
    }

    /// Compares the whole numbers that begin at the current offsets.
    private mutating func passNumbers() -> Step {
        let leftStart = leftOffset
        let rightStart = rightOffset
        guard
            let leftValue = Self.passNumber(in: left, at: &leftOffset),
            let rightValue = Self.passNumber(in: right, at: &rightOffset)
        else { return .unclear }
        if leftValue != rightValue {
            return .decided(leftValue < rightValue ? .orderedAscending : .orderedDescending)
        }
        let surplus = (leftOffset &- leftStart) &- (rightOffset &- rightStart)
        if surplus != 0 { breakTie(surplus < 0 ? .orderedAscending : .orderedDescending) }
        return .passed
    }

    private static func passNumber(in bytes: UnsafeBufferPointer<UInt8>, at offset: inout Int) -> UInt64? {
        let limit = offset &+ longestNumber
        var value: UInt64 = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            guard byte.isASCIIDigit else { return byte < 0x80 ? value : nil }
            guard offset < limit else { return nil }
            value = value &* 10 &+ UInt64(byte & 0x0F)
            offset &+= 1
        }
        return value
    }

    private mutating func breakTie(_ result: ComparisonResult) {
        if tieBreak == .orderedSame { tieBreak = result }
    }

    /// Returns the order when one key or both have ended: the shorter key first, otherwise by the tie break.
    ///
    /// Returns nil if the next byte of the longer key has no weight, because only Foundation can decide then.
    private func resultAtEnd() -> ComparisonResult? {
        if leftOffset < left.count {
            return XcodeOrderWeight.of(left[leftOffset]).map { _ in .orderedDescending }
        }
        if rightOffset < right.count {
            return XcodeOrderWeight.of(right[rightOffset]).map { _ in .orderedAscending }
        }
        return tieBreak
    }
}

extension UInt8 {
    fileprivate var isLowercase: Bool { self &- 0x61 < 26 }
}
