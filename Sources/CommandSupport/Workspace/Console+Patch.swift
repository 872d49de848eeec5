import XCStringsKit

extension Console {
    /// Shows a patch, in the colours of `git diff` where there are any.
    package mutating func show(_ patch: [UInt8], _ styler: Styler) throws {
        try write(styler.isColored ? ColoredPatch(styler).bytes(of: patch) : patch)
    }
}
