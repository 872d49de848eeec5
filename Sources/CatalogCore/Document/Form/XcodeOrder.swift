import Foundation

/// The order in which Xcode writes the keys of a catalog (`docs/formats.md` §1, "Key order").
///
/// The order is that of `localizedStandardCompare` in a fixed locale, which uses the root collation of CLDR. It
/// compares numbers by value, and puts lowercase before uppercase if nothing else differs. Foundation defines the
/// result. Most pairs of keys are compared without Foundation, with the same result at a fraction of the cost.
///
/// Foundation treats some different strings as the same, such as canonically equivalent ones. Sort by key and resolve
/// `.orderedSame` by the original position, so that a file from Xcode keeps its order.
public enum XcodeOrder {
    /// Returns whether Xcode writes `left` before `right`.
    public static func areInIncreasingOrder(_ left: String, _ right: String) -> Bool {
        compare(left, right) == .orderedAscending
    }

    /// Returns Xcode's order of two keys.
    public static func compare(_ left: String, _ right: String) -> ComparisonResult {
        let result = left.utf8.withContiguousStorageIfAvailable { leftBytes in
            right.utf8.withContiguousStorageIfAvailable { rightBytes in
                XcodeOrderWalk.compare(leftBytes, rightBytes)
            }
        }
        guard case .some(.some(.some(let known))) = result else {
            return XcodeOrderCollation.compare(left, right)
        }
        return known
    }

    /// Returns Xcode's order of two keys that are UTF-8 in `bytes`; nil if only Foundation can decide.
    ///
    /// For nil, compare the keys as strings. The bytes must be the keys themselves, so decode a key with escapes first.
    public static func compare(_ bytes: [UInt8], _ left: ByteRange, _ right: ByteRange) -> ComparisonResult? {
        bytes.withUnsafeBufferPointer { buffer in
            XcodeOrderWalk.compare(.init(rebasing: buffer[left]), .init(rebasing: buffer[right]))
        }
    }
}
