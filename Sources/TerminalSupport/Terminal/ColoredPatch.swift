/// A unified diff in git's colors.
///
/// Without its escape sequences, the result has the same bytes as the patch.
package struct ColoredPatch {
    private let styler: Styler
    private var isInHunk = false

    /// Creates a colored patch that uses `styler`.
    package init(_ styler: Styler) {
        self.styler = styler
    }

    /// Returns the patch with each line colored.
    package consuming func bytes(of patch: [UInt8]) -> [UInt8] {
        var colored: [UInt8] = []
        let newline = UInt8(ascii: "\n")
        for line in patch.split(separator: newline, omittingEmptySubsequences: false) {
            colored += styled(line)
            colored.append(newline)
        }
        return colored.dropLast()
    }

    /// Returns a line in its color.
    ///
    /// Also tracks hunks: only inside a hunk does `---` begin a removed line, not a file name.
    private mutating func styled(_ line: ArraySlice<UInt8>) -> [UInt8] {
        if line.starts(with: "diff --git ".utf8) { isInHunk = false }
        if line.starts(with: "@@ ".utf8) {
            isInHunk = true
            return styler.styled(line, as: .note)
        }
        guard isInHunk else { return styler.styled(line, as: .bold) }
        switch line.first {
        case UInt8(ascii: "+"): return styler.styled(line, as: .added)
        case UInt8(ascii: "-"): return styler.styled(line, as: .removed)
        default: return Array(line)
        }
    }
}
