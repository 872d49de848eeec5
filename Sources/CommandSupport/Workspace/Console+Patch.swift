import XCStringsKit

extension Console {
    /// Shows a patch, in the colours of `git diff` where there are any.
    package mutating func show(_ patch: [UInt8], _ styler: Styler) throws {
        try write(styler.isColored ? ColoredPatch(styler).bytes(of: patch) : patch)
    }

    /// Shows what becomes of a file as a patch.
    ///
    /// - Parameters:
    ///   - old: its bytes as they are; nil where it is not there.
    ///   - new: its bytes as they would be; nil where it goes.
    package mutating func showDifference(
        at path: String, from old: [UInt8]?, to new: [UInt8]?, _ styler: Styler
    ) throws {
        try show(UnifiedDiff.text(path: PatchPath.of(path), old: old, new: new), styler)
    }
}
