/// A unified diff in colour, as git prints it; without the escape sequences it is the same bytes.
package struct ColoredPatch {
    private let styler: Styler
    private var isInHunk = false

    /// Creates a patch in the colours of a styler.
    package init(_ styler: Styler) {
        self.styler = styler
    }

    /// The patch with each line in its colour.
    package consuming func bytes(of patch: [UInt8]) -> [UInt8] {
        var colored: [UInt8] = []
        let newline = UInt8(ascii: "\n")
        for line in patch.split(separator: newline, omittingEmptySubsequences: false) {
            colored += styled(line)
            colored.append(newline)
        }
        return colored.dropLast()
    }

    /// Only the first lines of a hunk tell a name from a removed line that begins with minus signs.
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
