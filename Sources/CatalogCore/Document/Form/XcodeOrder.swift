import Foundation

/// The order in which Xcode writes the keys of a catalog (`docs/formats.md` §1, "Key order").
///
/// It is `localizedStandardCompare` under a fixed locale: the root collation of CLDR with numbers compared by value,
/// and lower case before upper where nothing else differs. Foundation is the authority; most pairs of keys are
/// decided without it, with the same answer and at a small part of the cost.
///
/// Foundation calls some different strings the same (canonically equivalent ones, for instance), so sort by key and,
/// where that is `.orderedSame`, by the original place: then a file that Xcode wrote keeps its order.
public enum XcodeOrder {
    /// Whether Xcode writes `left` before `right`.
    public static func areInIncreasingOrder(_ left: String, _ right: String) -> Bool {
        compare(left, right) == .orderedAscending
    }

    /// How Xcode orders two keys.
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

    /// How Xcode orders two keys that lie in `bytes` as UTF-8, or nil if that takes Foundation.
    ///
    /// On nil, make strings of the two and compare those. The bytes are taken for the keys themselves, so a key that
    /// is written with escapes has to be unescaped first.
    public static func compare(_ bytes: [UInt8], _ left: ByteRange, _ right: ByteRange) -> ComparisonResult? {
        bytes.withUnsafeBufferPointer { buffer in
            XcodeOrderWalk.compare(.init(rebasing: buffer[left]), .init(rebasing: buffer[right]))
        }
    }
}
