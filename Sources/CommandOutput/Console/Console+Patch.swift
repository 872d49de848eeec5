import TerminalSupport
import TextDifference

extension Console {
    /// Prints a patch, in git's colors if the styler is colored.
    package mutating func show(_ patch: [UInt8], _ styler: Styler) throws {
        try write(readable: patch) { styler.isColored ? ColoredPatch(styler).bytes(of: $0) : $0 }
    }

    /// Prints the difference between two versions of a file as a patch.
    ///
    /// - Parameters:
    ///   - old: The current contents, or nil if the file does not exist.
    ///   - new: The new contents, or nil if the file is removed.
    package mutating func showDifference(
        at path: String, from old: [UInt8]?, to new: [UInt8]?, _ styler: Styler
    ) throws {
        try show(UnifiedDiff.text(path: PatchPath.of(path), old: old, new: new), styler)
    }
}
